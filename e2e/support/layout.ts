import type { Page } from '@playwright/test'

/** How far the page scrolls sideways, px. Runs in the page. */
export function sidewaysRoomOf(): number {
  const { documentElement: root } = document
  const places = [-2000, 2000].map((left) => {
    window.scrollTo({ left, behavior: 'instant' })
    return Math.abs(window.scrollX)
  })
  window.scrollTo({ left: 0, behavior: 'instant' })
  return Math.max(...places, root.scrollWidth - root.clientWidth)
}

export const sidewaysRoom = (page: Page): Promise<number> => page.evaluate(sidewaysRoomOf)

/** Texts cut off by the box around them, unless the box scrolls. */
export const clipped = (page: Page) =>
  page.evaluate(() => {
    const found: string[] = []
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement
      const text = node.textContent?.trim()
      if (!text || !parent?.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue
      // A drawing goes on beyond its edge.
      if (parent.closest('[inert], .sr-only, [href="#content"], svg')) continue
      const range = document.createRange()
      range.selectNodeContents(node)
      const { left, right, top, bottom } = range.getBoundingClientRect()
      for (let box: Element | null = parent; box && box !== document.body; box = box.parentElement) {
        const { overflowX, overflowY, clipPath } = getComputedStyle(box)
        if (clipPath !== 'none' || overflowX === 'auto' || overflowY === 'auto') break
        const edge = box.getBoundingClientRect()
        // A line is taller than its letters, so an overlap of half a pixel cuts nothing.
        const across = overflowX !== 'visible' && (left < edge.left - 1 || right > edge.right + 1)
        const down = overflowY !== 'visible' && (top < edge.top - 2 || bottom > edge.bottom + 2)
        if (across || down) {
          found.push(`${text.slice(0, 50)} in ${box.tagName}.${box.className}`)
          break
        }
      }
    }
    return found
  })

/** In letters. A longer word may not fit a narrow window, and breaks as a last resort. */
const LONGEST_WHOLE_WORD = 14

/** Words that continue on the next line without a hyphen, except addresses. */
export const brokenWords = (page: Page) =>
  page.evaluate((longest) => {
    const found: string[] = []
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const range = document.createRange()
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement
      if (!parent?.checkVisibility({ visibilityProperty: true }) || parent.closest('.sr-only, svg, code')) continue
      for (const { 0: token, index } of (node.textContent ?? '').matchAll(/\S+/g)) {
        if (/[@/_]|\.\w/.test(token)) continue
        for (const word of token.matchAll(/[\p{L}\p{M}\p{N}]{2,}/gu)) {
          if (word[0].length > longest) continue
          range.setStart(node, index + word.index)
          range.setEnd(node, index + word.index + word[0].length)
          const boxes = [...range.getClientRects()].filter(({ width }) => width > 1)
          const [first, last] = [boxes[0], boxes.at(-1)]
          if (first && last && last.top >= first.bottom - 1) found.push(word[0])
        }
      }
    }
    return found
  }, LONGEST_WHOLE_WORD)
