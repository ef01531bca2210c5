import { eventually } from '../page'
import type { Theme } from './check'

/** What the watch reports of the troubles that the check makes. */
const SEEN = [
  /policy: style-src/,
  /uncaught: .*Planted error/,
  /rejected: .*Planted promise/,
  /console: Planted line/,
  /404: \/planted\.png/,
]

/** The end of every check notices what it looks for. */
export const watching: Theme = (check) => {
  check('violations of the policy, errors and missing files are noticed', async (page) => {
    await page.open('/about')
    await page.read(() => {
      document.body.setAttribute('style', 'color: red')
      setTimeout(() => {
        throw new Error('Planted error')
      })
      setTimeout(() => Promise.reject(new Error('Planted promise')))
      console.error('Planted line')
      document.body.append(Object.assign(new Image(), { src: '/planted.png' }))
    })
    const noticed: string[] = []
    await eventually(async () => {
      noticed.push(...page.takeTroubles())
      return SEEN.filter((trouble) => !noticed.some((line) => trouble.test(line))).map(String)
    }, [])
    // The browser may report the same error a second time.
    await page.read(() => new Promise((done) => setTimeout(done)))
    page.takeTroubles()
  })
}
