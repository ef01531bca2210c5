import { mkdirSync, readFileSync } from 'node:fs'

import { parse, parseDocument } from 'yaml'

import { OPENACR_PATH } from '@/content/accessibility/openacr-path'
import type { Adherence, Conformance, Criterion, Evidence } from '@/content/accessibility/types'
import { site } from '@/content/site'

import { writeChanged } from './write-changed'

const SOURCE = 'content/accessibility/openacr.yaml'
const MODULE = 'generated/conformance.ts'
const HEADER = `// Written by \`npm run generate\` from ${SOURCE}.`

interface SourceCriterion {
  num: string
  components: [{ adherence: { level: Adherence; notes: string }; tests: readonly string[] }]
}

interface Source {
  report_date: string
  chapters: Readonly<Record<string, { criteria?: readonly SourceCriterion[] }>>
}

const CHAPTERS = { A: 'success_criteria_level_a', AA: 'success_criteria_level_aa' } as const

/** `e2e/footer.spec.ts › the content of the footer`, as Playwright prints it. */
function evidence(line: string): Evidence {
  const [file, title] = line.split(' › ')
  if (!file || !title) throw new Error(`${SOURCE}: "${line}" is not "file › title"`)
  return { file, title }
}

function criterion(level: Criterion['level'], { components }: SourceCriterion): Criterion {
  const [{ adherence, tests }] = components
  return {
    level,
    adherence: adherence.level,
    met: adherence.notes.trim(),
    tests: tests.map(evidence) as unknown as Criterion['tests'],
  }
}

/** The source as the page needs it. */
export function readConformance(): Conformance {
  const { report_date: ranOn, chapters } = parse(readFileSync(SOURCE, 'utf8')) as Source
  const found = (['A', 'AA'] as const).flatMap((level) =>
    (chapters[CHAPTERS[level]]?.criteria ?? []).map((entry) => [entry.num, criterion(level, entry)] as const),
  )
  return { ranOn, criteria: Object.fromEntries(found) as Conformance['criteria'] }
}

/** The file that the page offers: with the owner's settings, and with the tests in the notes, which OpenACR knows. */
export function openAcr(): string {
  const source = parseDocument(readFileSync(SOURCE, 'utf8'))
  const contact = { company_name: site.brand.en, email: site.emails[0], website: site.url }
  source.setIn(['title'], `${site.brand.en} Accessibility Conformance Report`)
  source.setIn(['product', 'name'], `Website of ${site.brand.en}`)
  source.setIn(['author'], source.createNode(contact))
  source.setIn(['vendor'], source.createNode(contact))
  source.setIn(['feedback'], `${site.url}/contact`)
  const { chapters } = source.toJS() as Source
  for (const chapter of Object.values(CHAPTERS)) {
    for (const [index, { components }] of (chapters[chapter]?.criteria ?? []).entries()) {
      const component = ['chapters', chapter, 'criteria', index, 'components', 0]
      const [{ adherence, tests }] = components
      const named = tests.map(evidence).map(({ file, title }) => `Test: ${file}, “${title}”.`)
      source.setIn([...component, 'adherence', 'notes'], [adherence.notes.trim(), ...named].join(' '))
      source.deleteIn([...component, 'tests'])
    }
  }
  // The comment above the source is for those who edit it.
  return source.toString({ lineWidth: 120 }).replace(/^(#.*\n)+/, '')
}

/** Writes the module that the page reads, and the file that it offers. */
export function generateConformance(): void {
  for (const folder of ['generated', 'public']) mkdirSync(folder, { recursive: true })
  writeChanged(
    MODULE,
    [
      HEADER,
      "import type { Conformance } from '../content/accessibility/types'",
      '',
      `export const conformance: Conformance = ${JSON.stringify(readConformance(), null, 2)}`,
      '',
    ].join('\n'),
  )
  writeChanged(`public${OPENACR_PATH}`, openAcr())
}
