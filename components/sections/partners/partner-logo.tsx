import generated from '@/generated/partner-logos.json'

/** The files that the build has put a ground into, and those in light ink: scripts/generate/partner-logos.ts. */
const logos: { shown: Readonly<Record<string, string>>; light: readonly string[] } = generated

export interface ShownPartner {
  id: string
  /** Latin in both languages. */
  name: string
  logo: { src: string; width: number; height: number }
}

export function PartnerLogo({ name, logo: { src, ...size } }: ShownPartner) {
  return (
    <div className="partner-logo" data-ink={logos.light.includes(src) ? 'light' : undefined}>
      <img src={logos.shown[src] ?? src} {...size} alt={name} lang="en" loading="lazy" decoding="async" />
    </div>
  )
}
