import { classNames } from '@/components/ui/class-names'
import generated from '@/generated/partner-logos.json'

/** Logos to which the build has added a background, and logos in light ink: scripts/generate/partner-logos.ts. */
const logos: { shown: Readonly<Record<string, string>>; light: readonly string[] } = generated

export interface ShownPartner {
  id: string
  /** Latin in both languages. */
  name: string
  logo: { src: string; width: number; height: number }
}

const LOGO =
  'max-h-[min(100%,150px)] max-w-[min(100%,200px)] object-contain transition-opacity duration-normal other-pointed:opacity-45'
/** A hairline in the middle of the gap before it. */
const HAIRLINE = 'before:absolute before:inset-y-8 before:-start-2 before:w-px before:bg-line md:before:inset-y-10'
/** A logo in light ink would be invisible on paper, so it gets a dark background. */
const LIGHT = 'rounded-button bg-ink-900 p-4 text-sand-50 forced-color-adjust-none'

export function PartnerLogo({ name, logo: { src, ...size } }: ShownPartner) {
  const isLight = logos.light.includes(src)
  return (
    <div className={`relative grid h-32 place-items-center md:h-42 ${HAIRLINE}`} data-entry>
      <img
        src={logos.shown[src] ?? src}
        {...size}
        alt={name}
        lang="en"
        loading="lazy"
        decoding="async"
        data-ink={isLight ? 'light' : undefined}
        className={classNames(LOGO, isLight && LIGHT)}
      />
    </div>
  )
}
