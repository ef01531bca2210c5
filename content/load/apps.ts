import { existsSync } from 'node:fs'

import { SLUG, slugOf } from '@/content/schema/fields'

import type { App } from '../apps'
import type { Content } from './types'
import type { Reader } from './yaml-reader'

const PRIVACY = 'pages/privacy/en.yaml'

/** The pages to which the privacy page links; undefined if the page is wrong. */
function linkedFromPrivacy({ pages }: Content): readonly string[] | undefined {
  const copy = pages.privacy.copy.en as Content['pages']['privacy']['copy']['en'] | undefined
  return copy?.sections.flatMap(({ links = [] }) => links.map(({ id }) => id))
}

/** Reports records of apps that contradict each other, the content, or the files in public/. */
export function checkApps(reader: Reader, content: Content, apps: Readonly<Record<string, App>>): void {
  const products = Object.keys(content.products)
  const linked = linkedFromPrivacy(content)
  const pages: Readonly<Record<string, { copy: { en: unknown } } | undefined>> = content.pages
  for (const [id, app] of Object.entries(apps)) {
    const report = (field: keyof App, text: string) =>
      reader.problem('apps.ts', [id, field], `is "${app[field]}", ${text}`, [])
    if (!/^[a-z][a-z\d]*$/.test(id)) {
      reader.problem('apps.ts', [id], 'is not an id. Settings are named after it. Write small letters and digits.', [])
    }
    if (!SLUG.test(app.page)) report('page', `which is no address. Write it as ${slugOf(app.page)}.`)
    if (!products.includes(app.product))
      report('product', `and there is no such product. There are ${products.join(', ')}.`)
    if (!existsSync(`public${app.icon}`)) report('icon', 'which public/ does not have. Put a square SVG there.')
    for (const field of ['page', 'product'] as const) {
      const isOfAnother = ([other, { [field]: name }]: [string, App]) => other !== id && name === app[field]
      if (Object.entries(apps).some(isOfAnother)) report(field, 'which is that of another app. Write its own.')
    }
    const { appName } = (pages[app.page]?.copy.en ?? {}) as { appName?: string }
    if (appName && appName !== app.name) {
      const advice = `and content/apps.ts calls the app "${app.name}". Write one name in both, and look for the other in all its texts.`
      reader.problem(`pages/${app.page}/en.yaml`, ['appName'], `is "${appName}", ${advice}`)
    }
    const { identityField } = app.contract
    if (!/^\w+$/.test(identityField) || identityField === 'password') {
      const advice = 'The member of the body beside "password" is called after it. Write it as user_name.'
      reader.problem('apps.ts', [id, 'contract', 'identityField'], `is "${identityField}". ${advice}`, [])
    }
    if (linked && !linked.includes(app.page)) {
      const advice = `Say in a section, in both languages, what the form of ${app.name} sends, and add the link id: ${app.page}.`
      reader.problem(PRIVACY, ['sections'], `have no link to /${app.page}. ${advice}`)
    }
  }
}
