import { documentRoute } from '@/app/_routes/document'

const route = documentRoute('en', 'privacy')

export const { metadata } = route
export default route.Page
