import { careersRoute } from '@/app/_routes/careers'

const route = careersRoute('en')

export const { metadata } = route
export default route.Page
