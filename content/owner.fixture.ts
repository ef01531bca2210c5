import { Reader } from '@/lib/yaml-reader'

import { owner } from './schema/owner'

const reader = new Reader('content')
const example = reader.read('owner.example.yaml', owner)
reader.throwProblems()

/** The filled slots of `npm run preview:filled`. */
export const exampleOwner = example ?? {}
