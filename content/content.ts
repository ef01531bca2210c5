import { today } from '@/lib/day'

import { loadContent } from './load'
import { withoutLapsed } from './owner-documents'

const files = loadContent()

/** The owner's slots as they are filled, with the documents that have lapsed. */
export const ownerFile = files.owner

/** The content of this folder's files, read once; of the owner's documents those that are valid today. */
export const content = { ...files, owner: withoutLapsed(ownerFile, today()) }
