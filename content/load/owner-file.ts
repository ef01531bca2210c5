/** Set by `npm run preview:filled`. No build reads it, so that example values are never exported. */
const example = process.env.NODE_ENV === 'production' ? undefined : process.env.OWNER_FILE

/** The file of the owner's slots, in content/. */
export const ownerFile = example ?? 'owner.yaml'

/** Whether the slots hold the values of an invented company, which each page must say. */
export const isExample = Boolean(example)
