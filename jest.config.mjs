import environment from '@next/env'
import nextJest from 'next/jest.js'

// Tests expect the settings of the build. Next's loader would pass over .env.local in the mode of tests.
const { NODE_ENV } = process.env
process.env.NODE_ENV = 'production'
environment.loadEnvConfig(process.cwd())
process.env.NODE_ENV = NODE_ENV

/** What is worth its time before a release, not at each change: `npm run test:release`. */
const RELEASE = '\\.release\\.test\\.ts$'

const BUILD_FOLDERS = ['<rootDir>/.next/', '<rootDir>/out/', '<rootDir>/.cache/']

/** Packages without a CommonJS version, which Jest must transform. */
const ESM_PACKAGES = [
  '@formatjs',
  'boolbase',
  'css-select',
  'css-what',
  'dom-serializer',
  'domelementtype',
  'domhandler',
  'domutils',
  'entities',
  'htmlparser2',
  'intl-messageformat',
  'magic-string',
  'nth-check',
]

const MODULES = {
  '^@/(.*)$': '<rootDir>/$1',
  // zod would load its messages in 60 languages for each test file. The site has its own messages.
  '^\\.\\./locales/index\\.cjs$': '<rootDir>/node_modules/zod/v4/locales/en.cjs',
}

const withNext = nextJest({ dir: './' })

/** @param {import('jest').Config} config */
const project = async (config) => ({
  ...(await withNext({
    moduleNameMapper: MODULES,
    modulePathIgnorePatterns: BUILD_FOLDERS,
    globalSetup: '<rootDir>/jest.global-setup.mjs',
    setupFilesAfterEnv: ['<rootDir>/jest.setup.ts'],
    ...config,
  })()),
  // Replaces the value of next/jest, which puts its own patterns before those of the configuration.
  transformIgnorePatterns: [`/node_modules/(?!(${ESM_PACKAGES.join('|')})/)`, '\\.module\\.css$'],
})

/**
 * `npm run jest` and `npm run test:export` each run one project, with --maxWorkers=100%: Jest would otherwise leave one
 * core idle.
 * @returns {Promise<import('jest').Config>}
 */
const config = async () => ({
  projects: [
    await project({
      displayName: 'unit',
      testEnvironment: 'jsdom',
      // Jest's default pattern would also match scripts/test.mjs.
      testMatch: ['<rootDir>/**/*.test.{ts,tsx}'],
      testPathIgnorePatterns: ['/node_modules/', '<rootDir>/e2e/', RELEASE, ...BUILD_FOLDERS],
    }),
    await project({
      displayName: 'release',
      testEnvironment: 'node',
      testMatch: ['<rootDir>/**/*.{release,output}.test.ts', '<rootDir>/e2e/export/html-validate.test.ts'],
      testPathIgnorePatterns: ['/node_modules/', ...BUILD_FOLDERS],
      // The tests of generated and exported files read all of them then, instead of some of each kind.
      globals: { isRelease: true },
    }),
    // Reads the exported site, so `npm run build` comes first.
    await project({
      displayName: 'export',
      testEnvironment: 'node',
      testMatch: ['<rootDir>/e2e/export/*.test.ts'],
    }),
  ],
})

export default config
