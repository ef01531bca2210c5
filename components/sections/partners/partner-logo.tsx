import { type Partner, partnerLogo } from '@/content/partners'

/** The name is Latin in both languages. */
export function PartnerLogo({ partner }: { partner: Partner }) {
  return (
    <div className="partner-logo">
      <img {...partnerLogo(partner)} alt={partner.name} lang="en" loading="lazy" decoding="async" />
    </div>
  )
}
