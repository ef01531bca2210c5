export { services, type ServiceSlug } from '@/generated/services'
