/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import type { Metadata } from 'next'

import { absoluteUrl } from '@/app/_seo/page-metadata'
import { pagePaths } from '@/content/page-paths'
import { sitePaths } from '@/content/site-pages'
import { type Locale, locales } from '@/lib/locale'

const folders: Readonly<Record<Locale, string>> = { en: 'app/(en)', ar: 'app/(ar)/ar' }

/** The files in a locale's route folder, as relative paths. */
const filesOf = (locale: Locale) =>
  readdirSync(folders[locale], { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => file.includes('.'))
    .toSorted()

interface DynamicRoute<Params> {
  dynamicParams: boolean
  generateStaticParams: () => Params[]
  generateMetadata: (props: { params: Promise<Params> }) => Promise<Metadata>
}

type CatalogueRoute = DynamicRoute<{ group: string; slug: string }>
type SampleRoute = DynamicRoute<{ slug: string }>

const load = (locale: Locale, route: string) => import(join(process.cwd(), folders[locale], route, 'page.tsx'))

test('the route files of both languages differ only in the language', () => {
  const files = filesOf('en')
  expect(files).toContain('contact/page.tsx')
  expect(filesOf('ar')).toEqual(files)
  for (const file of files) {
    const [english, arabic] = locales.map((locale) => readFileSync(join(folders[locale], file), 'utf8'))
    expect(arabic).toBe(english?.replaceAll("'en'", "'ar'").replaceAll('"en"', '"ar"'))
  }
})

test('app/_routes holds routes and nothing else', async () => {
  for (const file of readdirSync('app/_routes')) {
    const names = Object.keys(await import(join(process.cwd(), 'app/_routes', file)))
    expect([file, ...names]).toEqual([file, expect.stringMatching(/^[a-z]\w+Route$/)])
  }
})

describe.each(locales)('%s', (locale) => {
  it.each(Object.values(pagePaths))('%s has a route with a canonical address', async (path) => {
    const { metadata, default: Page } = await load(locale, path)
    expect(metadata.alternates.canonical).toBe(absoluteUrl(locale, path))
    expect(Page).toBeInstanceOf(Function)
  })

  it.each(['services', 'products'] as const)('%s: the static params match sitePaths', async (kind) => {
    const route: CatalogueRoute = await load(locale, `${kind}/[group]/[slug]`)
    const paths = route.generateStaticParams().map(({ group, slug }) => `/${kind}/${group}/${slug}`)
    expect(paths).toEqual(sitePaths.filter((path) => path.startsWith(`/${kind}/`)))
    expect(route.dynamicParams).toBe(false)
    for (const params of route.generateStaticParams()) {
      const { alternates } = await route.generateMetadata({ params: Promise.resolve(params) })
      expect(alternates?.canonical).toBe(absoluteUrl(locale, `/${kind}/${params.group}/${params.slug}`))
    }
  })

  it('samples: the static params match sitePaths', async () => {
    const route: SampleRoute = await load(locale, 'samples/[slug]')
    const paths = route.generateStaticParams().map(({ slug }) => `/samples/${slug}`)
    expect(paths).toEqual(sitePaths.filter((path) => path.startsWith('/samples/')))
    expect(route.dynamicParams).toBe(false)
    for (const params of route.generateStaticParams()) {
      const { alternates } = await route.generateMetadata({ params: Promise.resolve(params) })
      expect(alternates?.canonical).toBe(absoluteUrl(locale, `/samples/${params.slug}`))
    }
  })

  it('sitePaths lists every page', () => {
    const pages = filesOf(locale).filter((file) => file.endsWith('page.tsx'))
    const single = pages.filter((file) => !file.includes('[')).map((file) => `/${file.replace(/\/?page\.tsx$/, '')}`)
    expect(single.toSorted()).toEqual(Object.values(pagePaths).toSorted())
    expect(pages.length - single.length).toBe(3)
  })
})
