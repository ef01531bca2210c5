import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { copyProject, runScript } from './project-copy'

/** Finished builds, kept until the site changes. */
const CACHE = '.cache/ten-builds'

type Edit = readonly [file: string, from: string, to: string]

const mark = (file: string, className: string): Edit => [
  file,
  `className="${className}"`,
  `className="${className}" data-build=""`,
]

/** One changed component for each build; some of them load on demand. */
const COMPONENT_EDITS: readonly Edit[] = [
  ['components/navigation/route-spinner.tsx', '<div role="status"', '<div data-build="" role="status"'],
  ['components/ui/carousel/carousel-engine.tsx', 'IN_VIEW_THRESHOLD = 0.3', 'IN_VIEW_THRESHOLD = 0.35'],
  mark('components/sections/hero/particles-field.tsx', 'pointer-events-none absolute inset-0 -z-1 **:size-full'),
  mark('components/navigation/mobile-menu.tsx', 'mobile-menu-panel'),
  mark('components/navigation/nav-panel.tsx', 'nav-panel-groups'),
  mark('components/forms/account-deletion-form.tsx', 'button account-deletion-form-submit'),
  mark('components/forms/password-field.tsx', 'form-field-toggle scriptless:hidden'),
  [
    'components/sections/gallery/gallery-viewer.tsx',
    '<div className={`gallery-stage',
    '<div data-build="" className={`gallery-stage',
  ],
  mark('components/sections/hero/hero-carousel.tsx', 'hero-stage'),
  ['components/ui/button.css', '.button {', '.button {\n  scroll-margin: 1px;'],
]

export const BUILDS = COMPONENT_EDITS.length

/** The phone number of a build, on every page: it tells the tests which build a page is from. */
export const phoneOf = (build: number): string => `+971 4 000 00${String(build).padStart(2, '0')}`

const settingsOf = (build: number) => ({ SITE_PHONE: phoneOf(build), SITE_ADDRESS_LINE_1_EN: `Office ${build}` })

/** Throws before the first build, not at the last one, if the site no longer contains what an edit replaces. */
function checkEdits(): void {
  const lost = COMPONENT_EDITS.filter(([file, from]) => !readFileSync(file, 'utf8').includes(from))
  if (lost.length > 0) throw new Error(`Change the edits of ${lost.map(([file]) => file).join(', ')} in ten-builds.ts`)
}

/** Runs `work` while a file of the project is changed. */
async function whileEdited(project: string, edit: Edit | undefined, work: () => Promise<void>): Promise<void> {
  if (!edit) return work()
  const [file, from, to] = edit
  const target = join(project, file)
  const text = readFileSync(target, 'utf8')
  writeFileSync(target, text.replace(from, to))
  await work()
  writeFileSync(target, text)
}

/**
 * Builds the site as it is, then ten times with another phone number on every page and another component changed.
 * Returns the folders. Each build takes about a minute; finished builds are reused until the site changes.
 */
export async function tenBuilds(): Promise<readonly string[]> {
  const site = readFileSync('out/sha256sums.txt', 'utf8')
  const isCurrent = existsSync(`${CACHE}/of.txt`) && readFileSync(`${CACHE}/of.txt`, 'utf8') === site
  if (!isCurrent) rmSync(CACHE, { recursive: true, force: true })
  mkdirSync(CACHE, { recursive: true })
  writeFileSync(`${CACHE}/of.txt`, site)

  const folders = Array.from({ length: BUILDS + 1 }, (_, build) => `${CACHE}/${build}`)
  if (folders.every((folder) => existsSync(folder))) return folders
  checkEdits()
  const project = copyProject()
  for (const [build, folder] of folders.entries()) {
    if (existsSync(folder)) continue
    await whileEdited(project, COMPONENT_EDITS[build - 1], () =>
      runScript(project, 'build:generated', settingsOf(build)),
    )
    cpSync(join(project, 'out'), `${folder}.part`, { recursive: true })
    renameSync(`${folder}.part`, folder)
  }
  rmSync(project, { recursive: true })
  return folders
}
