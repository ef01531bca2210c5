/** A reply of a few words needs far less, but a server may send an endless body. */
export const MAX_REPLY_BYTES = 64 * 1024

/**
 * Reads the body of a response as UTF-8 text without a byte order mark, like `response.text()`, but stops at 64 KB.
 *
 * @throws {RangeError} if the body is longer
 */
export async function readBody({ body }: Response): Promise<string> {
  const reader = body?.getReader()
  const decoder = new TextDecoder()
  let text = ''
  let size = 0
  while (reader) {
    const { done, value } = await reader.read()
    if (done) break
    size += value.byteLength
    if (size > MAX_REPLY_BYTES) {
      await reader.cancel()
      throw new RangeError('The reply is too long')
    }
    text += decoder.decode(value, { stream: true })
  }
  return text + decoder.decode()
}
