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

/** WCAG 2.2: 1.4.3, for text and for large text. */
const LEAST = { text: 4.5, large: 3 }
/** The share of the pixels behind a line that must be dark (or light) enough: single sparks do not count. */
const SHARE = 0.99

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

const luminance = (color: readonly number[]) => {
  const [r = 0, g = 0, b = 0] = Array.from(color, (value) => {
    const share = value / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}
const contrast = (one: number, other: number) => (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05)

/** Every picture of the page, also those that nobody has scrolled to. */
async function showAllPictures(page: Page) {
  await page.evaluate(async () => {
    const pictures = [...document.images].filter((picture) => picture.checkVisibility())
    for (const picture of pictures) picture.loading = 'eager'
    await Promise.all(pictures.map((picture) => picture.decode().catch(() => {})))
  })
}

/** What cannot be read well in parts of a page: a line of text and its contrast to the pixels behind it. */
export async function hardToRead(page: Page, selector: string): Promise<string[]> {
  await showAllPictures(page)
  const lines = await linesIn(page, selector)
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('* { color: transparent !important } svg { visibility: hidden !important }')
    document.adoptedStyleSheets = [sheet]
  })
  const image = sharp(await page.screenshot({ fullPage: true, scale: 'css', animations: 'disabled' })).removeAlpha()
  const { data, info } = await image.raw().toBuffer({ resolveWithObject: true })
  const contrastOf = ({ color, box }: Line) => {
    const ratios: number[] = []
    const letters = luminance(color)
    for (let y = Math.max(0, Math.floor(box.top)); y < Math.min(info.height, box.top + box.height); y += 1) {
      for (let x = Math.floor(box.left); x < Math.min(info.width, box.left + box.width); x += 1) {
        const at = (y * info.width + x) * info.channels
        ratios.push(contrast(letters, luminance(data.subarray(at, at + 3) as unknown as number[])))
      }
    }
    ratios.sort((a, b) => b - a)
    return ratios[Math.floor(ratios.length * SHARE)] ?? Infinity
  }
  return lines.flatMap((line) => {
    const ratio = contrastOf(line)
    return ratio < (line.isLarge ? LEAST.large : LEAST.text) ? [`${line.text}: ${ratio.toFixed(2)}`] : []
  })
}
