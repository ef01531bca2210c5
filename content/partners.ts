import { content } from './content'

export type Partner = (typeof content.partners)[number]

export const partners: readonly Partner[] = content.partners

/** A partner's own logo, or the wordmark that `npm run generate` draws in its place. */
export const partnerLogo = ({ id, logo }: Partner): NonNullable<Partner['logo']> =>
  logo ?? { src: `/partners/${id}.svg`, width: 200, height: 80 }

/** All partners, each with the logo that pages show. */
export const partnerLogos = partners.map((partner) => ({ ...partner, logo: partnerLogo(partner) }))
