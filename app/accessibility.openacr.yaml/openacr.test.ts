/** @jest-environment node */
import { existsSync, readFileSync } from 'node:fs'

import { parse } from 'yaml'

import { conformance } from '@/content/accessibility/conformance'
import { accessibilityPage } from '@/content/pages/accessibility'
import { locales } from '@/lib/locale'

import { openAcr } from './openacr'

/** WCAG 2.2 without the obsolete 4.1.1, deliberately not imported from the code. */
const LEVELS = {
  A: '1.1.1 1.2.1 1.2.2 1.2.3 1.3.1 1.3.2 1.3.3 1.4.1 1.4.2 2.1.1 2.1.2 2.1.4 2.2.1 2.2.2 2.3.1 2.4.1 2.4.2 2.4.3 2.4.4 2.5.1 2.5.2 2.5.3 2.5.4 3.1.1 3.2.1 3.2.2 3.2.6 3.3.1 3.3.2 3.3.7 4.1.2',
  AA: '1.2.4 1.2.5 1.3.4 1.3.5 1.4.3 1.4.4 1.4.5 1.4.10 1.4.11 1.4.12 1.4.13 2.4.5 2.4.6 2.4.7 2.4.11 2.5.7 2.5.8 3.1.2 3.2.3 3.2.4 3.3.3 3.3.4 3.3.8 4.1.3',
} as const

const entries = Object.entries(conformance.criteria)

test('the report has the 55 criteria of levels A and AA, each at its level', () => {
  expect(entries).toHaveLength(55)
  for (const [level, numbers] of Object.entries(LEVELS)) {
    expect(entries.filter(([, criterion]) => criterion.level === level).map(([number]) => number)).toEqual(
      numbers.split(' '),
    )
  }
})

test.each(locales)('every criterion has words, %s', (locale) => {
  const numbers = accessibilityPage[locale].conformance.criteria.map(({ id }) => id)
  expect(numbers.toSorted()).toEqual(entries.map(([number]) => number).toSorted())
})

/** Whether a test's title contains this text. */
const declares = (source: string, title: string) => {
  const lines = source.split('\n')
  return lines.some(
    (line, index) => line.includes(title) && /\b(?:test|it|shared)(?:\.each)?\(/.test(`${lines[index - 1]} ${line}`),
  )
}

test.each(entries)('%s names tests that exist', (_number, { tests }) => {
  for (const { file, title } of tests) {
    expect([file, existsSync(file)]).toEqual([file, true])
    expect([title, declares(readFileSync(file, 'utf8'), title)]).toEqual([title, true])
  }
})

test('a criterion that is met only in part appears among the limits', () => {
  const partly = entries.filter(([, { adherence }]) => adherence === 'partially-supports').map(([number]) => number)
  expect(partly).toEqual(['2.4.5'])
  const limits = accessibilityPage.en.sections.find(({ id }) => id === 'limits')
  expect(limits?.items?.map(({ text }) => text).join()).toContain('Our Partners')
})

/* The shape that GSA's schema openacr-0.1.0.json requires, and the values of its catalogue. */
test('the file is a valid OpenACR report', () => {
  const text = { asymmetricMatch: (value: unknown) => typeof value === 'string' && value.trim() !== '' }
  const report = parse(openAcr())
  const contact = {
    company_name: text,
    email: expect.stringContaining('@'),
    website: expect.stringMatching(/^https?:/),
  }
  expect(report).toMatchObject({
    title: expect.stringMatching(/ Accessibility Conformance Report$/),
    product: { name: text, description: text },
    author: contact,
    vendor: contact,
    report_date: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
    notes: text,
    evaluation_methods_used: text,
    feedback: expect.stringMatching(/^https?:/),
    catalog: '2.5-edition-wcag-2.2-en',
  })
  const { success_criteria_level_a: a, success_criteria_level_aa: aa } = report.chapters
  const criteria = [...a.criteria, ...aa.criteria]
  expect(criteria).toHaveLength(55)
  for (const { num, components, ...rest } of criteria) {
    expect(rest).toEqual({})
    const [, criterion] = entries.find(([number]) => number === num) ?? []
    const met = accessibilityPage.en.conformance.criteria.find(({ id }) => id === num)?.met
    const notes = expect.stringContaining(met ?? 'words')
    expect(components).toEqual([{ name: 'web', adherence: { level: criterion?.adherence, notes } }])
    for (const { file, title } of criterion?.tests ?? [])
      expect(components[0].adherence.notes).toContain(`Test: ${file}, “${title}”`)
  }
  expect(openAcr()).toMatch(/^title: /)
  expect(openAcr()).not.toContain('set@generate.invalid')
})
