import { placeholderRoute } from '@/app/_routes/placeholder'

const route = placeholderRoute('ar', 'about')

export const { metadata } = route
export default route.Page
