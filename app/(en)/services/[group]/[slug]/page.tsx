import { serviceRoute } from '@/app/_routes/service'

const route = serviceRoute('en')

export const dynamicParams = false
export const { generateStaticParams, generateMetadata } = route
export default route.Page
