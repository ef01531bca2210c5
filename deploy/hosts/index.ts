import { apache } from './apache'
import { aws } from './aws'
import { caddy } from './caddy'
import { cloudflare } from './cloudflare'
import { container } from './container'
import type { WriteConfig } from './host'
import { netlify } from './netlify'
import { nginx } from './nginx'
import { vercel } from './vercel'

export const hosts: Readonly<Record<string, WriteConfig>> = {
  nginx,
  caddy,
  apache,
  container,
  cloudflare,
  netlify,
  vercel,
  aws,
}
