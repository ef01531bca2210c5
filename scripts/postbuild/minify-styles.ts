import { readFile, readdir, writeFile } from 'node:fs/promises'
import path from 'node:path'

import { transform } from 'esbuild'

import { dropUnusedProperties } from './drop-unused-properties'

/**
 * Makes the exported style sheets smaller where the framework leaves them: spaces in the values of custom properties,
 * neighbouring rules that say the same, custom properties that nothing reads. Throws where a sheet is not CSS that the
 * minifier knows.
 */
export async function minifyStyles(folder: string): Promise<void> {
  for (const name of await readdir(folder, { recursive: true })) {
    if (!name.endsWith('.css')) continue
    const file = path.join(folder, name)
    const { code, warnings } = await transform(await readFile(file, 'utf8'), { loader: 'css', minify: true })
    if (warnings.length > 0) throw new Error(`${name}: ${warnings.map(({ text }) => text).join('; ')}`)
    await writeFile(file, dropUnusedProperties(code))
  }
}
