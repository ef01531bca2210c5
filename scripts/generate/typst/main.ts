import '@/lib/settings/load-environment'

import { locales } from '@/lib/locale'

import { datasheets } from './datasheets'
import { makeOutputs } from './outputs'
import { companyProfile } from './profile'
import { socialCards } from './social-cards'
import { wordmarks } from './wordmarks'

/* Runs as a process of its own, which ../steps.ts starts: the compiler blocks its thread while it works. */
await makeOutputs('wordmarks', wordmarks(), ['public/brand', 'public/partners'])
await makeOutputs('datasheets', datasheets(), ['public/pdfs/services', 'public/pdfs/products', 'generated/sheets'])
await makeOutputs('company profile', locales.map(companyProfile), [])
// Pages can be built now: they only name their cards.
process.send?.('documents')
await makeOutputs('social-cards', socialCards(), ['public/social'])
