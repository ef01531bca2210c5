import { chromium } from 'playwright'

import { type Browser, NOWHERE } from './browser'
import { program } from './program'

export async function launchChromium(): Promise<Browser> {
  const browser = await chromium.launch({
    executablePath: program('CHROMIUM'),
    // Without a graphics card, Chromium draws faster than with an emulated one.
    args: ['--no-sandbox', '--disable-gpu'],
    // Playwright turns the back/forward cache off.
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
    proxy: { server: `http://${NOWHERE.host}:${NOWHERE.port}`, bypass: 'localhost,*.localhost' },
  })
  const page = await browser.newPage()
  const questions: string[] = []
  const errors: string[] = []
  page.on('dialog', async (dialog) => {
    questions.push(dialog.message())
    await dialog.accept()
  })
  page.on('console', (message) => {
    // The proxy leads nowhere: of the map's host, which the contact page asks first, Chromium alone reports that.
    if (message.text().includes('net::ERR_PROXY_CONNECTION_FAILED')) return
    if (['error', 'assert'].includes(message.type())) errors.push(message.text())
  })
  page.on('pageerror', (error) => errors.push(`uncaught: ${error.message}`))
  const pointer = { x: 0, y: 0 }
  return {
    engine: 'Chromium',
    version: browser.version(),
    questions,
    errors,
    open: async (address) => void (await page.goto(address)),
    evaluate: (expression) => page.evaluate<string>(expression),
    resize: (width, height) => page.setViewportSize({ width, height }),
    async movePointer(x, y) {
      Object.assign(pointer, { x, y })
      await page.mouse.move(x, y)
    },
    click: () => page.mouse.click(pointer.x, pointer.y),
    press: (key) => page.keyboard.press(key),
    pdf: async () => new Uint8Array(await page.pdf()),
    close: () => browser.close(),
  }
}
