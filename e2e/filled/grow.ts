import { cpSync, existsSync } from 'node:fs'
import { join } from 'node:path'

import { locales } from '@/lib/locale'
import { mapValues } from '@/lib/map-values'

import { changeYaml, foldersIn, type Words } from './yaml-files'

const COPY = '-two'

/** Copies a page's folder under a new title. Returns the new folder. */
function copyFolder(root: string, kind: string, slug: string): string {
  const folder = join(root, 'content', kind, slug + COPY)
  cpSync(join(root, 'content', kind, slug), folder, { recursive: true })
  for (const locale of locales)
    changeYaml<Words & { title: string }>(join(folder, `${locale}.yaml`), (words) => {
      const title = `${words.title.slice(0, 44)} 2`
      return { ...words, title, ...('documentTitle' in words && { documentTitle: title }) }
    })
  return folder
}

/** Copies a service or product. A picture in its folder has another description there. */
function copyItem(root: string, kind: string, slug: string): string {
  const folder = copyFolder(root, kind, slug)
  changeYaml<Words & { picture: string | { alt: Record<string, string> } }>(join(folder, 'meta.yaml'), (meta) =>
    typeof meta.picture === 'string'
      ? meta
      : {
          ...meta,
          picture: { ...meta.picture, alt: mapValues(meta.picture.alt, (text) => `${text.slice(0, 150)} 2`) },
        },
  )
  return folder
}

/** Doubles the services with their samples, and the products with their screens, in a copy of the project. */
export function growCatalogue(root: string): void {
  for (const slug of foldersIn(join(root, 'content/services'))) {
    copyItem(root, 'services', slug)
    if (existsSync(join(root, 'content/samples', slug))) copyFolder(root, 'samples', slug)
  }
  for (const slug of foldersIn(join(root, 'content/products'))) {
    const folder = copyItem(root, 'products', slug)
    const screens = join(root, 'art/masters/screens', slug)
    if (existsSync(screens)) cpSync(screens, folder, { recursive: true })
  }
}
