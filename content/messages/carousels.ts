import { content } from '../content'

/** Labels of the carousels and the gallery. */
export const carouselMessages = content.messages.carousels
