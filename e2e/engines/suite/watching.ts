import type { Page } from '../page'
import { eventually } from '../page'
import type { Theme } from './check'

const TROUBLES: Readonly<Record<string, { cause: (page: Page) => Promise<void>; seen: RegExp }>> = {
  'a violation of the policy': {
    cause: (page) => page.read(() => document.body.setAttribute('style', 'color: red')),
    seen: /policy: style-src/,
  },
  'an error': {
    cause: (page) =>
      page.read(
        () =>
          void setTimeout(() => {
            throw new Error('Planted')
          }),
      ),
    seen: /uncaught: .*Planted/,
  },
  'a promise that nobody waits for': {
    cause: (page) => page.read(() => void setTimeout(() => Promise.reject(new Error('Planted')))),
    seen: /rejected: .*Planted/,
  },
  'an error on the console': {
    cause: (page) => page.read(() => console.error('Planted')),
    seen: /console: Planted/,
  },
  'a picture that is not there': {
    cause: (page) => page.read(() => document.body.append(Object.assign(new Image(), { src: '/planted.png' }))),
    seen: /404: \/planted\.png/,
  },
}

/** The end of every check notices what it looks for. */
export const watching: Theme = (check) => {
  for (const [name, { cause, seen }] of Object.entries(TROUBLES)) {
    check(`${name} is noticed`, async (page) => {
      await page.open('/about')
      await cause(page)
      await eventually(async () => page.takeTroubles().some((trouble) => seen.test(trouble)), true)
      // The browser may report the same error a second time.
      await page.read(() => new Promise((done) => setTimeout(done)))
      page.takeTroubles()
    })
  }
}
