const { readdirSync, statSync } = require('node:fs')
const path = require('node:path')

/*
 * A loader for `npm run dev`. content/content.ts reads files that the bundler does not see: with it the module depends
 * on their folder and changes when one of them does, and the page is loaded anew.
 */
module.exports = function reloadContent(source) {
  const folder = path.resolve('content')
  this.addContextDependency(folder)
  const changes = readdirSync(folder, { recursive: true }).map((name) => statSync(path.join(folder, name)).mtimeMs)
  return `${source}\n// ${Math.max(...changes)}\n`
}
