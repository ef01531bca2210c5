import { overviewRoute } from '@/app/_routes/overview'

const route = overviewRoute('en', 'services')

export const { metadata } = route
export default route.Page
