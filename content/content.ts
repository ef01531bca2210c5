import { today } from '@/lib/day'

import { loadContent } from './load'
import { withoutLapsed } from './owner-documents'

const files = loadContent()

/** The owner's slots as filled in, including documents that have lapsed. */
export const ownerFile = files.owner

/** The content of this folder's files, read once, without the owner's documents that have lapsed. */
export const content = { ...files, owner: withoutLapsed(ownerFile, today()) }
