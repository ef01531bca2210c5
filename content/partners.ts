/** How a name is set where the partner has no logo: our own type in one colour, told apart by weight, width and case. */
export type Wordmark = 'strong' | 'spaced-capitals' | 'heavy' | 'plain' | 'capitals' | 'light'

export interface Partner {
  id: string
  /** As the partner writes it in running text, and as it is read out. */
  name: string
  wordmark: Wordmark
  /** Takes the place of the wordmark, in its own size up to 160 × 56 px; the file belongs into `public/`. */
  logo?: { src: string; width: number; height: number }
}

export const partners: readonly Partner[] = [
  { id: 'odoo', name: 'Odoo', wordmark: 'strong' },
  { id: 'vyzyo', name: 'Vyzyo', wordmark: 'spaced-capitals' },
  { id: 'cybertide', name: 'Cybertide', wordmark: 'heavy' },
  { id: 's-apps', name: 'S-Apps', wordmark: 'plain' },
  { id: 'pro-gym', name: 'Pro Gym', wordmark: 'capitals' },
  { id: 'agafi', name: 'Agafi', wordmark: 'light' },
]
