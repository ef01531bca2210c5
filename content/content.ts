import { loadContent } from './load'

/** The content of this folder's files, read once. */
export const content = loadContent()
