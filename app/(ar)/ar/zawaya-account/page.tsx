import { accountDeletionRoute } from '@/app/_routes/account-deletion'

const route = accountDeletionRoute('ar', 'zawaya')

export const { metadata } = route
export default route.Page
