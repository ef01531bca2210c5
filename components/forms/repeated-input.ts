import type { KeyboardEvent, MouseEvent } from 'react'

/** Holding Enter down must not submit again: the next attempt would replace the message of the last one. */
export function preventRepeatedEnter(event: KeyboardEvent): void {
  if (event.repeat && event.key === 'Enter') event.preventDefault()
}

/** Nor must the second click of a double click, which may come after the reply. */
export function preventSecondClick(event: MouseEvent): void {
  if (event.detail > 1) event.preventDefault()
}
