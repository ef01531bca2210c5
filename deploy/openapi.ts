import { createHash } from 'node:crypto'

import { appIds, apps, type AppId, settingPrefix } from '@/content/apps'
import { deletionPaths } from '@/content/page-paths'
import { settings } from '@/content/settings'
import type { DeletionContract } from '@/lib/account-deletion/types'

/*
 * The OpenAPI description of the apps' deletion APIs, for the teams that run them. Each build writes it into
 * deploy/deletion-apis.openapi.yaml; deletion-apis.test.ts compares it with the sandbox and with the site.
 */

/** The sandbox has the APIs of all apps below addresses of their own, so that two may have the same paths. */
const SANDBOX = 'http://localhost:4010'
const KEY_HEADER = settings.NEXT_PUBLIC_API_KEY_HEADER.neutral

const list = (parts: readonly string[]) => new Intl.ListFormat('en').format(parts)
const eachApp = (text: (id: AppId) => string) => list(appIds.map(text))
const ref = (kind: string, name: string) => ({ $ref: `#/components/${kind}/${name}` })

/** Matches a list of header values that has this one, in any case. */
const lists = (value: string) => {
  const anyCase = value.replaceAll(/[a-z]/g, (letter) => `[${letter.toUpperCase()}${letter}]`)
  return { pattern: String.raw`^(.*,\s*)?${anyCase}(\s*,.*)?$` }
}

const permission = {
  'Access-Control-Allow-Origin': ref('headers', 'Access-Control-Allow-Origin'),
  Vary: ref('headers', 'Vary'),
}

/** The preflight of every API: what the browser asks, and what the answer permits. */
const preflight = {
  parameters: {
    RequestMethod: {
      name: 'Access-Control-Request-Method',
      in: 'header',
      required: true,
      schema: { const: 'DELETE' },
    },
    RequestHeaders: {
      name: 'Access-Control-Request-Headers',
      in: 'header',
      required: true,
      description: 'As Chromium sends it, in lower case, sorted and without spaces.',
      schema: { const: `content-type,${KEY_HEADER}` },
    },
  },
  permission: {
    description: 'The permission. Any status from 200 to 299 will do, a redirect will not.',
    headers: {
      'Access-Control-Allow-Origin': permission['Access-Control-Allow-Origin'],
      'Access-Control-Allow-Methods': {
        required: true,
        schema: { type: 'string', pattern: String.raw`^(.*,\s*)?DELETE(\s*,.*)?$` },
      },
      'Access-Control-Allow-Headers': {
        required: true,
        description: 'Both names, in any order and case.',
        schema: { type: 'string', allOf: [lists('content-type'), lists(KEY_HEADER)] },
      },
      'Access-Control-Max-Age': {
        description: 'For how many seconds the browser need not ask again; Chromium keeps it for 7,200 at most.',
        schema: { type: 'string', pattern: '^[0-9]+$' },
      },
      Vary: permission.Vary,
    },
  },
}

/** How an API answers, by the member of its replies that has the word. */
const replies: Readonly<
  Record<
    DeletionContract['reply'],
    { shown: string; success: object; refusal: object; deleted: object; refused: (message: string) => object }
  >
