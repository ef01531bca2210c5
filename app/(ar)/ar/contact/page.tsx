import { contactRoute } from '@/app/_routes/contact'

const route = contactRoute('ar')

export const { metadata } = route
export default route.Page
