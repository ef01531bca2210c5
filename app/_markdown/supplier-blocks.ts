import { registrationMail, suppliedItems, supplierData, supplierDocuments } from '@/app/_routes/supplier-lines'
import { messages } from '@/content/messages'
import { supplierPage } from '@/content/pages'
import { site } from '@/content/site'
import { type Locale, localeConfig } from '@/lib/locale'

import { heading, link, list, namedList } from './blocks'

export function supplierBlocks(locale: Locale): string[] {
  const { lead, mail, documents, supply } = supplierPage[locale]
  const { papers, sent, onSite, filled } = supplierDocuments(locale)
  const { comma } = localeConfig[locale]
  const inOneLine = ({ name, text, links = [] }: ReturnType<typeof supplierData>[number]) => ({
    name,
    text: [
      ...(text ? [text.replaceAll('\n', comma)] : []),
      ...links.map(({ href, label }) => (href ? link(label, href.startsWith('/') ? site.url + href : href) : label)),
    ].join(' '),
  })
  return [
    lead,
    heading(2, messages[locale].company.heading),
    namedList(supplierData(locale).map(inOneLine)),
    ...(filled
      ? [heading(2, documents.title)]
      : [
          heading(2, documents.more.title),
          documents.more.text,
          list(mail.papers),
          link(documents.askUsual, registrationMail(locale)),
        ]),
    ...(papers.length > 0 ? [namedList(papers.map(inOneLine))] : []),
    ...(sent.length > 0 ? [heading(3, documents.sent), list(sent.map(({ name }) => name))] : []),
    heading(2, documents.readNow),
    namedList(onSite.map(inOneLine)),
    heading(2, supply),
    namedList(suppliedItems(locale)),
  ]
}
