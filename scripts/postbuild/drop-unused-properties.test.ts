import { dropUnusedProperties } from './drop-unused-properties'

it('drops what no rule reads, first, last and in the middle', () => {
  expect(dropUnusedProperties(':root{--a:1;--b:#fff;--c:2px}p{color:var(--b)}')).toBe(
    ':root{--b:#fff}p{color:var(--b)}',
  )
})

it('keeps what a rule or another property reads, with a fallback too', () => {
  const sheet = ':root{--a:1px;--b:calc(var(--a)*2)}p{margin:var( --b,0);&:hover{gap:var(--x)}}'
  expect(dropUnusedProperties(sheet)).toBe(sheet)
})

it('knows names that begin alike', () => {
  expect(dropUnusedProperties(':root{--ink:1;--ink-900:2}p{order:var(--ink-900)}')).toBe(
    ':root{--ink-900:2}p{order:var(--ink-900)}',
  )
})

it('takes a value whole, whatever is written in it', () => {
  const picture = 'url("data:image/svg+xml;utf8,--b:1;}")'
  expect(dropUnusedProperties(`:root{--a:${picture};--b:1}p{order:var(--b)}`)).toBe(':root{--b:1}p{order:var(--b)}')
})
