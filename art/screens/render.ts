// npx tsx art/screens/render.ts [product]: draws the screens whose HTML changed into art/masters/screens.
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { chromium, type Page } from 'playwright'

import sharp from 'sharp'

import { findBrowser } from '../../scripts/setup/browser.mjs'

import { catalogue, tablets } from './catalogue'
import { canvases } from './kit/base'
import { wordsOf, type Screen } from './kit/page'

const here = dirname(fileURLToPath(import.meta.url))
const root = join(here, '../..')
const masters = join(here, '../masters/screens')
const ledger = join(here, '.rendered.json')

const rendered: Record<string, string> = existsSync(ledger) ? JSON.parse(readFileSync(ledger, 'utf8')) : {}
const wanted = process.argv[2]
if (wanted && !(wanted in catalogue)) throw new Error(`no product is called ${wanted}`)

// Fonts are read from the disk, whose path differs from machine to machine and must not count as a change.
const fingerprint = (html: string) => createHash('sha1').update(html.replaceAll(root, '')).digest('hex').slice(0, 16)

/** Text that is cut off or leaves the canvas is a mistake in the drawing, in either language. */
function faults(page: Page, { width, height }: (typeof canvases)['phone']) {
  return page.evaluate(
    ([right, bottom]) => {
      const found: string[] = []
      for (const el of document.querySelectorAll<HTMLElement>('body *')) {
        const own = [...el.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim())
        if (!own || el.tagName === 'STYLE' || el.closest('[data-bleed]')) continue
        const range = document.createRange()
        range.selectNodeContents(el)
        const box = range.getBoundingClientRect()
        const out = box.left < 12 || box.right > right || box.bottom > bottom
        const cut = el.scrollWidth > el.clientWidth + 1 && getComputedStyle(el).overflow === 'hidden'
        if (out || cut)
          found.push(
            `${el.textContent?.trim().slice(0, 40)} (${Math.round(box.left)}…${Math.round(box.right)}, ${Math.round(box.bottom)})`,
          )
      }
      return found
    },
    [width - 12, height - 8] as const,
  )
}

const folder = mkdtempSync(join(tmpdir(), 'screens-'))
const browser = await chromium.launch({ executablePath: findBrowser(), args: ['--no-sandbox', '--disable-gpu'] })
const page = await browser.newPage({ viewport: canvases.phone, deviceScaleFactor: 2 })

try {
  for (const [product, ids] of Object.entries(catalogue)) {
    if (wanted && wanted !== product) continue
    mkdirSync(join(masters, product), { recursive: true })
    const canvas = canvases[tablets.includes(product) ? 'tablet' : 'phone']
    await page.setViewportSize(canvas)
    for (const id of ids) {
      const { screen } = (await import(`./${product}/${id}.ts`)) as { screen: Screen }
      for (const lang of ['en', 'ar'] as const) {
        const name = `${product}/${id}.${lang}`
        const picture = join(masters, `${name}.webp`)
        const html = screen(wordsOf(lang))
        const print = fingerprint(html)
        if (rendered[name] === print && existsSync(picture)) continue
        const file = join(folder, 'screen.html')
        writeFileSync(file, html)
        await page.goto(`file://${file}`)
        await page.evaluate(() => document.fonts.ready)
        for (const fault of await faults(page, canvas)) console.warn(`  ${name}: ${fault}`)
        await sharp(await page.screenshot())
          .webp({ quality: 90, effort: 5 })
          .toFile(picture)
        rendered[name] = print
        console.log(name)
      }
    }
  }
} finally {
  const sorted = Object.fromEntries(Object.entries(rendered).sort(([a], [b]) => (a < b ? -1 : 1)))
  writeFileSync(ledger, `${JSON.stringify(sorted, null, 2)}\n`)
  await browser.close()
  rmSync(folder, { recursive: true })
}
