import postcss from 'postcss'

/**
 * Takes custom properties out of a style sheet that no rule of it reads. The theme publishes its whole palette; pages
 * carry no style attribute, so that nothing outside the sheet can read it.
 */
export function dropUnusedProperties(sheet: string): string {
  const read = new Set(Array.from(sheet.matchAll(/var\(\s*(--[\w-]+)/g), ([, name]) => name))
  const root = postcss.parse(sheet)
  root.walkDecls(/^--/, (declaration) => {
    if (!read.has(declaration.prop)) declaration.remove()
  })
  return root.toString()
}
