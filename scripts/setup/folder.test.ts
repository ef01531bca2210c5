/** @jest-environment node */
import { execFileSync } from 'node:child_process'

/** Asks in a process of its own: Jest does not know `import.meta`. */
const faultOf = (folder: string) =>
  execFileSync(
    process.execPath,
    [
      '--input-type=module',
      '--eval',
      "const { folderFault } = await import('./scripts/setup/folder.mjs'); console.log(folderFault(process.argv[1]) ?? '')",
      folder,
    ],
    { encoding: 'utf8' },
  ).trim()

it('names the character of a path that cannot be built in', () => {
  expect(faultOf('/home/sara/C#/site')).toMatch(/\/home\/sara\/C#\/site: the path has a #\. Rename/)
  expect(faultOf('/what?/site')).toMatch(/the path has a \?\./)
})

// Built in each of these on 28 November 2026.
it.each(['/نخلة & co (1) 100%', '/[x] (1) {a}', `/it's "x" $HOME;a&b`, '/a%23b'])('accepts %s', (folder) => {
  expect(faultOf(folder)).toBe('')
})
