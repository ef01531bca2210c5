import type { NextConfig } from 'next'

import { sourceFingerprint } from './scripts/setup/fingerprint.mjs'

/** Every page's data names the build. */
const BUILD_ID_LENGTH = 20

const config: NextConfig = {
  output: 'export',
  trailingSlash: false,
  // The same sources give the same files, byte by byte: what a visitor or a build has kept stays good.
  generateBuildId: () => sourceFingerprint().slice(0, BUILD_ID_LENGTH),
  reactStrictMode: true,
  poweredByHeader: false,
  // The site is what the build checks; `npm run check:types` checks the tests too.
  typescript: { tsconfigPath: 'tsconfig.build.json' },
  agentRules: false,
  experimental: {
    // Without it the exported 404.html is the stock page, in no language.
    globalNotFound: true,
    agentUpgrade: false,
    // Nested rules are 5 % smaller; "& h2", as they are written out, is read by Safari from 16.5 on.
    lightningCssFeatures: { exclude: ['nesting'] },
  },
}

export default config
