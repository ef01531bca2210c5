import { licences } from '@/app/_licences/licences'

export const dynamic = 'force-static'

export const GET = async () => new Response(await licences())
