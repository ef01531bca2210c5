import '@/lib/settings/load-environment'

import { generateDatasheets } from './datasheets'
import { generateProfile } from './profile'
import { generateSocialCards } from './social-cards'
import { generateWordmarks } from './wordmarks'

/* Runs as a process of its own, which ../steps.ts starts: the compiler blocks its thread while it works. */
await generateWordmarks()
await generateDatasheets()
await generateProfile()
// Pages can be built now: they only name their cards.
process.send?.('documents')
await generateSocialCards()
