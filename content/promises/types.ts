/** A sentence that only the owner can make true. */
interface OwnerPromise {
  /** The exact words on the page. */
  en: string
  ar: string
  /** What must be true for them, and stay true. */
  needs: string
}

/** By page (its path without the language's prefix), then by a name that is unique on the page. */
export type PromisesByPage = Readonly<Record<string, Readonly<Record<string, OwnerPromise>>>>
