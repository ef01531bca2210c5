import { placeholderRoute } from '@/app/_routes/placeholder'

const route = placeholderRoute('en', 'partners')

export const { metadata } = route
export default route.Page
