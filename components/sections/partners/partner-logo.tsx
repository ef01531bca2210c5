import { type Partner, partnerLogo } from '@/content/partners'
import lightLogos from '@/generated/light-logos.json'

const isLight = (src: string) => (lightLogos as readonly string[]).includes(src)

/** The name is Latin in both languages. */
export function PartnerLogo({ partner }: { partner: Partner }) {
  const logo = partnerLogo(partner)
  return (
    <div className="partner-logo" data-ink={isLight(logo.src) ? 'light' : undefined}>
      <img {...logo} alt={partner.name} lang="en" loading="lazy" decoding="async" />
    </div>
  )
}
