import type { Ask } from '@/deploy/contract/request'
import type { ConfigFiles } from '@/deploy/hosts/host'

import { awsEmulator } from './aws'
import { cloudflareEmulator } from './cloudflare'
import { netlifyEmulator } from './netlify'
import { vercelEmulator } from './vercel'

/** Answers as a content network would, for the exported site in `folder` and the configuration written for it. */
type Emulator = (folder: string, config: ConfigFiles) => Promise<Ask>

/**
 * By the host's name in deploy/hosts/index.ts. Tests only: the site is installed without the packages that they need.
 */
export const emulators: Readonly<Record<string, Emulator>> = {
  cloudflare: cloudflareEmulator,
  netlify: netlifyEmulator,
  vercel: vercelEmulator,
  aws: awsEmulator,
}
