import { content } from '../../content'

export const partnersPage = content.pages.partners.copy
