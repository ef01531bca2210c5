/** What a visitor sees of a page. Lengths are in px. */
export interface Look {
  width: number
  height: number
  /** How far the page is wider than the window. */
  sideways: number
  /** The visible headings in the order of the document, with their distance from the top of the page. */
  headings: readonly { text: string; top: number }[]
  /** Texts whose box lies outside of the page, or is empty. */
  lost: readonly string[]
  /** Words of headings, links and buttons that are broken in their middle. */
  broken: readonly string[]
  /** Texts of the page's content that cannot be seen until something is opened. */
  folded: number
  /** Pictures of the first screen that have not loaded. */
  missingPictures: readonly string[]
  brandHeight: number
}

/** Looks at the whole page. Runs in the page, and in Chrome 111 too. */
export function look(): Look {
  const { documentElement: root } = document
  const [width, height] = [root.clientWidth, root.scrollHeight]
  // Chrome 121 has `visibilityProperty`, and older ones its first name.
  const options = { checkVisibilityCSS: true, visibilityProperty: true }
  const isSeen = (element: Element) =>
    element.checkVisibility(options) && !element.closest('.sr-only, [href="#content"], [inert], [aria-hidden=true]')
  const short = (element: Element) => `${element.tagName} ${element.textContent?.trim().slice(0, 50)}`
  const hasText = (element: Element) =>
    [...element.childNodes].some(({ nodeType, nodeValue }) => nodeType === Node.TEXT_NODE && nodeValue?.trim())
  const texts = [...document.body.querySelectorAll('*')].filter(
    (element) => !element.matches('script, style, option, svg *') && hasText(element) && isSeen(element),
  )
  const scrolls = (element: Element): boolean => {
    const parent = element.parentElement
    if (!parent || parent === document.body) return false
    return getComputedStyle(parent).overflowX !== 'visible' || scrolls(parent)
  }
  const isLost = (element: Element) => {
    const box = element.getBoundingClientRect()
    const [top, bottom] = [box.top + scrollY, box.bottom + scrollY]
    const isOff = top < -1 || bottom > height + 1
    const isAside = !scrolls(element) && (box.left < -1 || box.right > width + 1)
    return box.width < 1 || box.height < 1 || isOff || isAside
  }

  const brokenWords = (element: Element) => {
    const found: string[] = []
    const range = document.createRange()
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode() as Text | null; node; node = walker.nextNode() as Text | null) {
      // A hyphen and a soft hyphen may end a line.
      for (const { 0: word, index } of node.data.matchAll(/[^\s/\u00ad\u2010-\u2014-]+/g)) {
        range.setStart(node, index)
        range.setEnd(node, index + word.length)
        const lines = new Set([...range.getClientRects()].map(({ bottom }) => Math.round(bottom / 8)))
        if (lines.size > 1) found.push(word)
      }
    }
    return found
  }

  const pictures = [...document.querySelectorAll('img')].filter((picture) => {
    const { top, bottom, left, right } = picture.getBoundingClientRect()
    return isSeen(picture) && bottom > 0 && top < innerHeight && right > 0 && left < innerWidth
  })
  return {
    width,
    height,
    sideways: root.scrollWidth - width,
    headings: texts
      .filter((element) => element.matches('h1, h2, h3'))
      .map((element) => ({
        text: element.textContent?.trim() ?? '',
        top: Math.round(element.getBoundingClientRect().top + scrollY),
      })),
    lost: texts.filter(isLost).map(short),
    broken: texts.filter((element) => element.matches('h1, h2, h3, nav a, button, summary')).flatMap(brokenWords),
    folded: [
      ...document.querySelectorAll(
        'main :is([data-folded]:not([data-always]), [data-folded-list]) :is(dd, td, li, p, div)',
      ),
    ].filter((element) => !element.checkVisibility()).length,
    missingPictures: pictures
      .filter(({ complete, naturalWidth, clientHeight }) => !complete || !naturalWidth || clientHeight < 2)
      .map(({ currentSrc, src }) => currentSrc || src),
    brandHeight: document.querySelector('[data-brand]')?.getBoundingClientRect().height ?? 0,
  }
}
