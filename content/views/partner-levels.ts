import { catalogueItem } from '@/content/catalogue'
import { content } from '@/content/content'
import { type Partner, partners } from '@/content/partners'
import type { Owner } from '@/content/schema/owner'
import type { Locale } from '@/lib/locale'

const levelsOf = ({ company }: Owner) => company?.levels ?? []

/** What the owner has said of a partner: its level, in the partner's words. */
export const partnerLevel = (partner: Partner, locale: Locale, owner: Owner = content.owner): string | undefined =>
  levelsOf(owner).find((level) => level.partner === partner.name)?.level[locale]

/** The owner's slots, reduced to the levels of partners that are not in the list. */
export const unlistedLevels = (owner: Owner = content.owner): Owner => ({
  company: { levels: levelsOf(owner).filter((level) => !partners.some(({ name }) => name === level.partner)) },
})

/** The owner's slots, in which only the levels of a service's partners remain: those that its meta.yaml names. */
export function ownerOnService(service: string, owner: Owner = content.owner): Owner {
  const { partners: ids = [] } = catalogueItem('services', service).entry
  const names = partners.filter(({ id }) => ids.includes(id)).map(({ name }) => name)
  return {
    ...owner,
    company: { ...owner.company, levels: levelsOf(owner).filter(({ partner }) => names.includes(partner)) },
  }
}
