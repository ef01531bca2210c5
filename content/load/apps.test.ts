/** @jest-environment node */
import { type App, apps } from '../apps'

import { checkApps } from './apps'
import { Reader } from './yaml-reader'

import { loadContent } from '.'

const content = loadContent()
const [known] = Object.values<App>(apps)
const product = Object.keys(content.products).find((slug) =>
  Object.values<App>(apps).every((app) => app.product !== slug),
)
const right: App = { ...(known as App), page: 'new-account', product: product ?? '' }

function problems(added: Readonly<Record<string, App>>): readonly string[] {
  const reader = new Reader('content')
  checkApps(reader, content, { ...apps, ...added })
  return reader.problems.map(({ file, field, text }) => `${file}: ${field}: ${text}`)
}

test('accepts the apps, and one more', () => {
  expect(problems({ another: right })).toEqual([])
})

test.each<[string, Partial<App>, RegExp]>([
  ['an icon', { icon: '/media/teapot.svg' }, /another, icon: is "\/media\/teapot\.svg", which public\/ does not have/],
  ['a product', { product: 'teapot' }, /another, product: is "teapot", and there is no such product\. There are .*\w/],
])('%s that is not there', (_name, change, message) => {
  expect(problems({ another: { ...right, ...change } })).toEqual([expect.stringMatching(message)])
})

test('the page and the product of another app', () => {
  const text = problems({ another: known as App }).join('\n')
  for (const field of ['page', 'product'])
    expect(text).toMatch(new RegExp(`apps\\.ts: another, ${field}: is .* another app`))
})

test('an id after which no setting can be called', () => {
  expect(problems({ 'my-app': right })).toEqual([expect.stringMatching(/my-app: is no id/)])
})
