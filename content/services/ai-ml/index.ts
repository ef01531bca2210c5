import type { ServiceEntry } from '../../types'

import { ar } from './ar'
import { en } from './en'

export const aiMl: ServiceEntry = { picture: 'ai-ml', copy: { en, ar } }
