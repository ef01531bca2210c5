import type { ServiceEntry } from '../../types'

import { ar } from './ar'
import { en } from './en'

export const webMobile: ServiceEntry = { picture: 'web-mobile', copy: { en, ar } }
