import { accessibilityRoute } from '@/app/_routes/accessibility'

const route = accessibilityRoute('ar')

export const { metadata } = route
export default route.Page
