/** Joins classes to the value of `className`, without those that are false, undefined or empty. */
export const classNames = (...names: readonly (string | false | undefined)[]): string => names.filter(Boolean).join(' ')
