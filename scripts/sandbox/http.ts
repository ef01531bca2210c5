import type { IncomingMessage, ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'

/** Room for a password of 10,000 characters, even of emoji. */
const BODY_LIMIT = 64 * 1024

export function sendText(response: ServerResponse, status: number, type: 'plain' | 'html', body: string): void {
  response.writeHead(status, { 'Content-Type': `text/${type}; charset=utf-8` }).end(body)
}

export function sendJson(response: ServerResponse, status: number, value: unknown): void {
  const body = JSON.stringify(value)
  response.writeHead(status, { 'Content-Type': 'application/json; charset=utf-8' }).end(body)
}

/** The request's body, or undefined if it is over 64 KB. Read to its end, so that the client reads the refusal. */
export async function readBody(request: IncomingMessage): Promise<string | undefined> {
  const body = await text(request)
  return Buffer.byteLength(body) <= BODY_LIMIT ? body : undefined
}

/** Parses a JSON object; undefined for any other text. */
export function parseObject(json: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(json)
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : undefined
  } catch {
    return undefined
  }
}
