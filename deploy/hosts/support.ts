import type { ContractRule } from '../contract/contract'

/** Content networks do these themselves, alike for all sites. */
const NETWORK = { ranges: 'own', conditions: 'own', codings: 'own' } as const

/**
 * The rules of the contract (deploy/contract/contract.ts) that a host does not keep as written. `own`: the host does
 * this itself, and nothing here can test it. `reduced`: docs/hosts.md says how. `npm run verify` passes over them.
 */
export const hostExceptions: Readonly<Record<string, Readonly<Partial<Record<ContractRule, 'own' | 'reduced'>>>>> = {
  nginx: {},
  caddy: {},
  apache: {},
  container: {},
  cloudflare: { conditions: 'reduced', codings: 'own' },
  netlify: {
    ...NETWORK,
    'slash-redirect': 'reduced',
    'not-found': 'reduced',
    methods: 'own',
    copies: 'reduced',
    headers: 'reduced',
  },
  vercel: NETWORK,
  aws: NETWORK,
}
