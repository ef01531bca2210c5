import { careersRoute } from '@/app/_routes/careers'

const route = careersRoute('ar')

export const { metadata } = route
export default route.Page
