import type { Locator, Page } from '@playwright/test'
import sharp from 'sharp'

/** Red, green and blue, 0 to 255. */
type Color = readonly [number, number, number]

interface Line {
  text: string
  /** Of the letters. */
  color: Color
  /** From this size on, letters need less contrast. */
  isLarge: boolean
  box: { left: number; top: number; width: number; height: number }
}

/** WCAG 2.2, 1.4.6 (AAA), for text and for large text. */
const MIN_CONTRAST = { text: 7, large: 4.5 }
/** The share of the pixels behind a line that must have this contrast: single bright pixels do not count. */
const MIN_SHARE = 0.99

/** The lines of text in a part of the page, in px from the page's corner. */
function linesIn(page: Page, selector: string): Promise<Line[]> {
  return page.evaluate((parts) => {
    const found: Line[] = []
    for (const part of document.querySelectorAll(parts)) {
      const walker = document.createTreeWalker(part, NodeFilter.SHOW_TEXT)
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const parent = node.parentElement
        const text = node.textContent?.trim()
        if (!parent || !text || !parent.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue
        const style = getComputedStyle(parent)
        // Text for screen readers only is clipped.
        if (parent.closest('[inert], [aria-hidden=true]') || style.clipPath === 'inset(50%)') continue
        const [r = 0, g = 0, b = 0] = (style.color.match(/[\d.]+/g) ?? []).map(Number)
        const size = parseFloat(style.fontSize)
        const isLarge = size >= 24 || (size >= 18.66 && Number(style.fontWeight) >= 700)
        const range = document.createRange()
        range.selectNodeContents(node)
        for (const rect of range.getClientRects()) {
          const box = { left: rect.left + scrollX, top: rect.top + scrollY, width: rect.width, height: rect.height }
          const isOnPage = box.left >= 0 && box.left + box.width <= document.documentElement.clientWidth
          if (isOnPage && box.width > 1) found.push({ text, color: [r, g, b], isLarge, box })
        }
      }
    }
    return found
  }, selector)
}

/** The linear light of each channel value, for WCAG 2.2's relative luminance. */
const LIGHT = Float64Array.from({ length: 256 }, (_, value) => {
  const share = value / 255
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
})
const luminance = (r = 0, g = 0, b = 0) =>
  0.2126 * (LIGHT[r] ?? 0) + 0.7152 * (LIGHT[g] ?? 0) + 0.0722 * (LIGHT[b] ?? 0)
const contrast = (one: number, other: number) => (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05)

/** Loads every picture of the page, even those below the viewport. */
async function showAllPictures(page: Page) {
  await page.evaluate(async () => {
    const pictures = [...document.images].filter((picture) => picture.checkVisibility())
    for (const picture of pictures) picture.loading = 'eager'
    await Promise.all(pictures.map((picture) => picture.decode().catch(() => {})))
    // A line measured in the fallback font is elsewhere in the screenshot.
    await document.fonts.ready
  })
}

/** The lines of text in parts of a page with too little contrast to the pixels behind them. */
export async function hardToRead(page: Page, selector: string): Promise<string[]> {
  await showAllPictures(page)
  const lines = await linesIn(page, selector)
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('* { color: transparent !important } svg { visibility: hidden !important }')
    document.adoptedStyleSheets = [sheet]
  })
  // Loses nothing visible, and is encoded four times as fast as a PNG.
  const format = { type: 'jpeg', quality: 100 } as const
  const image = sharp(await page.screenshot({ fullPage: true, scale: 'css', animations: 'disabled', ...format }))
  const { data, info } = await image.raw().toBuffer({ resolveWithObject: true })
  const contrastOf = ({ color: [r, g, b], box }: Line) => {
    const left = Math.max(0, Math.floor(box.left))
    const top = Math.max(0, Math.floor(box.top))
    const width = Math.max(0, Math.min(info.width, Math.ceil(box.left + box.width)) - left)
    const height = Math.max(0, Math.min(info.height, Math.ceil(box.top + box.height)) - top)
    const letters = luminance(Math.round(r), Math.round(g), Math.round(b))
    const ratios = new Float64Array(width * height).map((_, index) => {
      const x = left + (index % width)
      const y = top + Math.floor(index / width)
      const at = (y * info.width + x) * info.channels
      return contrast(letters, luminance(data[at], data[at + 1], data[at + 2]))
    })
    return ratios.sort()[Math.floor(ratios.length * (1 - MIN_SHARE))] ?? Infinity
  }
  return lines.flatMap((line) => {
    const ratio = contrastOf(line)
    return ratio < (line.isLarge ? MIN_CONTRAST.large : MIN_CONTRAST.text) ? [`${line.text}: ${ratio.toFixed(2)}`] : []
  })
}

