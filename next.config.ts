import type { NextConfig } from 'next'

import { buildId } from './scripts/setup/build.mjs'
import { requireFolder } from './scripts/setup/folder.mjs'

requireFolder()

const config: NextConfig = {
  output: 'export',
  trailingSlash: false,
  // The same sources give the same files, byte by byte, so cached files stay valid.
  generateBuildId: buildId,
  reactStrictMode: true,
  poweredByHeader: false,
  // `npm test` checks the types (check:types:generated). Here it would take half a minute more, before the first page too.
  typescript: { tsconfigPath: 'tsconfig.build.json', ignoreBuildErrors: true },
  agentRules: false,
  // Shows a changed text at the next reload.
  turbopack: {
    rules:
      process.env.NODE_ENV === 'development'
        ? { '**/content/content.ts': { loaders: ['./scripts/setup/reload-content.mjs'], as: '*.ts' } }
        : {},
  },
  experimental: {
    // Without it, the exported 404.html is Next's own page, in no language of the site.
    globalNotFound: true,
    agentUpgrade: false,
    // Nobody downloads the code that makes the pages. To minify it takes a tenth of the processor's time (29 November 2026).
    turbopackMinify: { server: false },
  },
}

export default config
