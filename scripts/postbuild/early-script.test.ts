/** @jest-environment node */
import { withEarlyScript } from './early-script'

const SHEETS = '<link rel="stylesheet" href="/a.css"/><link rel="stylesheet" href="/b.css"/>'
const STARTUP = '<script async="" src="/scripts/startup.0123abcd.js"></script>'
const page = `<head><meta charSet="utf-8"/>${SHEETS}${STARTUP}</head>`
const CODE = 'open("$&")'

test('puts the script before the first style sheet', () => {
  expect(withEarlyScript(page, CODE)).toBe(
    `<head><meta charSet="utf-8"/><script>${CODE}</script>${SHEETS}${STARTUP}</head>`,
  )
})

test('does nothing when it is repeated', () => {
  const once = withEarlyScript(page, CODE)
  expect(withEarlyScript(once, CODE)).toBe(once)
})

test('leaves a page without the startup script alone', () => {
  expect(withEarlyScript(`<head>${SHEETS}</head>`, CODE)).toBe(`<head>${SHEETS}</head>`)
})
