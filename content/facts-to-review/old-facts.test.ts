/** @jest-environment node */
import { oldFacts } from './old-facts'
import type { FactToReview } from './types'

const fact = (checked: string): FactToReview => ({
  page: '/services/x',
  says: 'As of then',
  source: 'Gazette',
  checked,
})

const NOW = new Date('2027-11-15T08:00:00Z')

test('facts are overdue after a year', () => {
  const [old, young] = [fact('2026-11-14'), fact('2026-11-16')]
  expect(oldFacts([young, old], NOW)).toEqual([old])
  expect(oldFacts([young], new Date('2027-11-17T00:00:00Z'))).toEqual([young])
})

test('on its anniversary a fact is not overdue yet', () => {
  expect(oldFacts([fact('2026-11-15')], new Date('2027-11-15T00:00:00Z'))).toEqual([])
  expect(oldFacts([fact('2026-11-15')], new Date('2027-11-16T00:00:00Z'))).toHaveLength(1)
})
