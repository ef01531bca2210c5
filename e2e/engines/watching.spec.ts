import { eventually } from './tab'
import { test } from './test'

/** What is reported of the faults that the test makes on purpose. */
const SEEN = [
  /policy: style-src/,
  /uncaught: .*Planted error/,
  /rejected: .*Planted promise/,
  /console: Planted line/,
  /404: \/planted\.png/,
]

/** Proves that the check at the end of every test notices something. */
test('violations of the policy, errors and missing files are noticed', async ({ tab }) => {
  await tab.open('/about')
  await tab.read(() => {
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
    noticed.push(...tab.takeTroubles())
    return SEEN.filter((trouble) => !noticed.some((line) => trouble.test(line))).map(String)
  }, [])
  // The browser may report the same error a second time.
  await tab.read(() => new Promise((done) => setTimeout(done)))
  tab.takeTroubles()
})
