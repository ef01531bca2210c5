import type { IncomingMessage } from 'node:http'

/**
 * The body of a request, or undefined if it has more than `most` bytes. Read to its end, so that the client reads the
 * refusal, but kept only up to the limit.
 */
export async function readBody(request: IncomingMessage, most: number): Promise<string | undefined> {
  const parts: Buffer[] = []
  let size = 0
  for await (const part of request as AsyncIterable<Buffer>) {
    size += part.length
    if (size <= most) parts.push(part)
    else parts.length = 0
  }
  return size <= most ? Buffer.concat(parts).toString('utf8') : undefined
}
