import nextJest from 'next/jest.js'

const BUILT = ['<rootDir>/.next/', '<rootDir>/out/', '<rootDir>/.cache/']

/** Packages that come as ECMAScript modules only, which Jest has to translate. */
const MODULES = [
  'dom-serializer',
  'domelementtype',
  'domhandler',
  'domutils',
  'entities',
  'htmlparser2',
  'magic-string',
]

/** @type {import('jest').Config} */
const config = {
  testEnvironment: 'jsdom',
  // Jest's own pattern would take scripts/test.mjs for a test.
  testMatch: ['**/*.test.{ts,tsx}'],
  setupFilesAfterEnv: ['<rootDir>/scripts/setup/jest.ts'],
  moduleNameMapper: { '^@/(.*)$': '<rootDir>/$1' },
  testPathIgnorePatterns: ['/node_modules/', '<rootDir>/e2e/', ...BUILT],
  modulePathIgnorePatterns: BUILT,
}

const withNext = nextJest({ dir: './' })(config)

// Next.js puts patterns of its own before those of the configuration, and these would win.
const withModules = async () => ({
  ...(await withNext()),
  transformIgnorePatterns: [`/node_modules/(?!(${MODULES.join('|')})/)`, '\\.module\\.css$'],
})

export default withModules
