/**
 * Takes custom properties out of a minified style sheet that no rule of it reads. The theme publishes its whole palette;
 * pages carry no style attribute, so that nothing outside the sheet can read it.
 */
export function dropUnusedProperties(sheet: string): string {
  const read = new Set(Array.from(sheet.matchAll(/var\((--[\w-]+)/g), ([, name]) => name))
  return sheet.replace(/(?<=[{;])(--[\w-]+):[^;}]*(;|(?=\}))/g, (declaration, name: string) =>
    read.has(name) ? declaration : '',
  )
}
