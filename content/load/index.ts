import { existsSync, readdirSync } from 'node:fs'

import type { z } from 'zod'

import { SLUG, slugOf } from '@/content/schema/fields'
import { locales } from '@/lib/locale'
import { mapValues } from '@/lib/map-values'

import { compareLanguages } from './compare-languages'
import { Reader } from './yaml-reader'
import { apps } from '../apps'
import { catalogueSchemas, fileSchemas, messageSchemas, pageFolders } from '../schema'
import { errorPage } from '../schema/messages'
import { checkApps } from './apps'
import { checkLinks } from './links'
import { checkRedirects } from './redirects'
import { ownerFile } from './owner-file'
import { checkStrayFiles } from './stray-files'
import type { Content, PageSchema } from './types'

type Schemas = Readonly<Record<string, z.ZodType>>

function readCopies(reader: Reader, folder: string, schema: z.ZodType) {
  const [english, arabic] = locales.map((locale) => reader.read(`${folder}/${locale}.yaml`, schema))
  if (english !== undefined && arabic !== undefined) compareLanguages(reader, `${folder}/ar.yaml`, english, arabic)
  return { en: english, ar: arabic }
}

const readPage = (reader: Reader, folder: string, { meta, copy }: PageSchema) => ({
  meta: reader.read(`${folder}/meta.yaml`, meta),
  copy: readCopies(reader, folder, copy),
})

function readCatalogue(reader: Reader, kind: string, schema: PageSchema) {
  const root = reader.pathOf(kind)
  const entries = existsSync(root) ? readdirSync(root, { withFileTypes: true }) : []
  for (const { name } of entries.filter((entry) => entry.isSymbolicLink())) {
    reader.problem(`${kind}/${name}`, [], 'is a link, and what it leads to is not read. Put the folder itself here.')
  }
  const folders = entries.filter((entry) => entry.isDirectory())
  if (folders.length === 0) reader.problem(kind, [], 'has no page. The site needs one at least.')
  return Object.fromEntries(
    folders.map(({ name }) => {
      if (name in {}) {
        reader.problem(
          `${kind}/${name}`,
          [],
          `has a name that programs keep for themselves. Rename it to ${slugOf(name)}-page.`,
        )
      } else if (!SLUG.test(name)) {
        reader.problem(
          `${kind}/${name}`,
          [],
          `is part of an address: small Latin letters, digits and hyphens. Rename it to ${slugOf(name)}.`,
        )
      }
      return [name, readPage(reader, `${kind}/${name}`, schema)]
    }),
  )
}

/** A client component imports these two files by itself. JSON is YAML too, so a field could be there twice. */
function checkErrorPage(reader: Reader): void {
  const [english, arabic] = locales.map((locale) => reader.read(`messages/error-page/${locale}.json`, errorPage))
  compareLanguages(reader, 'messages/error-page/ar.json', english, arabic)
}

/** Reads everything below a reader's root. The reader then knows what is wrong. */
export function readContent(reader: Reader): Content {
  const content = {
    ...mapValues(fileSchemas as Schemas, (schema, name) =>
      reader.read(name === 'owner' ? ownerFile : `${name}.yaml`, schema),
    ),
    ...mapValues(catalogueSchemas, (schema, kind) => readCatalogue(reader, kind, schema)),
    pages: mapValues(pageFolders, (schema, name) => readPage(reader, `pages/${name}`, schema)),
    messages: mapValues(messageSchemas as Schemas, (schema, name) => readCopies(reader, `messages/${name}`, schema)),
  } as Content
  checkErrorPage(reader)
  checkApps(reader, content, apps)
  checkLinks(reader, content)
  checkRedirects(reader, content)
  checkStrayFiles(reader)
  return content
}

/**
 * Reads the texts of the site and their data from the folder `root`. Throws one error with all that is wrong: file,
 * line, field, and what to do.
 */
export function loadContent(root = 'content'): Content {
  const reader = new Reader(root)
  const content = readContent(reader)
  reader.throwProblems()
  return content
}
