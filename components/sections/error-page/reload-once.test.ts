import { isChunkLoadError, reloadOnce } from './reload-once'

test('a page is reloaded once per address', () => {
  const reload = jest.fn()
  const visit = (href: string) => reloadOnce({ sessionStorage, location: { href, reload } as unknown as Location })
  visit('/contact')
  visit('/contact')
  expect(reload).toHaveBeenCalledTimes(1)
  visit('/about')
  expect(reload).toHaveBeenCalledTimes(2)
})

test.each([
  [Object.assign(new Error('Failed to load chunk'), { name: 'ChunkLoadError' }), true],
  [new Error('Something else'), false],
  ['ChunkLoadError', false],
])('%s is a chunk load error: %s', (error, expected) => {
  expect(isChunkLoadError(error)).toBe(expected)
})
