import { contactRoute } from '@/app/_routes/contact'

const route = contactRoute('en')

export const { metadata } = route
export default route.Page
