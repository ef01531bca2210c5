/**
 * Has `confirm` answer no to every question exactly this time after it, ms, however busy the machine is. A person needs a
 * moment; a browser that shows no question needs none.
 */
export function declines(confirm: jest.Mock<boolean, [string?]>, after = 1000): void {
  const read = performance.now.bind(performance)
  let last = 0
  const now = jest.spyOn(performance, 'now').mockImplementation(() => (last = read()))
  confirm.mockImplementation(() => {
    now.mockReturnValueOnce(last + after)
    return false
  })
}
