/**
 * A name in a list of names, some of another script: all keep the order of the list (Unicode: first strong isolate).
 * That of a standard keeps its number: ISO 9001:2015.
 */
export const isolated = (name: string): string => `\u2068${name.replace(/ (?=\d)/g, '\u00a0')}\u2069`
