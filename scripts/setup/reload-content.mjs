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
  // A file that an editor replaces may be gone meanwhile, and Emacs has a link to nowhere beside one that is not saved yet.
  const changes = readdirSync(folder, { recursive: true, encoding: 'utf8' }).map(
    (name) => statSync(path.join(folder, name), { throwIfNoEntry: false })?.mtimeMs ?? 0,
  )
  return `${source}\n// ${Math.max(...changes)}\n`
}
