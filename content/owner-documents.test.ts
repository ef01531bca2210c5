/** @jest-environment node */
import { addDays } from '@/lib/day'

import { ownerDocuments, withoutLapsed } from './owner-documents'
import { exampleOwner } from './owner.fixture'

const { company = {} } = exampleOwner
const LAST = '2099-12-31'

test('documents are valid on their last day, and left out from the day after', () => {
  expect(withoutLapsed(exampleOwner, LAST)).toEqual(exampleOwner)
  const { licence, icv, insurance, certificates, ...rest } = company
  expect([licence, icv, insurance, certificates]).not.toContain(undefined)
  expect(withoutLapsed(exampleOwner, addDays(LAST, 1))).toEqual({ ...exampleOwner, company: rest })
})

test('the others of a list stay', () => {
  const [first, second] = company.certificates ?? []
  const certificates = [first, second].flatMap((one, index) =>
    one ? [{ ...one, expires: `2027-01-0${index + 1}` }] : [],
  )
  const owner = withoutLapsed({ company: { ...company, certificates } }, '2027-01-02')
  expect(owner.company?.certificates?.map(({ standard }) => standard)).toEqual([second?.standard])
})

test('slots without documents stay as they are', () => {
  expect(withoutLapsed({}, LAST)).toEqual({})
  expect(withoutLapsed({ company: { taxNumber: '0' } }, LAST)).toEqual({ company: { taxNumber: '0' } })
})

test('every document with a last day is known', () => {
  const days = JSON.stringify(company).match(/"expires":/g)
  expect(ownerDocuments(company)).toHaveLength(days?.length ?? 0)
  for (const { name, expires } of ownerDocuments(company)) expect([name !== '', expires]).toEqual([true, LAST])
})
