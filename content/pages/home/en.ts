import type { HomeCopy } from './types'

export const en: HomeCopy = {
  title: 'Technology Solutions for UAE Enterprises',
  description:
    'A full-cycle software development firm in Dubai: enterprise systems and ERP, digital products and cybersecurity, delivered by one accountable team.',
  company: 'A software company in Dubai for UAE enterprises: ERP, apps and cybersecurity.',
  slides: [
    {
      id: 'cybersecurity',
      title: 'Cybersecurity Solutions',
      subtitle: 'Compliance, testing and monitoring, shaped by UAE regulation and by the way your teams work.',
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
        'Finance, supply and people in one system, prepared for e-invoicing, VAT and wage protection in the UAE.',
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
  playSlides: 'Resume slides',
  vision: {
    title: 'One team for strategy, engineering and security',
    description:
      'We turn your idea into a system in daily use, without passing it from supplier to supplier. You keep one plan and one point of contact, from the first workshop to long-term support.',
    pictureAlt: 'Dunes in evening light',
    offer: (services, products) => `${services} services, ${products} products`,
    features: [
      {
        id: 'impact',
        title: 'Impactful Features',
        description:
          'We choose features for the difference they make, agree the measure before building and remove what is never used.',
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
    subtitle: 'Ask us how we practise any of them.',
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
