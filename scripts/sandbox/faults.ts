import type { ServerResponse } from 'node:http'
import { setTimeout as delay } from 'node:timers/promises'

import { userOf } from './accounts'
import type { Contract } from './contracts'
import { sendJson, sendText } from './http'

interface Fault {
  /** For the overview page. */
  about: string
  answer: (response: ServerResponse, contract: Contract, slowMs: number) => void | Promise<void>
}

const MARKUP = '<img src=x onerror=alert(1)>'
const LONG_MESSAGE_LENGTH = 2000

const sends = (about: string, value: (contract: Contract) => unknown): Fault => ({
  about,
  answer: (response, contract) => sendJson(response, 200, value(contract)),
})

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
  error500: {
    about: '500 with a JSON failure',
    answer: (response, contract) => sendJson(response, 500, contract.failure('Internal error')),
  },
  crash500: {
    about: '500 with plain text',
    answer: (response) => sendText(response, 500, 'plain', 'Internal Server Error'),
  },
  empty: { about: '200 with an empty body', answer: (response) => void response.writeHead(200).end() },
  null: sends('JSON null', () => null),
  list: sends('an empty JSON list', () => []),
  number: sends('a number in place of the word', ({ api }) => (api === 'swin' ? { status: 1 } : { message: 42 })),
  wrapped: sends('the success reply inside { "data": … }', ({ success }) => ({ data: success })),
  long: sends('a failure message of 2,000 characters with markup', ({ failure }) =>
    failure(MARKUP.padEnd(LONG_MESSAGE_LENGTH, ' and so on')),
  ),
  nomessage: sends('a JSON object without status and message', () => ({ done: false })),
  reset: { about: 'the connection is cut', answer: (response) => void response.socket?.destroy() },
  nocors: {
    about: 'success, but without CORS headers',
    answer(response, contract) {
      response.removeHeader('Access-Control-Allow-Origin')
      sendJson(response, 200, contract.success)
    },
  },
}

/** The fault that `user` of an API stands for, if any. */
export function faultOf({ api }: Contract, user: string): Fault | undefined {
  const name = Object.keys(faults).find((each) => userOf(api, each) === user)
  return name === undefined ? undefined : faults[name]
}
