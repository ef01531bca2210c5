import { readFileSync } from 'node:fs'

import { parse } from 'yaml'

import { type AppId, appIds, apps, settingPrefix } from '@/content/apps'
import { deletionPaths } from '@/content/page-paths'
import { settings } from '@/content/settings'
import type { DeletionContract } from '@/lib/account-deletion/types'

/*
 * The OpenAPI description of the apps' deletion APIs, for the teams that run them. Each build writes it into
 * deploy/deletion-apis.openapi.yaml; deletion-apis.test.ts compares it with the sandbox and with the site.
 */
const PARTS = 'deploy/openapi-parts.yaml'

/** A member of the request's body. */
interface Member {
  example: string
  schema: object
}

interface Parts {
  document: { components: object }
  identities: Readonly<Record<DeletionContract['identity'], Member>>
  passwords: Readonly<Record<DeletionContract['passwordAs'], Member>>
  replies: Readonly<
    Record<
      DeletionContract['reply'],
      { shown: string; deleted: object; refused: object; success: object; refusal: object }
    >
  >
  refusals: readonly { status: number; cause: string; name: string; message: string }[]
}

const KEY_HEADER = settings.NEXT_PUBLIC_API_KEY_HEADER.neutral

const eachApp = (text: (id: AppId) => string) => new Intl.ListFormat('en').format(appIds.map(text))

/** A regular expression for a word in any case. */
const inAnyCase = (word: string) => word.replaceAll(/[a-z]/g, (letter) => `[${letter.toUpperCase()}${letter}]`)

function readParts(): Parts {
  const values: Readonly<Record<string, string>> = {
    apps: eachApp((id) => apps[id].name),
    pages: eachApp((id) => `\`${deletionPaths[id]}\``),
    addresses: eachApp((id) => `\`NEXT_PUBLIC_${settingPrefix(id)}_API_URL\``),
    keys: eachApp((id) => `NEXT_PUBLIC_${settingPrefix(id)}_API_KEY`),
    keyHeader: KEY_HEADER,
    keyHeaderInAnyCase: inAnyCase(KEY_HEADER),
    contentTypeInAnyCase: inAnyCase('content-type'),
  }
  const text = readFileSync(PARTS, 'utf8').replaceAll(/\{\{(\w+)\}\}/g, (all, name: string) => values[name] ?? all)
  return parse(text) as Parts
}

const ref = (kind: string, name: string) => ({ $ref: `#/components/${kind}/${name}` })

/** The name of a schema of an app: SwinRequest. */
export const schemaName = (id: AppId, name: 'Request' | 'Success' | 'Refusal') =>
  `${id.charAt(0).toUpperCase()}${id.slice(1)}${name}`

function operations(id: AppId, { identities, passwords, replies, refusals }: Parts) {
  const { identity, identityField, passwordAs, reply } = apps[id].contract
  const { shown, deleted, refused } = replies[reply]
  const refusal = ref('schemas', schemaName(id, 'Refusal'))
  const refusedWith = (message: string) => ({
    value: { ...refused, message: message.replace('{{identityField}}', identityField) },
  })
  const answer = (description: string, schema: object, examples: object) => ({
    description,
    headers: {
      'Access-Control-Allow-Origin': ref('headers', 'Access-Control-Allow-Origin'),
      Vary: ref('headers', 'Vary'),
    },
    content: { 'application/json': { schema, examples } },
  })
  return {
    parameters: [ref('parameters', 'Origin')],
    options: {
      summary: 'The preflight, which the browser sends by itself',
      security: [],
      parameters: [ref('parameters', 'RequestMethod'), ref('parameters', 'RequestHeaders')],
      responses: { 204: ref('responses', 'Permission') },
    },
    delete: {
      summary: `Delete a ${apps[id].name} account`,
      requestBody: {
        required: true,
        content: {
          'application/json': {
            schema: ref('schemas', schemaName(id, 'Request')),
            example: { [identityField]: identities[identity].example, password: passwords[passwordAs].example },
          },
        },
      },
      responses: {
        200: answer(
          `Deleted, or refused. ${shown}`,
          { oneOf: [ref('schemas', schemaName(id, 'Success')), refusal] },
          {
            ...deleted,
            unknownAccount: refusedWith('Unknown account'),
            wrongPassword: refusedWith('Invalid credentials'),
          },
        ),
        default: answer(
          `Refused. ${refusals.map(({ status, cause }) => `${status}: ${cause}.`).join(' ')}`,
          refusal,
          Object.fromEntries(refusals.map(({ name, message }) => [name, refusedWith(message)])),
        ),
      },
    },
  }
}

function schemas(id: AppId, { identities, passwords, replies }: Parts) {
  const { identity, identityField, passwordAs, reply } = apps[id].contract
  return {
    [schemaName(id, 'Request')]: {
      type: 'object',
      required: [identityField, 'password'],
      additionalProperties: false,
      properties: { [identityField]: identities[identity].schema, password: passwords[passwordAs].schema },
    },
    [schemaName(id, 'Success')]: replies[reply].success,
    [schemaName(id, 'Refusal')]: replies[reply].refusal,
  }
}

/** The path of an app's deletion in the description and at the sandbox. */
export const describedPath = (id: AppId) => `/${id}${apps[id].contract.path}`

export function openApi() {
  const parts = readParts()
  return {
    ...parts.document,
    paths: Object.fromEntries(appIds.map((id) => [describedPath(id), operations(id, parts)])),
    components: {
      ...parts.document.components,
      schemas: Object.assign({}, ...appIds.map((id) => schemas(id, parts))) as Readonly<Record<string, object>>,
    },
  }
}
