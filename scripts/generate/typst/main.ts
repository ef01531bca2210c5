import '@/lib/settings/load-environment'

import { locales } from '@/lib/locale'

import { failWith } from '../failures'
import { datasheets } from './datasheets'
import { makeOutputs, removeStale } from './outputs'
import { companyProfile } from './profile'
import { socialCards } from './social-cards'
import { wordmarks } from './wordmarks'

/** What ../steps.ts hears from this process. */
export type Message = 'documents' | { remarks: readonly string[] }

const tell = (message: Message) => {
  if (process.connected) process.send?.(message)
}

/* Runs as a process of its own, which ../steps.ts starts: the compiler blocks its thread while it works. */
process.once('disconnect', () => process.exit(1))

try {
  const sheets = [...datasheets(), ...locales.map(companyProfile)]
  const logos = wordmarks()
  const cards = socialCards()
  // First: the export of the pages, which may run meanwhile, copies these folders.
  removeStale(logos, ['public/brand'])
  removeStale(sheets, ['public/pdfs/services', 'public/pdfs/products', 'generated/sheets'])
  removeStale(cards, ['public/social'])
  const remarks = [...(await makeOutputs('wordmarks', logos)), ...(await makeOutputs('documents', sheets))]
  // Their first pages are pictures.
  tell('documents')
  remarks.push(...(await makeOutputs('social-cards', cards)))
  tell({ remarks })
} catch (error) {
  failWith(error)
}
// The listener above would wait for ever.
process.channel?.unref()
