import type { ServerResponse } from 'node:http'
import { setTimeout as delay } from 'node:timers/promises'

import { appIds } from '@/content/apps'
import { mapValues } from '@/lib/map-values'

import { userOf } from './accounts'
import { type Contract, keyHeader } from './contracts'
import { sendJson, sendText } from './http'

interface Fault {
  about: string
  answer: (response: ServerResponse, contract: Contract, slowMs: number) => void | Promise<void>
}

const OTHER_ORIGIN = 'https://www.example.com'
const MARKUP = '<img src=x onerror=alert(1)>'
const LONG_MESSAGE_LENGTH = 2000
const DIRECTIONS = '\u202e\u2066<b>Deleted</b> successfully\u2069\u200f'
const DEEP = '['.repeat(15_000) + ']'.repeat(15_000)

const sends = (about: string, value: (contract: Contract) => unknown, status = 200): Fault => ({
  about,
  answer: (response, contract) => sendJson(response, status, value(contract)),
})
const sendsText = (about: string, text: (contract: Contract) => string, status = 200): Fault => ({
  about,
  answer: (response, contract) => sendText(response, status, 'plain', text(contract)),
})

/** The APIs whose next answer to `once` is lost: every other one. */
const once = new Set<string>(appIds)

/** User names that make an API misbehave, with any password. */
export const faults: Readonly<Record<string, Fault>> = {
  slow: {
    about: 'success after 5 s',
    async answer(response, contract, slowMs) {
      await delay(slowMs, undefined, { ref: false })
      sendJson(response, 200, contract.success)
    },
  },
  hang: { about: 'never answers', answer: () => undefined },
  html: {
    about: '200 with an HTML page',
    answer: (response) => sendText(response, 200, 'html', '<!doctype html><title>Welcome</title><p>It works!</p>'),
  },
  error500: sends('500 with a JSON failure', ({ failure }) => failure('Internal error'), 500),
  limit429: sends('429 with a JSON failure', ({ failure }) => failure('Too many attempts'), 429),
  crash500: sendsText('500 with plain text', () => 'Internal Server Error', 500),
  empty: { about: '200 with an empty body', answer: (response) => void response.writeHead(200).end() },
  null: sends('JSON null', () => null),
  list: sends('an empty JSON list', () => []),
  number: sends('a number in place of the word', ({ success }) => mapValues({ ...success }, () => 42)),
  wrapped: sends('the success reply inside { "data": … }', ({ success }) => ({ data: success })),
  long: sends('a failure message of 2,000 characters with markup', ({ failure }) =>
    failure(MARKUP.padEnd(LONG_MESSAGE_LENGTH, ' and so on')),
  ),
  bidi: sends('a failure message with direction characters and markup', ({ failure }) => failure(DIRECTIONS)),
  bom: sendsText('success after a byte order mark', ({ success }) => `\ufeff${JSON.stringify(success)}`),
  deep: sendsText('15,000 nested lists in place of the word', () => `{"status":${DEEP},"message":${DEEP}}`),
  nomessage: sends('a JSON object without status and message', () => ({ done: false })),
  once: {
    about: 'deleted, then the connection is cut once; the same request again gets success',
    // A browser repeats the request by itself, and then reads the success that an API must still answer.
    answer(response, { app, success }) {
      const isRepeated = !once.delete(app)
      if (!isRepeated) return void response.socket?.destroy()
      once.add(app)
      sendJson(response, 200, success)
    },
  },
  reset: { about: 'the connection is cut', answer: (response) => void response.socket?.destroy() },
  cut: {
    about: 'the connection is cut in the middle of the success reply',
    answer(response, { success }) {
      response.writeHead(200, { 'Content-Length': 1000 })
      response.write(JSON.stringify(success), () => response.socket?.resetAndDestroy())
    },
  },
  endless: {
    about: 'the success reply, followed by white space without end',
    answer(response, { success }) {
      response.write(JSON.stringify(success))
      const timer = setInterval(() => response.write(' '.repeat(4096)), 10)
      response.on('close', () => clearInterval(timer))
    },
  },
  redirect: {
    about: '307 to the same address',
    answer: (response) => void response.writeHead(307, { Location: response.req.url }).end(),
  },
  nocors: {
    about: 'success, but without CORS headers',
    answer(response, contract) {
      response.removeHeader('Access-Control-Allow-Origin')
      sendJson(response, 200, contract.success)
    },
  },
  othercors: {
    about: 'success, but CORS headers for another site',
    answer: (response, contract) =>
      sendJson(response.setHeader('Access-Control-Allow-Origin', OTHER_ORIGIN), 200, contract.success),
  },
}

/** The fault that `user` of an API triggers, if any. */
export const faultOf = ({ app }: Contract, user: string): Fault | undefined =>
  Object.entries(faults).find(([name]) => userOf(app, name) === user)?.[1]

/** Replaces a correct header; null removes it; `:status` is the status. */
type WrongHeaders = Readonly<Record<string, string | null>>

/** By the host of the page, as in `http://no-delete.localhost:3000`: a preflight does not name the user. */
export const preflightFaults: Readonly<Record<string, WrongHeaders>> = {
  'not-found': { ':status': '404' },
  redirect: { ':status': '307', Location: '/' },
  'no-origin': { 'Access-Control-Allow-Origin': null },
  'other-origin': { 'Access-Control-Allow-Origin': OTHER_ORIGIN },
  'two-origins': { 'Access-Control-Allow-Origin': `*, ${OTHER_ORIGIN}` },
  'no-delete': { 'Access-Control-Allow-Methods': 'GET, POST' },
  'no-type': { 'Access-Control-Allow-Headers': keyHeader },
  'no-key': { 'Access-Control-Allow-Headers': 'content-type' },
}

/** The faults in a preflight for a page of `origin`. */
export const preflightFaultOf = (origin = ''): WrongHeaders =>
  preflightFaults[/^http:\/\/([\w-]+)\.localhost/.exec(origin)?.[1] ?? ''] ?? {}
