import type { ServiceEntry } from '../types'

import { aiMl } from './ai-ml'
import { blockchain } from './blockchain'
import { compliance } from './compliance'
import { dlp } from './dlp'
import { erpSolutions } from './erp-solutions'
import { grc } from './grc'
import { odooImplementation } from './odoo-implementation'
import { oracleDba } from './oracle-dba'
import { oracleEbs } from './oracle-ebs'
import { siem } from './siem'
import { systemIntegration } from './system-integration'
import { transformation } from './transformation'
import { vapt } from './vapt'
import { webMobile } from './web-mobile'
import { zta } from './zta'

export const services = {
  'erp-solutions': erpSolutions,
  'odoo-implementation': odooImplementation,
  'oracle-ebs': oracleEbs,
  'oracle-dba': oracleDba,
  transformation,
  'web-mobile': webMobile,
  'ai-ml': aiMl,
  blockchain,
  'system-integration': systemIntegration,
  compliance,
  vapt,
  grc,
  zta,
  siem,
  dlp,
} satisfies Record<string, ServiceEntry>

export type ServiceSlug = keyof typeof services
