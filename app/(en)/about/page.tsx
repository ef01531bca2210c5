import { aboutRoute } from '@/app/_routes/about'

const route = aboutRoute('en')

export const { metadata } = route
export default route.Page
