import { sampleIndexRoute } from '@/app/_routes/sample-index'

const route = sampleIndexRoute('en')

export const { metadata } = route
export default route.Page
