import nextJest from 'next/jest.js'

const BUILT = ['<rootDir>/.next/', '<rootDir>/out/', '<rootDir>/.cache/']

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

export default nextJest({ dir: './' })(config)
