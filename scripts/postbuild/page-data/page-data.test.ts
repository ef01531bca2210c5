import { pageData } from './page-data'
import { parsePayload, type PayloadRow } from './payload-rows'

const plain = [
  '$',
  'section',
  null,
  { id: 'steps', className: 'topic', children: ['$L5', ['$', 'p', null, { children: '$6' }]] },
]
const live = ['$', 'section', null, { id: 'cards', children: ['$', '$L4', null, { label: 'Next' }] }]
const main = [
  '$',
  'main',
  null,
  { id: 'content', children: [plain, live, ['$', 'b', null, { children: '$5:props:children' }]] },
]
const rows = {
  '0': JSON.stringify({ page: ['$', '$1', 'c', { children: '$L3' }] }),
  '1': '"$Sreact.fragment"',
  '3': JSON.stringify(main),
  '4': 'I[42,["/chunk.js"],"Cards"]',
  '5': JSON.stringify(['$', 'h2', null, { children: 'Steps – خطوات' }]),
}
const text = 'First we look, “then” we build.\nAnd بعد ذلك we run it.'
const payload =
  Object.entries(rows)
    .map(([id, row]) => `${id}:${row}\n`)
    .join('') + `6:T${Buffer.byteLength(text).toString(16)},${text}:HL["/font.woff2","font"]\n`

const START = '(self.__next_f=self.__next_f||[]).push([0])'
/** Cut in the middle of a word, as the framework does. */
const scripts = [START, payload.slice(0, 70), payload.slice(70)].map((piece) =>
  piece === START ? piece : `self.__next_f.push(${JSON.stringify([1, piece])})`,
)
const MARKUP = '<h2>Steps – خطوات</h2><p>“then” \\ "we" build</p>'

/** What the framework is given when the code runs in a page that has the section. */
function given(code: string): string {
  document.body.innerHTML = `<section id="steps">${MARKUP}</section><section id="cards"></section>`
  const pushed: (readonly [number, string?])[] = []
  new Function('self', 'document', code)(
    { __next_f: { push: (piece: [number, string?]) => pushed.push(piece) } },
    document,
  )
  expect(pushed[0]).toEqual([0])
  return pushed.map(([, piece = '']) => piece).join('')
}
const byId = (found: readonly PayloadRow[]) => Object.fromEntries(found.map(({ id, value }) => [id, value]))

test('without markup to leave things to, the framework is given what it was, but for hints', () => {
  const { '3': withPart, ...others } = byId(parsePayload(given(pageData(scripts, new Set()))))
  const { '3': original, '': hint, ...expected } = byId(parsePayload(payload))
  expect(hint).toBe('HL["/font.woff2","font"]')
  expect(others).toEqual(expected)
  // What occurs twice is written out.
  expect(JSON.stringify(withPart)).toBe(JSON.stringify(original).replace('$5:props:children', 'Steps – خطوات'))
})

test('a plain element is filled in from the page, and what only it needed is not sent', () => {
  const code = pageData(scripts, new Set(['steps', 'cards', 'content']))
  expect(code).not.toContain('First we look')
  const found = byId(parsePayload(given(code)))
  expect(found['3']).toEqual([
    '$',
    'main',
    null,
    {
      id: 'content',
      children: [
        ['$', 'section', null, { id: 'steps', className: 'topic', dangerouslySetInnerHTML: { __html: MARKUP } }],
        live,
        ['$', 'b', null, { children: 'Steps – خطوات' }],
      ],
    },
  ])
  expect(found).toMatchObject({ '4': 'I[42,["/chunk.js"],"Cards"]' })
  expect(Object.keys(found)).not.toContain('6')
  // The font is preloaded by the head of the page.
  expect(Object.keys(found)).not.toContain('')
})

test('a reference that leads nowhere stops the build', () => {
  const broken = [START, `self.__next_f.push(${JSON.stringify([1, '0:["$9:props:children"]\n'])})`]
  expect(() => pageData(broken, new Set())).toThrow('$9:props:children')
})
