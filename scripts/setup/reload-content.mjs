import { readdirSync, statSync } from 'node:fs'
import path from 'node:path'

/**
 * A loader for `npm run dev`. content/content.ts reads files that the bundler does not see. The loader makes the module
 * depend on their folder, so a changed file reloads the page.
 * @this {{ addContextDependency(folder: string): void }}
 * @param {string} source
 */
export default function reloadContent(source) {
  const folder = path.resolve('content')
  this.addContextDependency(folder)
  const changes = readdirSync(folder, { recursive: true, encoding: 'utf8' }).map(
    (name) => statSync(path.join(folder, name)).mtimeMs,
  )
  return `${source}\n// ${Math.max(...changes)}\n`
}
