/** @jest-environment node */
import { createServer } from 'node:http'

import { listen, portOf } from './listen'

const open = (host: string | undefined, port = 0) => listen(createServer(), port, host)

test.each([
  ['PORT', undefined, 3000],
  ['PORT', '', 3000],
  ['PORT', '0', 0],
  ['--port', '8080', 8080],
  ['--port', '65535', 65_535],
] as const)('%s %j is port %i', (name, value, port) => {
  expect(portOf(name, value, 3000)).toBe(port)
})

test.each([
  ['PORT', 'abc'],
  ['PORT', '65536'],
  ['--port', ''],
])('%s %j is refused by its name', (name, value) => {
  expect(() => portOf(name, value, 3000)).toThrow(
    `${name} = ${JSON.stringify(value)} is wrong. Allowed: a number from 0 to 65535.`,
  )
})

test('a port that another program has to know is not 0', () => {
  expect(() => portOf('SANDBOX_PORT', '0', 4010, 1)).toThrow('Allowed: a number from 1 to 65535.')
})

test.each([
  [undefined, /^http:\/\/localhost:\d+$/],
  ['0.0.0.0', /^http:\/\/localhost:\d+$/],
  ['localhost', /^http:\/\/localhost:\d+$/],
  ['127.0.0.2', /^http:\/\/127\.0\.0\.2:\d+$/],
  ['::1', /^http:\/\/\[::1\]:\d+$/],
  ['[::1]', /^http:\/\/\[::1\]:\d+$/],
])('a server at %s is told by an address that opens', async (host, address) => {
  const { url, close } = await open(host)
  expect(url).toMatch(address)
  expect(URL.canParse(url)).toBe(true)
  await close()
})

test.each(['8.8.8.8', '2001:db8::1', 'no such host', 'http://localhost', 'firm.invalid'])(
  'HOST=%s is named, with what is allowed',
  async (host) => {
    await expect(open(host)).rejects.toThrow(`HOST = "${host}" is`)
    await expect(open(host)).rejects.toThrow('Allowed: 127.0.0.1 or ::1 for this machine only')
  },
)

test('a port in use is named, with the settings that choose another', async () => {
  const { url, close } = await open(undefined)
  const { port } = new URL(url)
  await expect(open(undefined, Number(port))).rejects.toThrow(`Port ${port} is in use`)
  await expect(open(undefined, Number(port))).rejects.toThrow('--port (npm run serve, edit and host)')
  await close()
})