/** The share of a picture's pixels that are no more than a speck. */
const SPECK = 0.01

/** The contrast between the darkest and the lightest of what is seen in an element's box, except specks. */
export async function contrastWithin(element: Locator): Promise<number> {
  const { data, info } = await sharp(await element.screenshot())
    .raw()
    .toBuffer({ resolveWithObject: true })
  const lights = Float64Array.from({ length: info.width * info.height }, (_, index) => {
    const at = index * info.channels
    return luminance(data[at], data[at + 1], data[at + 2])
  }).sort()
  const speck = Math.ceil(lights.length * SPECK)
  return contrast(lights[speck] ?? 0, lights[lights.length - 1 - speck] ?? 0)
}

/** WCAG 2.2, 1.4.11: what makes a control recognisable. */
const MIN_MARK_CONTRAST = 3

/**
 * Borders of fields, symbols without words and the focused element's ring that do not stand out from the plain surface
 * around them. Skips what lies over a picture.
 */
export async function faintMarks(page: Page): Promise<string[]> {
  const marks = await page.evaluate(() => {
    const parts = (color: string) => (color.match(/[\d.]+/g) ?? []).map(Number)
    /** The first plain surface behind an element; undefined over a picture. */
    const surfaceOf = (start: Element | null) => {
      for (let node = start; node; node = node.parentElement) {
        const { backgroundColor, backgroundImage, position } = getComputedStyle(node)
        const [r = 0, g = 0, b = 0, alpha = 1] = parts(backgroundColor)
        if (
          backgroundImage !== 'none' ||
          node.querySelector(':scope > [class$=-picture], :scope > picture, :scope > img[srcset]')
        )
          return undefined
        if (alpha === 1) return [r, g, b] as const
        if (['absolute', 'fixed'].includes(position)) return undefined
      }
      return undefined
    }
    const found: { name: string; color: string; surface: Color }[] = []
    const note = (kind: string, node: Element, color: string, behind: Element | null) => {
      const surface = surfaceOf(behind)
      if (surface) found.push({ name: `${kind}: ${node.outerHTML.slice(0, 100)}`, color, surface })
    }
    const controls = document.querySelectorAll<HTMLElement>('a[href], button:enabled, input:enabled, summary')
    for (const control of controls) {
      if (!control.checkVisibility({ visibilityProperty: true }) || control.closest('[inert]')) continue
      if (control.matches('input')) {
        const box = control.parentElement as HTMLElement
        const drawn = parseFloat(getComputedStyle(control).borderTopWidth) > 0 ? control : box
        note('border', control, getComputedStyle(drawn).borderTopColor, drawn)
        note('border outside', control, getComputedStyle(drawn).borderTopColor, drawn.parentElement)
      }
      const symbol = control.querySelector('svg')
      if (symbol && !control.textContent?.trim()) note('symbol', control, getComputedStyle(symbol).color, control)
      control.focus({ focusVisible: true } as FocusOptions)
      if (document.activeElement !== control) continue
      const ring = [control, control.parentElement as HTMLElement].find(
        (node) => getComputedStyle(node).outlineStyle !== 'none',
      )
      // An outer ring lies on the element's surroundings, an inner ring on the element.
      const isInside = ring && parseFloat(getComputedStyle(ring).outlineOffset) < 0
      if (ring) note('ring', control, getComputedStyle(ring).outlineColor, isInside ? ring : ring.parentElement)
    }
    return found
  })
  const lightOf = ([r, g, b]: Color) => luminance(Math.round(r), Math.round(g), Math.round(b))
  return marks.flatMap(({ name, color, surface }) => {
    const [r = 0, g = 0, b = 0, alpha = 1] = (color.match(/[\d.]+/g) ?? []).map(Number)
    const mix = (value: number, behind: number) => value * alpha + behind * (1 - alpha)
    const shown: Color = [mix(r, surface[0]), mix(g, surface[1]), mix(b, surface[2])]
    const ratio = contrast(lightOf(shown), lightOf(surface))
    return ratio < MIN_MARK_CONTRAST ? [`${name}: ${ratio.toFixed(2)}`] : []
  })
}
