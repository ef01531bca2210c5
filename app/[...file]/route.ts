import { markdownPages, pageMarkdown } from '@/app/_markdown/page-markdown'

export const dynamic = 'force-static'
export const dynamicParams = false

export const generateStaticParams = () => [...markdownPages.keys()].map((file) => ({ file: file.slice(1).split('/') }))

/** Serves the Markdown twins of the pages: each page's path with `.md` at its end. */
export async function GET(_request: Request, { params }: { params: Promise<{ file: string[] }> }): Promise<Response> {
  const { file } = await params
  const page = markdownPages.get(`/${file.join('/')}`)
  if (!page) return new Response(null, { status: 404 })
  return new Response(pageMarkdown(...page), { headers: { 'Content-Type': 'text/markdown; charset=utf-8' } })
}
