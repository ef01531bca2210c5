import { REVALIDATE, type Rules } from '../rules'

/** The formats of Netlify's `_headers` and `_redirects`, which Cloudflare also reads. */

type HeaderBlocks = Readonly<Record<string, readonly string[]>>

/** Writes a `_headers` file: lines such as `Name: value` for each path. */
export const headersFile = (title: string, blocks: HeaderBlocks): string =>
  `# ${title}\n\n${Object.entries(blocks)
    .map(([path, lines]) => `${path}\n${lines.map((line) => `  ${line}\n`).join('')}`)
    .join('\n')}`

/** Writes a `_redirects` file: the path requested, the path sent, and the status. */
export const redirectsFile = (title: string, lines: readonly (readonly [string, string, string])[]): string =>
  `# ${title}\n\n${lines.map((line) => `${line.join(' ')}\n`).join('')}`

/** The headers of every answer, until a later block of the file overrides them. */
export const commonLines = ({ headers, pageHeaders }: Rules): readonly string[] =>
  Object.entries({ ...headers, ...pageHeaders, 'Cache-Control': REVALIDATE }).map(
    ([name, value]) => `${name}: ${value}`,
  )
