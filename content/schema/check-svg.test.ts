/** @jest-environment node */
import { checkSvg } from './check-svg'

const svg = (inside: string, attributes = '') =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${inside}</svg>`

test.each([
  ['a drawing', svg('<defs><path id="a" d="M0 0"/></defs><use href="#a" fill="url(#b)"/><style>.a{fill:#fff}</style>')],
  ['an embedded picture', svg('<image xlink:href="data:image/png;base64,iVBO" width="1"/>')],
  ["a drawing program's remarks", svg('<metadata rdf:resource="http://x"/><!-- Inkscape --><g inkscape:label="on"/>')],
])('%s is harmless', (_what, text) => {
  expect(checkSvg(text)).toBeUndefined()
})

test.each([
  ['a script', svg('<script>alert(1)</script>'), 'a script'],
  ['a script with a prefix', svg('<s:script href="#"/>'), 'a script'],
  ['an event', svg('<path onload="alert(1)"/>'), 'a script for an event'],
  ['an event on a line of its own', svg('', '\nonclick = "x()"'), 'a script for an event'],
  ['a link that is a script', svg('<a href="javascript:alert(1)"/>'), 'a script'],
  ['one in signs of characters', svg('<a href="&#106;ava&#x73;cript:alert(1)"/>'), 'a script'],
  ['a page', svg('<foreignObject><p/></foreignObject>'), 'parts that are no drawing'],
  ['a picture elsewhere', svg('<image href="https://evil.example/x.png"/>'), 'the address of another file'],
  ['a picture beside it', svg("<use xlink:href='other.svg#a'/>"), 'the address of another file'],
  ['a drawing in an address', svg('<image href="data:image/svg+xml;base64,PHN2"/>'), 'the address of another file'],
  [
    'a font elsewhere',
    svg('<style>@font-face{src:url(https://evil.example/f)}</style>'),
    'the address of another file',
  ],
  ['a style sheet', svg('<style>@import "https://evil.example/x.css";</style>'), 'a style sheet from elsewhere'],
  ['another style sheet', `<?xml-stylesheet href="x.css"?>${svg('')}`, 'a style sheet from elsewhere'],
  ['entities', `<!DOCTYPE svg [<!ENTITY a "b">]>${svg('&a;')}`, 'entities of its own'],
  ['an animation', svg('<set attributeName="href" to="x"/>'), 'an animation that changes an address'],
])('%s is refused', (_what, text, found) => {
  expect(checkSvg(text)).toBe(
    `has ${found}. Export it once more as a plain SVG, without scripts, links and outside files.`,
  )
})

test('names a file that is no SVG', () => {
  expect(checkSvg('<!doctype html><html></html>')).toMatch(/^is named \.svg, and is no SVG/)
  expect(checkSvg('<?xml version="1.0" encoding="utf-16"?><svg/>')).toMatch(/^is not saved as UTF-8|no SVG/)
})
