import type { NextConfig } from 'next'

const config: NextConfig = {
  output: 'export',
  trailingSlash: false,
  reactStrictMode: true,
  poweredByHeader: false,
  // The site is what the build checks; `npm run check:types` checks the tests too.
  typescript: { tsconfigPath: 'tsconfig.build.json' },
  agentRules: false,
  experimental: {
    // Without it the exported 404.html is the stock page, in no language.
    globalNotFound: true,
    agentUpgrade: false,
  },
}

export default config
