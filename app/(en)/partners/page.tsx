import { partnersRoute } from '@/app/_routes/partners'

const route = partnersRoute('en')

export const { metadata } = route
export default route.Page
