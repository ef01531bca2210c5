import { partnersRoute } from '@/app/_routes/partners'

const route = partnersRoute('ar')

export const { metadata } = route
export default route.Page
