import { files, onEachPage, readText } from './site'

/** Nobody sees them, and they would be copied with the words. Joiners and selectors belong to emoji and Arabic. */
const INVISIBLE = /(?!\u200c|\u200d|\ufe0f)\p{Default_Ignorable_Code_Point}/u

const found = (text: string) => {
  const match = INVISIBLE.exec(text)
  return (
    match &&
    `U+${match[0].codePointAt(0)?.toString(16)} before ${JSON.stringify(text.slice(match.index, match.index + 40))}`
  )
}

test('no page, link or attribute contains a character that nobody sees', () => {
  onEachPage(({ html }) => {
    expect(found(html)).toBeNull()
    for (const [, href = ''] of html.matchAll(/href="(mailto:[^"]*)"/g))
      expect(found(decodeURIComponent(href))).toBeNull()
  })
})

test('no text for programs contains one, nor does the data of a page', () => {
  const texts = [...files].filter(
    (file) => /\.(md|txt|yaml|json|webmanifest)$/.test(file) && !file.startsWith('/admin'),
  )
  expect(texts.length).toBeGreaterThan(100)
  for (const file of texts) expect([file, found(readText(file))]).toEqual([file, null])
})
