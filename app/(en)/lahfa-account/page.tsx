import { accountDeletionRoute } from '@/app/_routes/account-deletion'

const route = accountDeletionRoute('en', 'lahfa')

export const { metadata } = route
export default route.Page
