interface Logo {
  src: string
  width: number
  height: number
}

export interface Partner {
  id: string
  /** As the partner writes it in a sentence; also the alt text of the logo. */
  name: string
  /** The partner's own file in `public/` (not in `public/partners/`, which is generated), at most 200 × 150 px. */
  logo?: Logo
}

export const partners: readonly Partner[] = [
  { id: 'odoo', name: 'Odoo' },
  { id: 'vyzyo', name: 'Vyzyo' },
  { id: 'cybertide', name: 'Cybertide' },
  { id: 's-apps', name: 'S-Apps' },
  { id: 'pro-gym', name: 'Pro Gym' },
  { id: 'agafi', name: 'Agafi' },
]

/** A partner's own logo, or the wordmark that `npm run generate` draws in its place. */
export const partnerLogo = ({ id, logo }: Partner): Logo =>
  logo ?? { src: `/partners/${id}.svg`, width: 200, height: 80 }
