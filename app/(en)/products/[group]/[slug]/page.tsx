import { productRoute } from '@/app/_routes/product'

const route = productRoute('en')

export const dynamicParams = false
export const { generateStaticParams, generateMetadata } = route
export default route.Page
