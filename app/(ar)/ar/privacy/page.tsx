import { documentRoute } from '@/app/_routes/document'

const route = documentRoute('ar', 'privacy')

export const { metadata } = route
export default route.Page
