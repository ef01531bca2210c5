import { createElement, Fragment, type ReactNode } from 'react'

import { fixedSpaces } from '@/lib/fixed-spaces'

/** A hyphenated word, and a percentage after Arabic letters. */
const PARTS = /([\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)+)|((?<=\p{sc=Arabic}[^A-Za-z]*)(?<![\d.,])\d[\d.,]*%)/u

/**
 * A text whose hyphenated words, names, dates and amounts stay on one line (`fixedSpaces`). It is markup, because what
 * visitors copy must not contain characters that nobody sees: a hyphenated word has an element of its own, and so has a
 * percentage in Arabic, whose sign would change to the left of its number after an Arabic letter.
 */
export function unbroken(text: string): ReactNode {
  // split() with two capturing groups returns a text, a word and a percentage in turn; one of the two is undefined.
  const [first = '', ...rest] = fixedSpaces(text).split(PARTS)
  if (rest.length === 0) return first
  // oxlint-disable-next-line react/jsx-key -- they are passed one by one
  const parts = rest.map((part, index) => {
    if (part === undefined || index % 3 === 2) return part
    return index % 3 === 0 ? <span className="unbroken">{part}</span> : <bdi dir="ltr">{part}</bdi>
  })
  return createElement(Fragment, null, first, ...parts)
}
