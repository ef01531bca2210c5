import { supplierRoute } from '@/app/_routes/supplier'

const route = supplierRoute('ar')

export const { metadata } = route
export default route.Page
