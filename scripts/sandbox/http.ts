import type { IncomingMessage, ServerResponse } from 'node:http'

import { isObject } from '@/lib/is-object'

/** Room for a password of 10,000 characters, even of emoji. */
export const BODY_LIMIT = 64 * 1024

export function sendText(response: ServerResponse, status: number, type: 'plain' | 'html', body: string): void {
  response.writeHead(status, { 'Content-Type': `text/${type}; charset=utf-8` }).end(body)
}

export function sendJson(response: ServerResponse, status: number, value: unknown): void {
  const body = JSON.stringify(value)
  response.writeHead(status, { 'Content-Type': 'application/json; charset=utf-8' }).end(body)
}

/** This machine's names, and addresses: a page elsewhere can point its own name here, but not these. */
const OWN_HOST = /^(([\w-]+\.)*localhost|[\d.]+|\[[\da-f:.]+\])(:\d+)?$/i

/** Whether a request comes from a program or from a page of this server, not from a page of another site. */
export function isOwnRequest({ headers }: IncomingMessage): boolean {
  const { host = '', origin, 'sec-fetch-site': site } = headers
  if (!OWN_HOST.test(host) && host.replace(/:\d+$/, '') !== process.env.HOST) return false
  return (!origin || origin === `http://${host}`) && (!site || site === 'same-origin' || site === 'none')
}

/** Parses a JSON object; undefined for any other text. */
export function parseObject(json: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(json)
    return isObject(value) ? { ...value } : undefined
  } catch {
    return undefined
  }
}
