import { description, title } from './catalogue'
import { claims, text } from './fields'

/* What the schemas of several pages share. */

/** The hint of an id. */
export const ID = 'The same in both languages.'

/** The first fields of a page. */
export const head = { title, description, ...claims }

/** Of a page without another sentence that fits its card. */
export const card = text('Social card', 'Below the title on the picture that chats and networks show.')
