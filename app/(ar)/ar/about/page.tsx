import { aboutRoute } from '@/app/_routes/about'

const route = aboutRoute('ar')

export const { metadata } = route
export default route.Page
