import { existsSync, readdirSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'

import type { CatalogueKind } from '@/content/catalogue'
import { productGroups, serviceGroups } from '@/content/groups'
import type { ProductEntry, ServiceEntry } from '@/content/types'

/** A picture that belongs to one page only, in its folder. */
export const OWN_PICTURE = 'picture.webp'

/** Groups by kind, in the order of the menus. */
const groups: Readonly<Record<CatalogueKind, readonly string[]>> = {
  services: Object.keys(serviceGroups),
  products: Object.keys(productGroups),
}

const SLUG = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/

/** A page as found in its folder. */
export interface Found {
  kind: CatalogueKind
  slug: string
  /** The name of the export in index.ts, which a copied folder may keep. */
  exported: string
  entry: ServiceEntry | ProductEntry
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))

/** The one export of a folder's index.ts, under any name. */
function loadEntry(file: string): Pick<Found, 'exported' | 'entry'> {
  if (!existsSync(file)) throw new Error(`${file} is missing`)
  let exports: Record<string, Found['entry']>
  try {
    exports = createRequire(path.resolve('package.json'))(path.resolve(file)) as typeof exports
  } catch (error) {
    throw new Error(`${file} cannot be read: ${messageOf(error)}`, { cause: error })
  }
  const [first, ...others] = Object.entries(exports)
  if (typeof first?.[1] !== 'object' || others.length > 0) {
    throw new Error(`${file} must export its entry and nothing else`)
  }
  return { exported: first[0], entry: first[1] }
}

function readFolder(content: string, kind: CatalogueKind, slug: string): Found {
  const folder = path.join(content, kind, slug)
  if (!SLUG.test(slug)) throw new Error(`${folder}: a folder is named as its page's address: small letters and hyphens`)
  const file = path.join(folder, 'index.ts')
  const { exported, entry } = loadEntry(file)
  const { group, order, picture } = entry
  if (!groups[kind].includes(group)) {
    throw new Error(`${file}: content/groups.ts has no group "${group}" of ${kind}, but ${groups[kind].join(', ')}`)
  }
  if (!Number.isFinite(order)) throw new Error(`${file}: "order" is not a number`)
  if (typeof picture === 'object' && !existsSync(path.join(folder, OWN_PICTURE))) {
    throw new Error(`${file} describes a picture of its own, but ${path.join(folder, OWN_PICTURE)} is missing`)
  }
  return { kind, slug, exported, entry }
}

/** Slugs are unique over both kinds, since related pages are named by them alone. */
function doubleSlugs(content: string, found: readonly Found[]): string[] {
  const kindOf = new Map<string, CatalogueKind>()
  return found.flatMap(({ kind, slug }) => {
    const other = kindOf.get(slug)
    kindOf.set(slug, kind)
    return other ? [`${path.join(content, kind, slug)}: there is a page "${slug}" among the ${other} already`] : []
  })
}

function inOrder(kind: CatalogueKind, found: readonly Found[]): readonly Found[] {
  const place = ({ entry }: Found) => groups[kind].indexOf(entry.group)
  return found.toSorted((a, b) => place(a) - place(b) || a.entry.order - b.entry.order || (a.slug < b.slug ? -1 : 1))
}

/**
 * Every page of the catalogue, read from the folders below `content` and in the order of the menus; throws with all
 * that is wrong with them, file by file.
 */
export function readFolders(content: string): readonly Found[] {
  const problems: string[] = []
  const found = (Object.keys(groups) as CatalogueKind[]).flatMap((kind) => {
    const folders = readdirSync(path.join(content, kind), { withFileTypes: true }).filter((one) => one.isDirectory())
    const pages = folders.flatMap(({ name }) => {
      try {
        return [readFolder(content, kind, name)]
      } catch (error) {
        problems.push(messageOf(error))
        return []
      }
    })
    return inOrder(kind, pages)
  })
  problems.push(...doubleSlugs(content, found))
  if (problems.length > 0) throw new Error(`The catalogue cannot be read:\n${problems.join('\n')}`)
  return found
}
