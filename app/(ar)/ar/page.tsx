import { homeRoute } from '@/app/_routes/home'

const route = homeRoute('ar')

export const { metadata } = route
export default route.Page
