import { documentRoute } from '@/app/_routes/document'

const route = documentRoute('en', 'accessibility')

export const { metadata } = route
export default route.Page
