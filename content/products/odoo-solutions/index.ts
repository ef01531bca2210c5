import type { ProductEntry } from '../../types'

import { ar } from './ar'
import { en } from './en'
import { screens, type Screen } from './screens'

export const odooSolutions: ProductEntry<Screen> = { picture: 'odoo-solutions', screens, stores: [], copy: { en, ar } }
