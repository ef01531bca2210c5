import { type Partner, partnerLogo, partners } from '@/content/partners'
import { type Locale, locales } from '@/lib/locale'
import config from '@/tailwind.config'

import { type Ground, markSvg } from '../brand-drawings'
import { GROUND, withGround } from '../partner-logos'
import { colours, commonData } from './common-data'
import type { Output } from './outputs'

/** The file of the wordmark in a language, for a dark or a light background. */
export const wordmarkFile = (ground: Ground, locale: Locale): string =>
  `public/brand/wordmark-on-${ground}${locale === 'en' ? '' : `.${locale}`}.svg`

/** The mark beside the brand's name, as in the site's header, in outlines. */
export function wordmark(ground: Ground, locale: Locale): Output {
  const file = wordmarkFile(ground, locale)
  const onLight = { ...colours, light: colours.ink, muted: colours.soft }
  return {
    files: [file],
    template: 'wordmark.typ',
    data: () => ({ ...commonData(locale), colours: ground === 'dark' ? colours : onLight, mark: markSvg(ground) }),
    render: ({ svg }) => Promise.resolve([svg()]),
  }
}

/** The name of a partner without a logo, drawn in outlines for a light background. */
function partnerWordmark(partner: Partner): Output {
  const { name } = partner
  const { src, width, height } = partnerLogo(partner)
  const file = `public${src}`
  return {
    files: [file],
    template: 'partner-wordmark.typ',
    // With the ground, so that it is drawn anew when that changes.
    data: () => ({ name, width, height, colour: config.theme.colors.ink[700], ground: GROUND }),
    render: ({ svg }) => Promise.resolve([withGround(svg(), GROUND)]),
  }
}

/** The brand's wordmarks, for use outside the site, and those of partners without a logo. */
export const wordmarks = () => [
  ...locales.flatMap((locale) => [wordmark('dark', locale), wordmark('light', locale)]),
  ...partners.filter(({ logo }) => !logo).map(partnerWordmark),
]
