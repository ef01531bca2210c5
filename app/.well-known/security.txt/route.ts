import { site } from '@/content/site'
import { locales } from '@/lib/locale'
import { securityTxt } from '@/lib/security-txt'

export const dynamic = 'force-static'

export function GET(): Response {
  return new Response(securityTxt({ siteUrl: site.url, ...site.security, languages: locales }))
}
