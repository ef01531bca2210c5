import { loadContent } from '.'

/* Prints the content of this folder's files as JSON, for jest.global-setup.mjs. */
process.stdout.write(JSON.stringify(loadContent()))
