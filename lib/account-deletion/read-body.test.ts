/** @jest-environment node */
import { MAX_REPLY_BYTES, readBody } from './read-body'

/** A response whose body arrives in these pieces; it never ends if `isEndless`. */
function responseOf(pieces: readonly (string | Uint8Array)[], isEndless = false) {
  const onCancel = jest.fn()
  let pulls = 0
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      const piece = pieces[isEndless ? pulls % pieces.length : pulls]
      pulls += 1
      if (piece === undefined) controller.close()
      else controller.enqueue(typeof piece === 'string' ? new TextEncoder().encode(piece) : piece)
    },
    cancel: onCancel,
  })
  return { response: new Response(body), onCancel, pulls: () => pulls }
}

test('joins the pieces of a body, even when one ends inside a character', async () => {
  const [start, end] = [new Uint8Array([0xd9]), new Uint8Array([0x85])]
  expect(await readBody(responseOf(['{"message":"', start, end, '"}']).response)).toBe('{"message":"م"}')
})

test('reads a response without a body as empty', async () => {
  expect(await readBody(new Response(null, { status: 204 }))).toBe('')
})

test('removes a byte order mark', async () => {
  expect(await readBody(new Response('\ufeff{}'))).toBe('{}')
})

test('reads 64 KB and not a byte more', async () => {
  expect(await readBody(new Response('x'.repeat(MAX_REPLY_BYTES)))).toHaveLength(65_536)
  await expect(readBody(new Response('x'.repeat(MAX_REPLY_BYTES + 1)))).rejects.toThrow(RangeError)
})

test('counts bytes, not characters', async () => {
  await expect(readBody(new Response('م'.repeat(MAX_REPLY_BYTES / 2 + 1)))).rejects.toThrow(RangeError)
})

test('stops reading an endless body', async () => {
  const { response, onCancel, pulls } = responseOf(['x'.repeat(1024)], true)
  await expect(readBody(response)).rejects.toThrow(RangeError)
  expect(onCancel).toHaveBeenCalledTimes(1)
  expect(pulls()).toBeLessThan(70)
})

test('rejects a body that breaks off', async () => {
  const body = new ReadableStream({ pull: (controller) => controller.error(new TypeError('network error')) })
  await expect(readBody(new Response(body))).rejects.toThrow(TypeError)
})
