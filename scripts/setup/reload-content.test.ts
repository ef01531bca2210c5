/** @jest-environment node */
import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'

const LOADER = pathToFileURL('scripts/setup/reload-content.mjs').href

/** What the loader makes of a module in `cwd`, in a process of its own: Jest does not load it. */
const load = (cwd: string) =>
  execFileSync(
    process.execPath,
    [
      '--input-type=module',
      '-e',
      `const { default: load } = await import('${LOADER}')
       console.log(load.call({ addContextDependency() {} }, 'source'))`,
    ],
    { cwd, encoding: 'utf8' },
  )

it('the page shows changed words, whatever an editor has left beside them', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'reload-'))
  mkdirSync(path.join(folder, 'content'))
  writeFileSync(path.join(folder, 'content', 'en.yaml'), 'a: 1\n')
  symlinkSync('sara@host.1234', path.join(folder, 'content', '.#en.yaml'))
  expect(load(folder)).toMatch(/^source\n\/\/ \d+/)
  rmSync(folder, { recursive: true })
})
