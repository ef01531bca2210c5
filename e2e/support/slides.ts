import type { Locator } from '@playwright/test'

/**
 * The labels of a carousel's fully visible slides, in reading order. Runs in the page. A slide cut by `tolerance` px still
 * counts as fully visible, because positions are rounded.
 */
export function wholeSlidesOf(node: Element, tolerance = 2): string[] {
  const slides = [...node.querySelectorAll('[role="group"][aria-roledescription]')]
  const viewport = slides[0]?.parentElement?.parentElement
  if (!viewport) return []
  const { left, right } = viewport.getBoundingClientRect()
  const { direction, paddingLeft, paddingRight } = getComputedStyle(viewport)
  const start = left + parseFloat(paddingLeft) - tolerance
  const end = right - parseFloat(paddingRight) + tolerance
  return slides
    .map((slide) => ({ label: slide.getAttribute('aria-label') ?? '', box: slide.getBoundingClientRect() }))
    .filter(({ box }) => box.left > start && box.right < end)
    .sort((one, other) => (direction === 'rtl' ? other.box.left - one.box.left : one.box.left - other.box.left))
    .map(({ label }) => label)
}

export const wholeSlides = (carousel: Locator): Promise<string[]> => carousel.evaluate(wholeSlidesOf, undefined)
