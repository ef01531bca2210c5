import { accessibilityRoute } from '@/app/_routes/accessibility'

const route = accessibilityRoute('en')

export const { metadata } = route
export default route.Page
