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

/** The content with a privacy page that links to the new one. */
const linking = structuredClone(content)
for (const section of linking.pages.privacy.copy.en.sections) {
  section.links = [...(section.links ?? []), { id: right.page as 'contact', title: 'Delete' }]
}

function problems(added: Readonly<Record<string, App>>, of: typeof content = linking): readonly string[] {
  const reader = new Reader('content')
  checkApps(reader, of, { ...apps, ...added })
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

test.each<[string, Partial<App>, RegExp]>([
  ['a page with an address that is none', { page: 'My App' }, /another, page: is "My App", .* my-app\./],
  [
    'a field of the body twice',
    { contract: { ...right.contract, identityField: 'password' } },
    /identityField: is "pass/,
  ],
  [
    'a field of the body without a name',
    { contract: { ...right.contract, identityField: '' } },
    /identityField: is ""/,
  ],
])('%s', (_name, change, message) => {
  expect(problems({ another: { ...right, ...change } })).toEqual(
    expect.arrayContaining([expect.stringMatching(message)]),
  )
})

test('a form that the privacy page leaves out', () => {
  expect(problems({ another: right }, content)).toEqual([
    expect.stringMatching(/pages\/privacy\/en\.yaml: .*: have no link to \/new-account\. .* id: new-account/),
  ])
})

test('a name that its page does not have', () => {
  const [id, app] = Object.entries<App>(apps)[0] as [string, App]
  expect(problems({ [id]: { ...app, name: 'Teapot' } })).toEqual([
    expect.stringMatching(/-account\/en\.yaml: .*appName.*: is ".*", and content\/apps\.ts calls the app "Teapot"/),
  ])
})

test('an id after which no setting can be called', () => {
  expect(problems({ 'my-app': right })).toEqual([expect.stringMatching(/my-app: is not an id/)])
})
