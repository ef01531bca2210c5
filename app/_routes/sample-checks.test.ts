/** @jest-environment node */
import { messages } from '@/content/messages'
import { sampleAt } from '@/content/samples'

import { sampleChecks } from './sample-checks'

const { sources, sums, owner } = messages.en.samples.checks

test('asks for the sums of a sample that has a total', () => {
  expect(sampleChecks(sampleAt('erp-solutions'), 'en')).toEqual([sources, sums, owner])
})

test('asks for no sums where there are none', () => {
  expect(sampleChecks(sampleAt('zta'), 'en')).toEqual([sources, owner])
})
