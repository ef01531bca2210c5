/** A hash of what the exported site is made from: the contents of its sources and the owner's settings. */
export function buildId(): string
