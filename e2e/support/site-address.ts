import { site } from '@/content/site'

/** The one form of an address: the root has no slash either. */
export const absolute = (address: string): string => (address === '/' ? site.url : `${site.url}${address}`)

/** Where the preview has what stands at an absolute address of the site. */
export const inThisPreview = (url = ''): string => url.slice(site.url.length) || '/'
