/** @jest-environment node */
import { readFileSync } from 'node:fs'

const tokenNames = (text: string) => [...text.matchAll(/--[a-z][\w-]*/g)].map(([name]) => name)

test('the style sheets define every token that docs/design.md names', () => {
  const defined = ['tailwind.config.ts', 'app/tokens.css'].map((file) => readFileSync(file, 'utf8')).join('')
  const named = [...readFileSync('docs/design.md', 'utf8').matchAll(/`(--[\w-]+)`/g)].map(([, name]) => name)
  expect(named.length).toBeGreaterThan(20)
  expect(named.filter((name) => !tokenNames(defined).includes(name ?? ''))).toEqual([])
})
