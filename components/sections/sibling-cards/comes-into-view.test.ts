import { comesIntoView } from './comes-into-view'

const inView = (selected: number, whole: number) =>
  [0, 1, 2, 3, 4].filter((index) => comesIntoView(index, selected, 5, whole))

describe('comesIntoView', () => {
  it.each([
    { selected: 0, whole: 3, expected: [0, 1, 2], case: 'counts from the selected card' },
    { selected: 3, whole: 3, expected: [0, 3, 4], case: 'goes on with the first card after the last' },
    { selected: 4, whole: 1, expected: [4], case: 'knows a single card' },
  ])('$case', ({ selected, whole, expected }) => {
    expect(inView(selected, whole)).toEqual(expected)
  })
})