> = {
  status: {
    shown:
      'The website shows every refusal as "This Account Does Not Exist"; the message is for the server\'s own logs and for other clients.',
    deleted: { deleted: { value: { status: 'success' } }, deletedInData: { value: { data: { status: 'success' } } } },
    refused: (message) => ({ value: { status: 'error', message } }),
    success: {
      description: 'The word is in `status`, or in `data.status` where `status` is no text.',
      type: 'object',
      anyOf: [
        { required: ['status'], properties: { status: { const: 'success' } } },
        {
          required: ['data'],
          properties: {
            status: { not: { type: 'string' } },
            data: { type: 'object', required: ['status'], properties: { status: { const: 'success' } } },
          },
        },
      ],
    },
    refusal: {
      description: 'Any other JSON is read as a refusal too, also without a message.',
      type: 'object',
      required: ['status', 'message'],
      properties: {
        status: { type: 'string', not: { const: 'success' } },
        message: { type: 'string', minLength: 1, maxLength: 300 },
      },
    },
  },
  message: {
    shown:
      'The website shows a refusal as "Account deletion failed: " and the message, as text, or "Unknown error." where there is none.',
    deleted: { deleted: { value: { message: 'success' } } },
    refused: (message) => ({ value: { message } }),
    success: { type: 'object', required: ['message'], properties: { message: { const: 'success' } } },
    refusal: {
      description: 'Any other JSON is read as a refusal too; a message is shown where it is a text.',
      type: 'object',
      required: ['message'],
      properties: { message: { type: 'string', minLength: 1, maxLength: 300, not: { const: 'success' } } },
    },
  },
}

const IDENTITIES: Readonly<Record<DeletionContract['identity'], { example: string; schema: object }>> = {
  username: {
    example: 'demo',
    schema: {
      type: 'string',
      minLength: 1,
      pattern: String.raw`^\S(.*\S)?$`,
      description: 'Without spaces around it.',
    },
  },
  email: {
    example: 'demo@example.com',
    schema: {
      type: 'string',
      pattern: String.raw`^\S+@\S+$`,
      description: 'An e-mail address without spaces around it.',
    },
  },
}

const PASSWORD = 'Demo-2026'
const PASSWORDS: Readonly<Record<DeletionContract['passwordAs'], { example: string; schema: object }>> = {
  typed: { example: PASSWORD, schema: { type: 'string', minLength: 1, description: 'As typed.' } },
  md5: {
    example: createHash('md5').update(PASSWORD).digest('hex'),
    schema: {
      type: 'string',
      pattern: '^[0-9a-f]{32}$',
      description: 'MD5 of the UTF-8 bytes of the password as typed, in lower-case hex.',
    },
  },
}

/** The answers that are no 200: status, cause, and the name of the example with the message of the sandbox. */
const refusals = (identityField: string) =>
  [
    [400, 'no JSON object with both members', 'malformed', `Expected a JSON object with ${identityField} and password`],
    [401, 'the key is missing or wrong', 'wrongKey', 'Invalid API key'],
    [
      413,
      'the body is larger than the server reads: at least 64 KB, room for a password of 10,000 characters',
      'tooLarge',
      'Request too large',
    ],
    [415, 'the content type is not application/json', 'notJson', 'JSON expected'],
    [429, 'too many attempts', 'tooMany', 'Too many attempts'],
    [500, 'a failure of the server', 'failure', 'Internal error'],
  ] as const

/** The name of a schema of an app: SwinRequest. */
export const schemaName = (id: AppId, name: 'Request' | 'Success' | 'Refusal') =>
  `${id.charAt(0).toUpperCase()}${id.slice(1)}${name}`

function operations(id: AppId) {
  const { identity, identityField, passwordAs, reply } = apps[id].contract
  const { shown, deleted, refused } = replies[reply]
  const answer = (description: string, schema: object, examples: object) => ({
    description,
    headers: permission,
    content: { 'application/json': { schema, examples } },
  })
  const refusal = ref('schemas', schemaName(id, 'Refusal'))
  return {
    parameters: [ref('parameters', 'Origin')],
    options: {
      summary: 'The preflight, which the browser sends by itself',
      security: [],
      parameters: Object.keys(preflight.parameters).map((name) => ref('parameters', name)),
      responses: { 204: ref('responses', 'Permission') },
    },
    delete: {
      summary: `Delete a ${apps[id].name} account`,
      requestBody: {
        required: true,
        content: {
          'application/json': {
            schema: ref('schemas', schemaName(id, 'Request')),
            example: { [identityField]: IDENTITIES[identity].example, password: PASSWORDS[passwordAs].example },
          },
        },
      },
      responses: {
        200: answer(
          `Deleted, or refused. ${shown}`,
          { oneOf: [ref('schemas', schemaName(id, 'Success')), refusal] },
          { ...deleted, unknownAccount: refused('Unknown account'), wrongPassword: refused('Invalid credentials') },
        ),
        default: answer(
          `Refused. ${refusals(identityField)
            .map(([status, cause]) => `${status}: ${cause}.`)
            .join(' ')}`,
          refusal,
          Object.fromEntries(refusals(identityField).map(([, , name, message]) => [name, refused(message)])),
        ),
      },
    },
  }
}

