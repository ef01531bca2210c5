import { content } from '../../content'

export const aboutPage = content.pages.about.copy
