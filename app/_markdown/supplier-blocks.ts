import { suppliedItems, supplierData, supplierDocuments } from '@/app/_routes/supplier-lines'
import { messages } from '@/content/messages'
import { supplierPage } from '@/content/pages'
import { site } from '@/content/site'
import { type Locale, localeConfig } from '@/lib/locale'

import { heading, link, namedList } from './blocks'

export function supplierBlocks(locale: Locale): string[] {
  const { lead, documents, supply } = supplierPage[locale]
  const { comma } = localeConfig[locale]
  const inOneLine = (text: string) => text.replaceAll('\n', comma)
  const lines = supplierDocuments(locale).map(({ name, text, links }) => ({
    name,
    text: [
      inOneLine(text),
      ...links.map(({ href, label }) => (href ? link(label, href.startsWith('/') ? site.url + href : href) : label)),
    ]
      .filter(Boolean)
      .join(' '),
  }))
  return [
    lead,
    heading(2, messages[locale].company.heading),
    namedList(supplierData(locale).map((item) => ({ ...item, text: inOneLine(item.text) }))),
    heading(2, documents.title),
    namedList(lines),
    heading(2, supply),
    namedList(suppliedItems(locale)),
  ]
}
