import { sampleIndexRoute } from '@/app/_routes/sample-index'

const route = sampleIndexRoute('ar')

export const { metadata } = route
export default route.Page
