/**
 * Ids of the pages' sections. They are part of addresses, such as /#partners and /services/cybersecurity/zta#questions,
 * so that links from elsewhere depend on them.
 */
export const sectionIds = {
  home: 'home',
  vision: 'vision',
  values: 'values',
  partners: 'partners',
  footer: 'footer',
  introduction: 'introduction',
  details: 'details',
  audience: 'who-it-is-for',
  steps: 'how-we-work',
  deliverables: 'what-you-receive',
  measures: 'outcomes',
  standards: 'standards',
  screens: 'screens',
  modules: 'modules',
  platforms: 'platforms',
  integrations: 'integrations',
  security: 'security',
  rollout: 'rollout',
  questions: 'questions',
  related: 'related',
} as const
