import { accountDeletionPromises } from './account-deletion'
import { brandedPromises } from './branded'
import { companyPromises } from './company'
import { corePromises } from './core'
import { cybersecurityPromises } from './cybersecurity'
import { digitalPromises } from './digital'
import { enterprisePromises } from './enterprise'
import { industryPromises } from './industry'
import type { PromisesByPage } from './types'

/** Every sentence that only the owner can make true, for `npm run launch-check`. */
export const promises: PromisesByPage = {
  ...companyPromises,
  ...enterprisePromises,
  ...digitalPromises,
  ...cybersecurityPromises,
  ...corePromises,
  ...industryPromises,
  ...brandedPromises,
  ...accountDeletionPromises,
}
