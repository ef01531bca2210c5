import type { ServiceEntry } from '../../types'

import { ar } from './ar'
import { en } from './en'

export const odooImplementation: ServiceEntry = { picture: 'odoo-implementation', copy: { en, ar } }
