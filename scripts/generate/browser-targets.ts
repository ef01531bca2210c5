import packageJson from '@/package.json'

/** The oldest browsers of package.json's `browserslist`, as esbuild writes them: `safari17.2`. */
export const browserTargets = packageJson.browserslist.map((browser) => browser.replace(' ', ''))
