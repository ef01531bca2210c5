import { content } from '../../content'

export const contactPage = content.pages.contact.copy
