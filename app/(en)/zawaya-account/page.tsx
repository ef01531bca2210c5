import { accountDeletionRoute } from '@/app/_routes/account-deletion'

const route = accountDeletionRoute('en', 'zawaya')

export const { metadata } = route
export default route.Page
