import { sampleRoute } from '@/app/_routes/sample'

const route = sampleRoute('ar')

export const dynamicParams = false
export const { generateStaticParams, generateMetadata } = route
export default route.Page
