import { site } from '@/content/site'
import { locales } from '@/lib/locale'

import { associationFiles } from './app-association'
import { securityTxt } from './security-txt'

export const dynamic = 'force-static'
export const dynamicParams = false

const FOLDER = '/.well-known/'

/** The files by name: whom to tell of a weakness, and which apps belong to the site. */
const files = new Map<string, readonly [text: string, type: string]>([
  [
    'security.txt',
    [securityTxt({ siteUrl: site.url, ...site.security, languages: locales }), 'text/plain; charset=utf-8'],
  ],
  ...[...associationFiles(Object.values(site.apps).map(({ association }) => association))].map(
    ([path, text]) => [path.slice(FOLDER.length), [text, 'application/json']] as const,
  ),
])

export const generateStaticParams = () => [...files.keys()].map((file) => ({ file }))

export async function GET(_request: Request, { params }: { params: Promise<{ file: string }> }): Promise<Response> {
  const [text, type] = files.get((await params).file) ?? []
  return text && type ? new Response(text, { headers: { 'Content-Type': type } }) : new Response(null, { status: 404 })
}
