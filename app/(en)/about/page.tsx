import { placeholderRoute } from '@/app/_routes/placeholder'

const route = placeholderRoute('en', 'about')

export const { metadata } = route
export default route.Page
