/** Options of tests for `npm run test:release`: breadth that is worth its time before a release, not at each change. */
export const RELEASE = { tag: '@release' }
