import { REVALIDATE, type Rules } from '../rules'

/** The formats of Netlify's `_headers` and `_redirects`, which Cloudflare reads too. */

type HeaderBlocks = Readonly<Record<string, readonly string[]>>

/** A `_headers` file: lines such as `Name: value` for each path. */
export const headersFile = (title: string, blocks: HeaderBlocks): string =>
  `# ${title}\n\n${Object.entries(blocks)
    .map(([path, lines]) => `${path}\n${lines.map((line) => `  ${line}\n`).join('')}`)
    .join('\n')}`

/** A `_redirects` file: what is asked for, what is sent, and the status. */
export const redirectsFile = (title: string, lines: readonly (readonly [string, string, string])[]): string =>
  `# ${title}\n\n${lines.map((line) => `${line.join(' ')}\n`).join('')}`

/** What every answer has until a later block of the file says otherwise. */
export const commonLines = ({ headers, pageHeaders }: Rules): readonly string[] =>
  Object.entries({ ...headers, ...pageHeaders, 'Cache-Control': REVALIDATE }).map(
    ([name, value]) => `${name}: ${value}`,
  )
