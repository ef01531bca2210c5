import type { IncomingMessage } from 'node:http'

import { readBody } from '../setup/read-body'
import { Refusal } from './refusal'

/** Several times the size of all files of one entry. */
const MOST_BYTES = 1_000_000

/** Reads the body of a save as JSON. */
export async function readChanges(request: IncomingMessage): Promise<unknown> {
  const text = await readBody(request, MOST_BYTES)
  if (text === undefined) throw new Refusal(413, 'That is more than the editor saves at once. Nothing was saved.')
  try {
    return JSON.parse(text)
  } catch {
    throw new Refusal(400, 'What came is no list of changed files. Nothing was saved.')
  }
}
