import { content } from '../../content'

export const servicesPage = content.pages.services.copy
