/** @jest-environment node */
import { messages } from '@/content/messages'
import { samples } from '@/content/samples'
import { found } from '@/lib/found'
import { locales, mapLocales } from '@/lib/locale'

import { sampleChecks } from './sample-checks'

const sample = found(samples[0], 'the first sample')
const cells = ['Water pump', '5,000.00']
const table = { type: 'table' as const, caption: 'Lines', columns: cells, rows: [cells, cells] }

const withTable = (total: true | undefined) => ({
  ...sample,
  copy: mapLocales((locale) => ({ ...sample.copy[locale], blocks: [{ ...table, total }] })),
})

test.each(locales)('asks for the sums of a sample that has a total, and of no other, %s', (locale) => {
  const { sources, sums, owner } = messages[locale].samples.checks
  expect(sampleChecks(withTable(true), locale)).toEqual([sources, sums, owner])
  expect(sampleChecks(withTable(undefined), locale)).toEqual([sources, owner])
})
