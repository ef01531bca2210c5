import { markdownPages, pageMarkdown } from '@/app/_markdown/page-markdown'
import { site } from '@/content/site'
import { associationFiles } from '@/lib/app-association'

export const dynamic = 'force-static'
export const dynamicParams = false

const associations = associationFiles(Object.values(site.associations))

export const generateStaticParams = () =>
  [...markdownPages.keys(), ...associations.keys()].map((file) => ({ file: file.slice(1).split('/') }))

/** Serves the Markdown twin of each page, its path with `.md` at its end, and the files that name the owner's apps. */
export async function GET(_request: Request, { params }: { params: Promise<{ file: string[] }> }): Promise<Response> {
  const file = `/${(await params).file.join('/')}`
  const association = associations.get(file)
  if (association) return new Response(association, { headers: { 'Content-Type': 'application/json' } })
  const page = markdownPages.get(file)
  if (!page) return new Response(null, { status: 404 })
  return new Response(pageMarkdown(...page), { headers: { 'Content-Type': 'text/markdown; charset=utf-8' } })
}
