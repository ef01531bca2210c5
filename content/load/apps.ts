import { existsSync } from 'node:fs'

import type { App } from '../apps'

import type { Content } from './types'
import type { Reader } from './yaml-reader'

/** Reports records of apps that name a missing product or icon, or share a page or product with another app. */
export function checkApps(reader: Reader, content: Content, apps: Readonly<Record<string, App>>): void {
  const products = Object.keys(content.products)
  for (const [id, app] of Object.entries(apps)) {
    const report = (field: keyof App, text: string) =>
      reader.problem('apps.ts', [id, field], `is "${app[field]}", ${text}`, [])
    if (!/^[a-z][a-z\d]*$/.test(id)) {
      reader.problem('apps.ts', [id], 'is no id: settings are called after it. Write small letters and digits.', [])
    }
    if (!products.includes(app.product))
      report('product', `and there is no such product. There are ${products.join(', ')}.`)
    if (!existsSync(`public${app.icon}`)) report('icon', 'which public/ does not have. Put a square SVG there.')
    for (const field of ['page', 'product'] as const) {
      const isOfAnother = ([other, { [field]: name }]: [string, App]) => other !== id && name === app[field]
      if (Object.entries(apps).some(isOfAnother)) report(field, 'which is that of another app. Write its own.')
    }
  }
}
