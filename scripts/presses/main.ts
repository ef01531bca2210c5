import '../generate/load-environment'

import { existsSync } from 'node:fs'
import { parseArgs } from 'node:util'

import { chromium } from 'playwright'

import { BROWSER_FLAGS } from '../bench/browser-flags'
import { startPreview } from '../serve/preview'
import { ensureBrowser } from '../setup/browser.mjs'
import { firstPress, laterPresses, type PressFigures } from './measure'
import { presses } from './presses'
import { pressTable } from './report'

/*
 * npm run presses [-- --count=12 --only=slide]: how long a visitor's press waits for its paint on a processor four
 * times slower, in a real browser. Takes eight minutes.
 */
const FIRST_VISITS = 3

const { values: options } = parseArgs({
  options: { count: { type: 'string', default: '12' }, only: { type: 'string', default: '' } },
})
const count = Number(options.count)
if (!Number.isInteger(count) || count < 1) throw new Error(`Not a number of presses: ${options.count}`)
if (!existsSync('out/index.html')) {
  console.error('There is no finished site in out/. Make it with: npm run build')
  process.exit(1)
}

const host = await startPreview({ dir: 'out', port: 0 })
const browser = await chromium.launch({ executablePath: await ensureBrowser(), args: [...BROWSER_FLAGS] })
const results = new Map<string, PressFigures>()
try {
  for (const press of presses.filter(({ name }) => name.includes(options.only))) {
    const first: number[] = []
    for (let visit = 0; visit < FIRST_VISITS; visit++) {
      const ms = await firstPress(browser, host.url, press)
      if (ms !== undefined) first.push(ms)
    }
    const later = await laterPresses(browser, host.url, press, count)
    results.set(press.name, { first, later })
    console.error(`${press.name}: ${first.join(' ')} | ${later.join(' ')}`)
  }
} finally {
  await browser.close()
  await host.close()
}
console.log(pressTable(results))
