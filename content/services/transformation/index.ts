import type { ServiceEntry } from '../../types'

import { ar } from './ar'
import { en } from './en'

export const transformation: ServiceEntry = { picture: 'transformation', copy: { en, ar } }
