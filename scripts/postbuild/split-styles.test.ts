/** @jest-environment node */
import { splitByMedia } from './split-styles'

test.each([
  '@media print{p{top:1px}}',
  '@media (forced-colors:active){p{top:1px}}',
  '@media (hover:hover){p:hover{top:1px}}',
  '@media (prefers-contrast:more){p{top:1px}}',
  '@media (min-width:30rem){p{top:1px}}',
  '@media (min-width:48rem){p{top:1px}}',
  '@media (min-width:64rem){p{top:1px}}',
  '@media (min-width:82.5rem){p{top:1px}}',
  '@media (min-width:64rem)and (min-height:46rem){p{top:1px}}',
])('a phone does not wait for %s', (block) => {
  expect(splitByMedia(`p{top:0}${block}`)).toEqual({ waitedFor: 'p{top:0}', rest: block })
})

test.each([
  '@media not (min-width:64rem){p{top:1px}}',
  '@media (min-width:18rem){p{top:1px}}',
  '@media screen and not (min-width:64rem){p{top:1px}}',
  '@media (scripting:none){p{top:1px}}',
])('pages wait for %s', (block) => {
  expect(splitByMedia(block)).toEqual({ waitedFor: block, rest: '' })
})

test('a block inside of a moved block moves with it, once', () => {
  const block = '@layer a{@media (min-width:64rem){p{@media (min-width:80rem){top:1px}}}}'
  expect(splitByMedia(`p{top:0}${block}`).rest).toBe(block)
})

test('a moved block keeps its layer and its enclosing rules', () => {
  expect(splitByMedia('@layer a{p{top:0;@media print{top:1px}}}')).toEqual({
    waitedFor: '@layer a{p{top:0}}',
    rest: '@layer a{p{@media print{top:1px}}}',
  })
})

test.each([
  ['p{& a,& :is(b,i){top:0}}', 'p{a,:is(b,i){top:0}}'],
  ['p{& a:not(& *),b &,&:hover{top:0}}', 'p{& a:not(& *),b &,&:hover{top:0}}'],
])('a nested selector of %s needs no ampersand for a descendant', (css, shorter) => {
  expect(splitByMedia(css).waitedFor).toBe(shorter)
})
