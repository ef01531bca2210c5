import { readdirSync, readFileSync } from 'node:fs'

/** Its packages have a lockfile of their own: `ensureTool` installs them. */
export const EDITOR = 'scripts/edit'
const PACKAGES = `${EDITOR}/node_modules`
const PACKAGE = `${PACKAGES}/@sveltia/cms`
const LOCALES = `${PACKAGE}/locales`
const IMMUTABLE = `${PACKAGES}/immutable/dist/immutable.es.js`
const FONTS = ['material-symbols-outlined', 'source-sans-3']
const FONT_FILE = 'latin-wght-normal.woff2'
const BROWSER = `${EDITOR}/browser`

const packageOfCms = () =>
  JSON.parse(readFileSync(`${PACKAGE}/package.json`, 'utf8')) as {
    version: string
    dependencies: { immutable: string }
  }

/**
 * Each must be found, because the editor would otherwise ask other hosts. In Arabic it waits for its words, and without
 * icons it shows their names.
 */
const REPLACEMENTS: readonly (readonly [from: RegExp, to: string])[] = [
  [/https:\/\/unpkg\.com\/@sveltia\/cms(?=`)/g, '/admin/cms'],
  [/https:\/\/unpkg\.com\/(?=\$\{)/g, '/admin/'],
  [/https:\/\/cdn\.jsdelivr\.net\/fontsource\/fonts\/([\w-]+)(?::vf)?@[\d.]+\//g, '/admin/fonts/$1-'],
]

/** The program of Sveltia CMS, changed to ask this host for its words and fonts. */
export function ownScript(): string {
  let script = readFileSync(`${PACKAGE}/dist/sveltia-cms.js`, 'utf8')
  for (const [from, to] of REPLACEMENTS) {
    if (script.search(from) < 0)
      throw new Error(`Sveltia CMS ${packageOfCms().version} has no ${from}: see docs/upgrading.md`)
    script = script.replaceAll(from, to)
  }
  return script
}

/** The policy of the editor's page; on GitHub it may ask GitHub too. */
const policyFor = (github: boolean) =>
  [
    "default-src 'none'",
    "script-src 'self'",
    // Svelte adds its own styles.
    "style-src 'self' 'unsafe-inline'",
    `img-src 'self' blob: data:${github ? ' https://*.githubusercontent.com' : ''}`,
    "font-src 'self'",
    `connect-src 'self' data:${github ? ' blob: https://api.github.com https://www.githubstatus.com' : ''}`,
    "base-uri 'none'",
    "form-action 'self'",
  ].join('; ')

/** What only the local editor has. */
const LOCAL = /^ *<!-- On this machine only[^]*<!-- End -->\n/m

/** The page of the editor. With `github` the visitor signs in there; otherwise it edits the files of this machine. */
export function editorPage(github: boolean): string {
  const page = readFileSync(`${BROWSER}/admin.html`, 'utf8').replace('{{policy}}', policyFor(github))
  return github ? page.replace(LOCAL, '') : page
}

/** The editor beside the pages, which the development server shows at `pages`. */
export const sideBySidePage = (pages: string) =>
  readFileSync(`${BROWSER}/side-by-side.html`, 'utf8')
    .replace(
      '{{policy}}',
      [
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'unsafe-inline'",
        `connect-src 'self' ${pages}`,
        `frame-src 'self' ${pages}`,
        "base-uri 'none'",
      ].join('; '),
    )
    .replaceAll('{{pages}}', pages)

export const sideBySideScript = () => readFileSync(`${BROWSER}/side-by-side.js`)

export const localFiles = () => readFileSync(`${BROWSER}/local-files.js`)

/** The files that the page requests below /admin/, by their path there. */
export function editorFiles() {
  const { version, dependencies } = packageOfCms()
  const files = new Map<string, () => string | Buffer>([['sveltia-cms.js', ownScript]])
  const add = (name: string, path: string) => files.set(name, () => readFileSync(path))
  add('LICENSE.txt', `${PACKAGE}/LICENSE.txt`)
  // Used by widgets of our own, such as picture-field.js.
  add('chunks/react-dom.js', `${PACKAGE}/dist/chunks/react-dom.js`)
  add(`immutable@${dependencies.immutable.replace('^', '')}/dist/immutable.es.js`, IMMUTABLE)
  add('cms/package.json', `${PACKAGE}/package.json`)
  for (const name of readdirSync(LOCALES)) add(`cms@${version}/locales/${name}`, `${LOCALES}/${name}`)
  for (const font of FONTS) {
    add(`fonts/${font}-${FONT_FILE}`, `${PACKAGES}/@fontsource-variable/${font}/files/${font}-${FONT_FILE}`)
  }
  add('picture-field.js', `${BROWSER}/picture-field.js`)
  return files
}
