import { overviewRoute } from '@/app/_routes/overview'

const route = overviewRoute('ar', 'products')

export const { metadata } = route
export default route.Page
