import { type Partner, partnerLogo } from '@/content/partners'
import generated from '@/generated/partner-logos.json'

/** The files that the build has put a ground into, and those in light ink: scripts/generate/partner-logos.ts. */
const logos: { shown: Readonly<Record<string, string>>; light: readonly string[] } = generated

/** The name is Latin in both languages. */
export function PartnerLogo({ partner }: { partner: Partner }) {
  const { src, ...size } = partnerLogo(partner)
  return (
    <div className="partner-logo" data-ink={logos.light.includes(src) ? 'light' : undefined}>
      <img src={logos.shown[src] ?? src} {...size} alt={partner.name} lang="en" loading="lazy" decoding="async" />
    </div>
  )
}
