import type { Page } from '@playwright/test'
import sharp from 'sharp'

interface Line {
  text: string
  /** Of the letters, 0 to 255. */
  color: readonly [number, number, number]
  /** Letters from this size on may have less contrast. */
  isLarge: boolean
  box: { left: number; top: number; width: number; height: number }
}

/** WCAG 2.2, 1.4.6 (AAA), for text and for large text. */
const MIN_CONTRAST = { text: 7, large: 4.5 }
/** The share of the pixels behind a line that must have this contrast: single bright pixels do not count. */
const MIN_SHARE = 0.99

/** The lines of text in a part of the page, in px from the corner of the page. */
function linesIn(page: Page, selector: string): Promise<Line[]> {
  return page.evaluate((parts) => {
    const found: Line[] = []
    for (const part of document.querySelectorAll(parts)) {
      const walker = document.createTreeWalker(part, NodeFilter.SHOW_TEXT)
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const parent = node.parentElement
        const text = node.textContent?.trim()
        if (!parent || !text || !parent.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue
        if (parent.closest('.visually-hidden, [inert], [aria-hidden=true]')) continue
        const style = getComputedStyle(parent)
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

/** The light of each value of a channel, for the relative luminance of WCAG 2.2. */
const LIGHT = Float64Array.from({ length: 256 }, (_, value) => {
  const share = value / 255
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
})
const luminance = (r = 0, g = 0, b = 0) =>
  0.2126 * (LIGHT[r] ?? 0) + 0.7152 * (LIGHT[g] ?? 0) + 0.0722 * (LIGHT[b] ?? 0)
const contrast = (one: number, other: number) => (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05)

/** Loads every picture of the page, also those below the viewport. */
async function showAllPictures(page: Page) {
  await page.evaluate(async () => {
    const pictures = [...document.images].filter((picture) => picture.checkVisibility())
    for (const picture of pictures) picture.loading = 'eager'
    await Promise.all(pictures.map((picture) => picture.decode().catch(() => {})))
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
  // Without visible loss, and encoded four times as fast as a PNG.
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
