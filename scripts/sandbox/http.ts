import type { IncomingMessage, ServerResponse } from 'node:http'

/** Room for a password of 10,000 characters, also of emoji. */
const BODY_LIMIT = 64 * 1024

export function sendText(response: ServerResponse, status: number, type: 'plain' | 'html', text: string): void {
  response.writeHead(status, { 'Content-Type': `text/${type}; charset=utf-8` }).end(text)
}

export function sendJson(response: ServerResponse, status: number, value: unknown): void {
  const body = JSON.stringify(value)
  response.writeHead(status, { 'Content-Type': 'application/json; charset=utf-8' }).end(body)
}

/** The request's body, or undefined where it is over 64 KB. Read to its end, so that the client reads the refusal. */
export async function readBody(request: IncomingMessage): Promise<string | undefined> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length
    if (size <= BODY_LIMIT) chunks.push(chunk)
  }
  return size <= BODY_LIMIT ? Buffer.concat(chunks).toString('utf8') : undefined
}

/** The object of a JSON text, or undefined where the text is anything else. */
export function parseObject(text: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : undefined
  } catch {
    return undefined
  }
}
