/** What somebody answers for as it is. */
interface Acceptance {
  /** As `npm run launch-check` prints them. The sign after # changes with the words: changed words are accepted anew. */
  ids: readonly string[]
  /** Name of the person. */
  by: string
  /** `YYYY-MM-DD` */
  date: string
  /** Why it is right, or for how long it will do. */
  remark: string
}

/**
 * What the owner accepts before launch: defaults that are to stay, and sentences that he has made true, such as
 * `{ ids: ['SITE_X_URL'], by: 'Name, role', date: '2026-12-01', remark: 'No account there' }`.
 */
export const acceptances: readonly Acceptance[] = []
