import type { HomeCopy } from './types'

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
      subtitle:
        'For trade, finance, restaurants and fitness: systems that start from the documents and rules of your sector.',
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
      'We join strategy, engineering and security in one team, so an idea becomes a running system without being lost between suppliers. You keep one plan and one point of contact, from the first workshop to long-term support.',
    pictureAlt: 'Streams of light crossing the dunes towards a distant city',
    features: [
      {
        id: 'impact',
        title: 'Impactful Features',
        description:
          'We choose features by what they change for their users, write the measure first and remove what nobody uses.',
      },
      {
        id: 'transform',
        title: 'Digital Transformation',
        description:
          'From paper to structured data, from silos to connected systems: in stages, with measured benefits, while work goes on.',
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
        description:
          'We model threats before we write code, grant the least privilege and keep evidence you can show an auditor.',
      },
      {
        id: 'innovation',
        title: 'Innovation',
        description:
          'We try ideas in small experiments with a clear end, keep what survives a pilot and retire what does not.',
      },
      {
        id: 'excellence',
        title: 'Excellence',
        description: 'We review code, test in Arabic and English, and document our work for whoever runs it after us.',
      },
      {
        id: 'generosity',
        title: 'Generosity',
        description:
          'We hand over what we know: training for your staff, documents in both languages and honest advice.',
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
