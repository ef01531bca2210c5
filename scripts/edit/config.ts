import { readdirSync } from 'node:fs'

import type { z } from 'zod'

import { readContent } from '@/content/load'
import { pagePaths } from '@/content/page-paths'
import { catalogueSchemas, fileSchemas, messageSchemas, pageFolders } from '@/content/schema'
import { locales } from '@/lib/locale'
import { MASTERS } from '@/lib/picture-names'
import { Reader } from '@/content/load/yaml-reader'

import { fieldsFor, type References } from './fields'

interface Target {
  siteUrl: string
  /** The address of a picture, by its file in art/masters, for its preview. */
  pictureUrl: (master: string) => string | undefined
  /** The repository on GitHub, owner/name; '' on this machine. */
  repo: string
}

/** Commands write these, or people by hand: acceptances are not words. */
export const NOT_HERE = ['launch', 'accessibility/openacr']

type Content = ReturnType<typeof readContent>

/** An entry for a file of content/ that is one list. */
const inList = (file: string, ...shown: string[]) => ({
  widget: 'relation',
  collection: 'lists',
  file,
  value_field: 'items.*.id',
  display_fields: shown.map((name) => `items.*.${name}`),
})

const pictureField = (pictures: readonly (readonly [name: string, src: string | undefined])[]) => ({
  widget: 'picture',
  options: pictures.map(([name, src]) => ({ value: name, label: name, src })),
})

const pageField = (...kinds: readonly (Content['services'] | Content['products'] | Content['samples'])[]) => ({
  widget: 'select',
  options: kinds.flatMap((pages) =>
    Object.entries(pages).map(([slug, { copy }]) => ({ label: copy.en?.title ?? slug, value: slug })),
  ),
})

const referencesIn = ({ services, products, samples, pictures }: Content, { pictureUrl }: Target): References => ({
  sources: inList('sources', 'document', 'part'),
  promises: inList('promises', 'id', 'needs'),
  partners: inList('partners', 'name'),
  pages: pageField(services, products),
  services: pageField(services),
  products: pageField(products),
  samples: pageField(samples),
  pictures: pictureField((pictures ?? []).map(({ name, master }) => [name, pictureUrl(master)])),
  masters: pictureField(
    readdirSync(MASTERS)
      .filter((name) => name.endsWith('.webp'))
      .map((name) => [name, pictureUrl(name)]),
  ),
})

/** Everything that the editor shows, from the schema and from the current content of the files in `root`. */
export function editorConfig(root: string, target: Target) {
  const content = readContent(new Reader(root))
  const references = referencesIn(content, target)

  const file = (name: string, label: string, schema: z.ZodType, path: string, value?: unknown, page?: string) => ({
    name,
    label,
    file: `content/${path}`,
    i18n: path.includes('{{locale}}'),
    ...(page && { preview_path: `{{locale}}${page}` }),
    fields: fieldsFor(schema, value, references),
  })
  type PageSchema = { copy: z.ZodType; meta: z.ZodType }
  type Page = { copy?: { en?: unknown }; meta?: unknown } | undefined
  /** The words of a page in both languages, then what both share. */
  const page = (folder: string, name: string, { copy, meta }: PageSchema, value: Page, path?: string) => {
    const words = value?.copy?.en as { title?: string; heading?: string } | undefined
    const label = words?.title ?? words?.heading ?? name
    return [
      file(name, label, copy, `${folder}/${name}/{{locale}}.yaml`, words, path),
      file(`${name}-meta`, `${label}: place, pictures, day`, meta, `${folder}/${name}/meta.yaml`, value?.meta, path),
    ]
  }
  const collection = (name: string, label: string, icon: string, files: readonly object[]) => ({
    name,
    label,
    icon,
    i18n: true,
    format: 'yaml',
    editor: { preview: false },
    files,
  })
  const catalogue = (kind: keyof typeof catalogueSchemas) =>
    Object.entries(content[kind]).flatMap(([slug, value]) => {
      const group = value.meta && 'group' in value.meta ? `/${value.meta.group}` : ''
      return page(kind, slug, catalogueSchemas[kind], value, `/${kind}${group}/${slug}`)
    })
  const pages = Object.entries(pageFolders).flatMap(([name, schema]) => {
    const paths: Readonly<Record<string, string>> = pagePaths
    return page('pages', name, schema, content.pages[name as keyof typeof pageFolders], paths[name])
  })
  /** Files without a page of their own, each named in the path by `*`. */
  const files = (schemas: Readonly<Record<string, z.ZodType>>, path: string) =>
    Object.entries(schemas)
      .filter(([name]) => !NOT_HERE.includes(name))
      .map(([name, schema]) => file(name, schema.meta()?.title ?? name, schema, path.replace('*', name)))

  return {
    backend: { name: 'github', repo: target.repo || 'local/files', branch: 'main', auth_methods: ['token'] },
    ...(target.repo && { publish_mode: 'editorial_workflow' }),
    site_url: target.siteUrl,
    media_folder: 'public/media',
    public_folder: '/media',
    i18n: {
      structure: 'multiple_files',
      locales,
      default_locale: locales[0],
      omit_default_locale_from_preview_path: true,
    },
    output: { omit_empty_optional_fields: true, yaml: { quote: 'none' } },
    collections: [
      collection('services', 'Services', 'handyman', catalogue('services')),
      collection('products', 'Products', 'deployed_code', catalogue('products')),
      collection('samples', 'Samples', 'article', catalogue('samples')),
      collection('pages', 'Pages', 'web', pages),
      collection('messages', 'Menu, buttons, forms', 'label', files(messageSchemas, 'messages/*/{{locale}}.yaml')),
      collection('lists', 'Sources, pictures, lists', 'list', files(fileSchemas, '*.yaml')),
    ],
  }
}
