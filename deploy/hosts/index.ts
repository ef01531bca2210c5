import { apache } from './apache'
import { aws } from './aws'
import { azure } from './azure'
import { caddy } from './caddy'
import { cloudflare } from './cloudflare'
import { cloudflarePages } from './cloudflare-pages'
import { container } from './container'
import { githubPages } from './github-pages'
import type { WriteConfig } from './host'
import { netlify } from './netlify'
import { nginx } from './nginx'
import { vercel } from './vercel'

/** The hosts that a configuration is written for, by the name of its folder. */
export const hosts: Readonly<Record<string, WriteConfig>> = {
  nginx,
  caddy,
  apache,
  container,
  cloudflare,
  'cloudflare-pages': cloudflarePages,
  netlify,
  vercel,
  aws,
  azure,
  'github-pages': githubPages,
}
