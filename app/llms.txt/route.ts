import { llmsTxt } from '@/app/_markdown/llms-txt'

export const dynamic = 'force-static'

export const GET = () => new Response(llmsTxt())
