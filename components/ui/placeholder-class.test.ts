/** @jest-environment node */
import config from '@/tailwind.config'

import { placeholderClass } from './placeholder-class'

const { ink, sand } = config.theme.colors

it.each([
  ['a dark sky', '#101926', 'dark bg-ink-850'],
  ['a dim room', '#202931', 'dark bg-ink-800'],
  ['a lit desert', '#5d4f4a', 'dark bg-ink-700'],
  ['a form on paper', '#c7c8c9', 'sand bg-sand-200'],
  ['an empty page', '#eaefef', 'sand'],
])('%s gets the nearest colour of the palette', (_picture, color, name) => {
  expect(placeholderClass(color)).toBe(name)
})

it.each([
  [ink[850], 'dark bg-ink-850'],
  [ink[800], 'dark bg-ink-800'],
  [ink[700], 'dark bg-ink-700'],
  [sand[200], 'sand bg-sand-200'],
  // The background of the surface.
  [sand[100], 'sand'],
])('the palette colour %s is %s', (color, name) => {
  expect(placeholderClass(color)).toBe(name)
})

it('a transparent picture has no placeholder', () => {
  expect(placeholderClass(undefined)).toBeUndefined()
})
