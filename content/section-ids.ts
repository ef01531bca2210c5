/**
 * Ids of the sections of pages. Do not change them: they are part of addresses that other sites link to, such as
 * /#partners and /services/cybersecurity/zta#questions.
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
