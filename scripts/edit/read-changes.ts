import type { IncomingMessage } from 'node:http'

import { Refusal } from './refusal'

/** Several times the size of all files of one entry. */
const MOST_BYTES = 1_000_000

/** Reads the body of a save as JSON. Lets more than the most bytes go by, so that the browser reads the answer. */
export async function readChanges(request: IncomingMessage): Promise<unknown> {
  const parts: Buffer[] = []
  let size = 0
  for await (const part of request as AsyncIterable<Buffer>) {
    size += part.length
    if (size <= MOST_BYTES) parts.push(part)
  }
  if (size > MOST_BYTES) throw new Refusal(413, 'That is more than the editor saves at once. Nothing was saved.')
  try {
    return JSON.parse(Buffer.concat(parts).toString())
  } catch {
    throw new Refusal(400, 'What came is no list of changed files. Nothing was saved.')
  }
}
