import { projectRoot } from './run.mjs'

/**
 * Turbopack reads a # in a path as the end of the file's name, and in `npm run dev` a ? too; on Linux and macOS packages
 * are not found after a \\.
 */
const UNUSABLE = process.platform === 'win32' ? /[#]/ : /[#?\\]/

/**
 * What is wrong with the path of the project, in one sentence; undefined if nothing is.
 * @param {string} folder
 * @returns {string | undefined}
 * @public A test runs it in a process of its own.
 */
export function folderFault(folder = projectRoot) {
  const [character] = UNUSABLE.exec(folder) ?? []
  return (
    character &&
    `The site cannot be built in ${folder}: the path has a ${character}. Rename the folder, or move the project.`
  )
}

/** Exits with a sentence where the project's folder cannot be built in: the later error does not name the cause. */
export function requireFolder() {
  const fault = folderFault()
  if (!fault) return
  console.error(fault)
  process.exit(1)
}
