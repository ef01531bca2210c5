import { pressTable } from './report'

const row = (first: number[], later: number[]) => pressTable(new Map([['menu', { first, later }]])).split('\n')[2]

describe('pressTable', () => {
  it('shows the first press, and median and longest of all', () => {
    expect(row([88, 120, 96], [56, 32, 0])).toMatch(/menu +\| +96, 120 \| +56 \| +32, 56 \|/)
  })

  it('does not claim to know what takes less than the browser reports', () => {
    expect(row([24], [0, 0])).toMatch(/\| +< 16 \| +< 16, < 16 \|/)
  })

  it('marks what is over its budget', () => {
    expect(row([504], [104, 40, 104])).toMatch(/\*\*504\*\* ▲ \| +\*\*104\*\* ▲ \| +\*\*104\*\* ▲, \*\*104\*\* ▲/)
    expect(row([500], [100])).not.toContain('▲')
  })

  it('has a place for a press that cannot be the first: the visitor scrolls to it', () => {
    expect(row([], [16])).toMatch(/menu +\| +- \|/)
  })
})
