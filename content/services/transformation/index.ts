import type { ServiceEntry } from '../../types'

import { ar } from './ar'
import { en } from './en'

export const transformation: ServiceEntry = { picture: 'vision', copy: { en, ar } }
