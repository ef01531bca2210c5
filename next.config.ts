import type { NextConfig } from 'next'

import { buildId } from './scripts/setup/build.mjs'

const config: NextConfig = {
  output: 'export',
  trailingSlash: false,
  // The same sources give the same files, byte by byte: what a browser or a host has cached stays valid.
  generateBuildId: buildId,
  reactStrictMode: true,
  poweredByHeader: false,
  // The site is what the build checks; `npm run check:types` checks the tests too.
  typescript: { tsconfigPath: 'tsconfig.build.json' },
  agentRules: false,
  // A changed word is on the page at the next reload.
  turbopack: {
    rules:
      process.env.NODE_ENV === 'development'
        ? { '**/content/content.ts': { loaders: ['./scripts/setup/reload-content.mjs'], as: '*.ts' } }
        : {},
  },
  experimental: {
    // Without it the exported 404.html is the stock page, in no language.
    globalNotFound: true,
    agentUpgrade: false,
    // Nested rules are 5 % smaller; "& h2", as they are written out, is read by Safari from 16.5 on.
    lightningCssFeatures: { exclude: ['nesting'] },
  },
}

export default config
