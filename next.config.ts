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
  // The build checks the site; `npm run check:types` checks the tests too.
  typescript: { tsconfigPath: 'tsconfig.build.json' },
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
  },
}

export default config
