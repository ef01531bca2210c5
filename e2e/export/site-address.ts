import { site } from '@/content/site'
import { localizePath } from '@/lib/localize-path'

/** The one form of an address: the root has no slash either. */
export const absolute = (address: string): string => (address === '/' ? site.url : `${site.url}${address}`)

/** The exported file for an absolute address of the site. */
export const inThisExport = (url = ''): string => url.slice(site.url.length) || '/'

/** A page's addresses by language, as its head and the sitemap name them. */
export const alternatesOf = (path: string): Readonly<Record<string, string>> => ({
  'en-AE': absolute(path),
  'ar-AE': absolute(localizePath('ar', path)),
  'x-default': absolute(path),
})