function schemas(id: AppId) {
  const { identity, identityField, passwordAs, reply } = apps[id].contract
  return {
    [schemaName(id, 'Request')]: {
      type: 'object',
      required: [identityField, 'password'],
      additionalProperties: false,
      properties: { [identityField]: IDENTITIES[identity].schema, password: PASSWORDS[passwordAs].schema },
    },
    [schemaName(id, 'Success')]: replies[reply].success,
    [schemaName(id, 'Refusal')]: replies[reply].refusal,
  }
}

/** The path of an app's deletion in the description and at the sandbox. */
export const describedPath = (id: AppId) => `/${id}${apps[id].contract.path}`

export const openApi = () => ({
  openapi: '3.1.0',
  info: {
    title: `Account-deletion APIs of ${eachApp((id) => apps[id].name)}`,
    version: '1.0.0',
    summary: 'The calls that the website makes, and every answer that it understands.',
    description: `The calls are made by a visitor's browser, from ${eachApp((id) => `\`${deletionPaths[id]}\``)} and their Arabic twins, without cookies and without a Referer. Redirects are not followed. The statuses below are recommendations: the website reads the body alone, as UTF-8 JSON of at most 64 KB, for at most 30 seconds after the click.

A browser repeats a DELETE by itself where a connection is lost before the answer. So a server answers \`success\` to the same credentials again for some minutes after the deletion.

What a server must do besides is in \`docs/deletion-apis.md\`. The server named here is the local sandbox (\`npm run sandbox\`), which is tested against this file and has the APIs of all apps, each below the app's id. The real addresses, which stand before the rest of a path, are the settings ${eachApp((id) => `\`NEXT_PUBLIC_${settingPrefix(id)}_API_URL\``)}.
`,
  },
  servers: [{ url: SANDBOX, description: 'The sandbox' }],
  security: [{ publicKey: [] }],
  paths: Object.fromEntries(appIds.map((id) => [describedPath(id), operations(id)])),
  components: {
    securitySchemes: {
      publicKey: {
        type: 'apiKey',
        in: 'header',
        name: KEY_HEADER,
        description: `The settings NEXT_PUBLIC_API_KEY_HEADER (the name) and ${eachApp((id) => `NEXT_PUBLIC_${settingPrefix(id)}_API_KEY`)}. The key is part of the page and therefore public. The sandbox's is \`sandbox-key\`.`,
      },
    },
    parameters: {
      Origin: {
        name: 'Origin',
        in: 'header',
        required: true,
        description: "The website's address, as in https://www.example.com. The browser sends it by itself.",
        schema: { type: 'string', pattern: '^https?://[^/]+$' },
      },
      ...preflight.parameters,
    },
    responses: { Permission: preflight.permission },
    headers: {
      'Access-Control-Allow-Origin': {
        description:
          "The Origin of the request, if it is the website's. Needed in every answer, refusals and failures too.",
        required: true,
        schema: { type: 'string', pattern: String.raw`^(\*|https?://[^/, ]+)$` },
      },
      Vary: {
        description: 'Origin, where the permission depends on it, so that no cache gives it to another site.',
        schema: { const: 'Origin' },
      },
    },
    schemas: Object.assign({}, ...appIds.map(schemas)) as Readonly<Record<string, object>>,
  },
})
