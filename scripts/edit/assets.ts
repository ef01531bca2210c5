import { readdirSync, readFileSync } from 'node:fs'

const PACKAGE = 'node_modules/@sveltia/cms'
const LOCALES = `${PACKAGE}/locales`
const IMMUTABLE = 'node_modules/immutable/dist/immutable.es.js'
const FONTS = ['material-symbols-outlined', 'source-sans-3']
const FONT_FILE = 'latin-wght-normal.woff2'
const BROWSER = 'scripts/edit/browser'

const { version, dependencies } = JSON.parse(readFileSync(`${PACKAGE}/package.json`, 'utf8')) as {
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
    if (script.search(from) < 0) throw new Error(`Sveltia CMS ${version} has no ${from}: see docs/upgrading.md`)
    script = script.replaceAll(from, to)
  }
  return script
}

/** The policy of the editor's page; on GitHub it may ask GitHub too. */
const policyFor = (github: boolean) =>
  [
    "default-src 'none'",
    "script-src 'self'",
    // Svelte writes styles of its own.
    "style-src 'self' 'unsafe-inline'",
    `img-src 'self' blob: data:${github ? ' https://*.githubusercontent.com' : ''}`,
    "font-src 'self'",
    `connect-src 'self' data:${github ? ' blob: https://api.github.com https://www.githubstatus.com' : ''}`,
    "base-uri 'none'",
    "form-action 'self'",
  ].join('; ')

/** Only here: the public must not see the launch check's list. Sveltia CMS fills the element below. */
const OWN_BAR = `    <nav class="own-bar" aria-label="Website">
      <a href="/admin/launch" target="_blank">What is left before launch</a>
    </nav>
    <div id="nc-root"></div>
`

const script = (name: string) => `    <script src="/admin/${name}"></script>\n`

/** The page of the editor. With `github` the visitor signs in there; otherwise it edits the files of this machine. */
export const editorPage = (github: boolean): string => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta http-equiv="Content-Security-Policy" content="${policyFor(github)}"/>
    <meta name="robots" content="noindex" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>Editor</title>
    <link rel="cms-config-url" type="application/json" href="/admin/config.json" />
    <style>
      /* Arabic in files that both languages share. */
      input, textarea { unicode-bidi: plaintext; }
      .own-bar { display: flex; gap: 1.5rem; padding: 0.5rem 1.25rem; font: 0.875rem/1.5 system-ui; }
      .picture-preview { display: block; max-inline-size: 20rem; margin-block-start: 0.5rem; border-radius: 0.25rem; }
    </style>
  </head>
  <body>
${github ? '' : OWN_BAR}${github ? '' : script('local-files.js')}${script('sveltia-cms.js')}${script('picture-field.js')}  </body>
</html>
`

export const localFiles = () => readFileSync(`${BROWSER}/local-files.js`)

/** The files that the page requests below /admin/, by their path there. */
export function editorFiles() {
  const files = new Map<string, () => string | Buffer>([['sveltia-cms.js', ownScript]])
  const add = (name: string, path: string) => files.set(name, () => readFileSync(path))
  add('LICENSE.txt', `${PACKAGE}/LICENSE.txt`)
  // Used by widgets of our own, such as picture-field.js.
  add('chunks/react-dom.js', `${PACKAGE}/dist/chunks/react-dom.js`)
  add(`immutable@${dependencies.immutable.replace('^', '')}/dist/immutable.es.js`, IMMUTABLE)
  add('cms/package.json', `${PACKAGE}/package.json`)
  for (const name of readdirSync(LOCALES)) add(`cms@${version}/locales/${name}`, `${LOCALES}/${name}`)
  for (const font of FONTS) {
    add(`fonts/${font}-${FONT_FILE}`, `node_modules/@fontsource-variable/${font}/files/${font}-${FONT_FILE}`)
  }
  add('picture-field.js', `${BROWSER}/picture-field.js`)
  return files
}
