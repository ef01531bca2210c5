import { openAcr } from '@/app/_markdown/openacr'

export const dynamic = 'force-static'

export const GET = () => new Response(openAcr())
