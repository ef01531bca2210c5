import puppeteer, { type KeyInput } from 'puppeteer-core'

import { type Browser, NOWHERE } from './browser'

/** A mouse that can hover. A headless Firefox says that it has none. */
const MOUSE = 6

const PREFERENCES = {
  'ui.primaryPointerCapabilities': MOUSE,
  'ui.allPointerCapabilities': MOUSE,
  'network.proxy.type': 1,
  'network.proxy.http': NOWHERE.host,
  'network.proxy.http_port': NOWHERE.port,
  'network.proxy.ssl': NOWHERE.host,
  'network.proxy.ssl_port': NOWHERE.port,
  'network.proxy.no_proxies_on': 'localhost,.localhost',
}

export async function launchFirefox(): Promise<Browser> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: '/usr/bin/firefox-esr',
    extraPrefsFirefox: PREFERENCES,
  })
  const page = await browser.newPage()
  const questions: string[] = []
  const errors: string[] = []
  page.on('dialog', async (dialog) => {
    questions.push(dialog.message())
    await dialog.accept()
  })
  page.on('console', (message) => {
    if (['error', 'assert'].includes(message.type())) errors.push(message.text())
  })
  // Violations of the policy are among them.
  page.on('pageerror', (error) => errors.push(`uncaught: ${error instanceof Error ? error.message : error}`))
  const pointer = { x: 0, y: 0 }
  return {
    version: (await browser.version()).replace('firefox/', ''),
    questions,
    errors,
    open: async (address) => void (await page.goto(address)),
    evaluate: async (expression) => String(await page.evaluate(expression)),
    resize: (width, height) => page.setViewport({ width, height }),
    async movePointer(x, y) {
      Object.assign(pointer, { x, y })
      await page.mouse.move(x, y)
    },
    click: () => page.mouse.click(pointer.x, pointer.y),
    press: (key) => page.keyboard.press(key as KeyInput),
    pdf: async () => new Uint8Array(await page.pdf()),
    close: () => browser.close(),
  }
}
