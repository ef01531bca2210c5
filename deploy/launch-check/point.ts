/** The chapters of the report, each with its title and its advice. */
export const chapters = {
  settings: ['Settings', 'In content/settings.ts, or as environment variables (.env.local counts).'],
  legal: ['Legal facts', 'Likewise. The pages state them.'],
  sandbox: ['Addresses and keys of the sandbox', 'Likewise. With these the deletion forms reach no real account.'],
  owner: ['Owner’s slots', 'In content/owner.yaml. Pages say nothing of what is empty there.'],
  documents: [
    'Documents that expire within 60 days',
    'After the last day of one the build stops. Write the renewed one into content/owner.yaml.',
  ],
  sources: [
    'Sources that nobody has looked up for a year, or could not confirm',
    'Compare the texts with each, and write the day into content/sources.yaml.',
  ],
  security: ['security.txt', 'Where weaknesses of the site are reported.'],
  tests: ['Tests of accessibility that have not run for long', 'Visitors rely on the day of their last run.'],
  logos: ['Partners without a logo of their own', 'The build draws the name. Name the file in content/partners.yaml.'],
} as const

/** Something to set, or to accept as it is. */
export interface Point {
  /** For `--accept`. */
  id: string
  chapter: keyof typeof chapters
  blocks: boolean
  lines: readonly string[]
}
