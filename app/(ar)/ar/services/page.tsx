import { overviewRoute } from '@/app/_routes/overview'

const route = overviewRoute('ar', 'services')

export const { metadata } = route
export default route.Page
