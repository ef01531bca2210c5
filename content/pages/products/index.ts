import { content } from '../../content'

export const productsPage = content.pages.products.copy
