import { description, title } from './catalogue'
import { claims, text } from './fields'

/* What the schemas of several pages share. */

/** The hint of an id. */
export const ID = 'The same in both languages.'

/** The first fields of a page. */
export const head = { title, description, ...claims }

/** The line on the social card of a page that has no other sentence to put there. */
export const card = text('Social card', 'Below the title on the picture that chats and networks show.')
