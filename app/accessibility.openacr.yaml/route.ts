import { openAcr } from './openacr'

export const dynamic = 'force-static'

export const GET = () => new Response(openAcr())
