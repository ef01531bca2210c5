import { mkdirSync } from 'node:fs'

import type { CatalogueKind } from '@/content/catalogue'

import { type Found, OWN_PICTURE, readFolders } from './registry-folders'
import { writeChanged } from './write-changed'

/*
 * A service or a product is one folder of content/. The site's code can import modules but not list folders, so this
 * writes modules that import every folder.
 */
const HEADER = '// Written by `npm run generate` from the folders of content/services and content/products.'

const types: Readonly<Record<CatalogueKind, { entry: string; slug: string }>> = {
  services: { entry: 'ServiceEntry', slug: 'ServiceSlug' },
  products: { entry: 'ProductEntry', slug: 'ProductSlug' },
}

/** Name of an entry in the module; the suffix keeps a slug such as "new" from being a reserved word. */
const nameOf = (slug: string): string => `${slug.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase())}Page`

function entriesModule(kind: CatalogueKind, found: readonly Found[]): string {
  const { entry, slug: slugType } = types[kind]
  return [
    HEADER,
    ...found.map(({ slug, exported }) => `import { ${exported} as ${nameOf(slug)} } from '../content/${kind}/${slug}'`),
    `import type { ${entry} } from '../content/types'`,
    '',
    `export const ${kind} = {`,
    ...found.map(({ slug }) => `  '${slug}': ${nameOf(slug)},`),
    `} satisfies Record<string, ${entry}>`,
    '',
    `export type ${slugType} = keyof typeof ${kind}`,
    '',
  ].join('\n')
}

/** The pictures in the folders of pages, without the texts, which code that shows pictures does not need. */
function ownPicturesModule(found: readonly Found[]): string {
  const pictures = found.flatMap(({ kind, slug, entry: { picture } }) => {
    if (typeof picture === 'string') return []
    return [[`${kind}/${slug}`, { master: `content/${kind}/${slug}/${OWN_PICTURE}`, ...picture }] as const]
  })
  return [
    HEADER,
    "import type { OwnPicture } from '../content/own-picture'",
    '',
    'export const ownPictures: Readonly<Record<string, OwnPicture & { master: string }>> = ' +
      JSON.stringify(Object.fromEntries(pictures), null, 2),
    '',
  ].join('\n')
}

/** Writes the modules through which the site knows its services and products. */
export function generateRegistry(): void {
  const found = readFolders('content')
  const ofKind = (kind: CatalogueKind) => found.filter((page) => page.kind === kind)
  mkdirSync('generated', { recursive: true })
  writeChanged('generated/services.ts', entriesModule('services', ofKind('services')))
  writeChanged('generated/products.ts', entriesModule('products', ofKind('products')))
  writeChanged('generated/own-pictures.ts', ownPicturesModule(found))
}
