import type { Locator } from '@playwright/test'

/** The labels of the slides that show whole, in reading order. */
export const wholeSlides = (section: Locator): Promise<string[]> =>
  section.evaluate((node) => {
    const slides = [...node.querySelectorAll('[role="group"][aria-roledescription]')]
    const view = slides[0]?.parentElement?.parentElement?.getBoundingClientRect()
    const sign = getComputedStyle(node).direction === 'rtl' ? -1 : 1
    if (!view) return []
    return slides
      .map((slide) => ({ label: slide.getAttribute('aria-label') ?? '', box: slide.getBoundingClientRect() }))
      .filter(({ box }) => box.left > view.left - 2 && box.right < view.right + 2)
      .sort((a, b) => sign * (a.box.left - b.box.left))
      .map(({ label }) => label)
  })
