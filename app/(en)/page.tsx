import { homeRoute } from '@/app/_routes/home'

const route = homeRoute('en')

export const { metadata } = route
export default route.Page
