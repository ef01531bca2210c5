import { ask } from './ask'

/** Lets `confirm` answer after some time, ms. */
function answers(answer: boolean | undefined, after: number) {
  const now = jest.spyOn(performance, 'now').mockReturnValue(1000)
  window.confirm = jest.fn(() => {
    now.mockReturnValue(1000 + after)
    return answer as boolean
  })
}

afterEach(() => jest.restoreAllMocks())

test.each([
  [true, 0, 'yes'],
  [true, 5000, 'yes'],
  [false, 100, 'no'],
  [false, 5000, 'no'],
  [false, 99, 'at once'],
  [false, 1, 'at once'],
  [false, 0.2, 'unasked'],
  [false, 0, 'unasked'],
  [undefined, 0, 'unasked'],
] as const)('%s after %d ms is: %s', (answer, after, expected) => {
  answers(answer, after)
  expect(ask(window, 'Delete?')).toBe(expected)
  expect(window.confirm).toHaveBeenCalledWith('Delete?')
})

test('a browser without confirm(), or one that throws, has not asked', () => {
  Object.assign(window, { confirm: undefined })
  expect(ask(window, 'Delete?')).toBe('unasked')
  window.confirm = () => {
    throw new Error('not available')
  }
  expect(ask(window, 'Delete?')).toBe('unasked')
})
