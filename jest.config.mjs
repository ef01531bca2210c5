import nextJest from 'next/jest.js'

const BUILD_FOLDERS = ['<rootDir>/.next/', '<rootDir>/out/', '<rootDir>/.cache/']

/** Packages without a CommonJS version, which Jest must transform. */
const ESM_PACKAGES = [
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
  // Jest would leave one core idle, half of the machines that this runs on.
  maxWorkers: '100%',
  // Jest's default pattern would also match scripts/test.mjs.
  testMatch: ['**/*.test.{ts,tsx}'],
  setupFilesAfterEnv: ['<rootDir>/scripts/setup/jest.ts'],
  moduleNameMapper: { '^@/(.*)$': '<rootDir>/$1' },
  testPathIgnorePatterns: ['/node_modules/', '<rootDir>/e2e/', ...BUILD_FOLDERS],
  modulePathIgnorePatterns: BUILD_FOLDERS,
}

const withNext = nextJest({ dir: './' })(config)

// Replaces transformIgnorePatterns after next/jest, which prepends its own patterns to those of the configuration.
const withEsmPackages = async () => ({
  ...(await withNext()),
  transformIgnorePatterns: [`/node_modules/(?!(${ESM_PACKAGES.join('|')})/)`, '\\.module\\.css$'],
})

export default withEsmPackages
