import { loadContent } from './load'

/** What the files of this folder say, read once. */
export const content = loadContent()
