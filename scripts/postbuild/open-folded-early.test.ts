/** @jest-environment node */
import { withEarlyScript } from './open-folded-early'

const page = (details: string) =>
  `<head><link rel="stylesheet" href="/a.css"/><link rel="stylesheet" href="/b.css"/></head>${details}`

test('puts the script before the first style sheet of a page that phones fold in part', () => {
  expect(withEarlyScript(page('<details data-folded="rest">'), 'open("$&")')).toBe(
    '<head><script>open("$&")</script><link rel="stylesheet" href="/a.css"/><link rel="stylesheet" href="/b.css"/></head><details data-folded="rest">',
  )
})

test('does nothing when it is repeated', () => {
  const once = withEarlyScript(page('<details data-folded="rest">'), 'open()')
  expect(withEarlyScript(once, 'open()')).toBe(once)
})

test.each(['<details>', '<details data-folded="list">', '<details data-folded="rest" data-always="true">'])(
  'leaves a page with %s alone',
  (details) => expect(withEarlyScript(page(details), 'open()')).toBe(page(details)),
)
