import config from '@/tailwind.config'

import { placeholderClass } from './placeholder-class'

const { ink, sand } = config.theme.colors

it.each([
  ['a dark sky', '#101926', 'dark bg-ink-850'],
  ['a dim room', '#202931', 'dark bg-ink-800'],
  ['a lit desert', '#5d4f4a', 'dark bg-ink-700'],
  ['a form on paper', '#c7c8c9', 'sand bg-sand-200'],
  ['an empty page', '#eaefef', 'sand'],
])('fills the box of %s with the nearest step', (_picture, color, name) => {
  expect(placeholderClass(color)).toBe(name)
})

it.each([
  [ink[850], 'dark bg-ink-850'],
  [ink[800], 'dark bg-ink-800'],
  [ink[700], 'dark bg-ink-700'],
  [sand[200], 'sand bg-sand-200'],
  // The surface has this colour by itself.
  [sand[100], 'sand'],
])('knows the palette: %s is %s', (color, name) => {
  expect(placeholderClass(color)).toBe(name)
})

it('puts nothing behind what shows through', () => {
  expect(placeholderClass(undefined)).toBeUndefined()
})
