import type { HomeCopy } from '.'

export const en: HomeCopy = {
  title: 'Technology Solutions for UAE Enterprises',
  description:
    'A full-cycle software development firm in Dubai: enterprise systems and ERP, digital products and cybersecurity, delivered by one accountable team.',
  slides: [
    {
      id: 'cybersecurity',
      title: 'Cybersecurity Solutions',
      subtitle:
        'Compliance, testing and monitoring shaped around UAE regulation, and around the way your teams really work.',
    },
    {
      id: 'ai',
      title: 'AI & Machine Learning',
      subtitle: 'Assistants, forecasts and document reading that work in Arabic and English, with people in control.',
    },
    {
      id: 'erp',
      title: 'Enterprise ERP Solutions',
      subtitle:
        'Finance, supply and people in one system, prepared for VAT, wage protection and e-invoicing in the UAE.',
    },
    {
      id: 'industry',
      title: 'Industry Specific Solutions',
      subtitle: 'For trade, finance, restaurants and fitness: systems that speak the language of your business.',
    },
  ],
  exploreLabel: "Explore what's new →",
  scrollDown: 'Scroll Down',
  videoFallback: 'Your browser does not support the video tag.',
  slidesLabel: 'Featured solutions',
  pauseSlides: 'Pause slides',
  playSlides: 'Play slides',
  vision: {
    title: 'Systems that fit the way your organisation moves',
    description:
      'We join strategy, engineering and security in one team, so an idea becomes a running system without being lost between suppliers. You keep one plan, one codebase and one point of contact, from the first workshop to long-term support.',
    pictureAlt: 'Streams of light crossing the dunes towards a distant city',
    features: [
      {
        id: 'impact',
        title: 'Impactful Features',
        description:
          'Every release answers a measurable need: fewer manual steps, faster decisions, clearer accountability.',
      },
      {
        id: 'transform',
        title: 'Digital Transformation',
        description:
          'We modernise in stages, connecting what works today to what you will need next, without stopping the business.',
      },
    ],
  },
  mission: {
    title: 'Our Mission',
    text: 'Crafting a graceful future by harmonizing creativity, emerged technology and generosity.',
  },
  visionStatement: {
    title: 'Our Vision',
    text: 'Delivering flexible, secure and innovative solutions to empower digital transformation.',
  },
  towersAlt: 'Skyscrapers at dusk, reflected in calm water',
  values: {
    title: 'Values',
    subtitle: 'Four commitments that decide how we choose, design and deliver our work.',
    items: [
      {
        id: 'security',
        title: 'Security',
        description: 'We design for protection first: least access, tested defences, evidence you can show an auditor.',
      },
      {
        id: 'innovation',
        title: 'Innovation',
        description: 'We try new ideas early and keep only those that prove useful to the people who rely on them.',
      },
      {
        id: 'excellence',
        title: 'Excellence',
        description: 'We review, test and document our work, so that it stays clear to whoever runs it after us.',
      },
      {
        id: 'generosity',
        title: 'Generosity',
        description: 'We share what we know: training, honest advice and software that gives something back.',
      },
    ],
    previous: 'Previous value',
    next: 'Next value',
  },
  partners: {
    title: 'Our Partners',
    subtitle: 'Companies we build with, and platforms we build on.',
    previous: 'Previous partners',
    next: 'Next partners',
  },
}
