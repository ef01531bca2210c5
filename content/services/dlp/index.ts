import type { ServiceEntry } from '../../types'

import { ar } from './ar'
import { en } from './en'

export const dlp: ServiceEntry = { picture: 'dlp', copy: { en, ar } }
