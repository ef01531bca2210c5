import { llmsTxt } from './llms-txt'

export const dynamic = 'force-static'

export const GET = () => new Response(llmsTxt())
