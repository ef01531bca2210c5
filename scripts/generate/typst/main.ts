import '@/lib/settings/load-environment'

import { generateDatasheets } from './datasheets'
import { generateProfile } from './profile'
import { generateSocialCards } from './social-cards'
import { generateWordmarks } from './wordmarks'

/* A process of its own, started by ../steps.ts: the compiler holds its thread while it works. */
await generateWordmarks()
await generateDatasheets()
await generateProfile()
await generateSocialCards()
