import { supplierRoute } from '@/app/_routes/supplier'

const route = supplierRoute('en')

export const { metadata } = route
export default route.Page
