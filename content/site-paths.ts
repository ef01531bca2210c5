import { allItems } from './catalogue'
import { pagePaths } from './page-paths'
import { samples } from './samples'

/** All paths of the site, without the locale prefix. */
export const sitePaths: readonly string[] = [
  ...Object.values(pagePaths),
  ...allItems.map((item) => item.path),
  ...samples.map((sample) => sample.path),
]
