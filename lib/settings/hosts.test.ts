/** @jest-environment node */
import { isExampleHost, isHost, isPublicHost, isThisMachine } from './hosts'

test.each([
  ['www.firm.ae', '127.firm.ae', '10.firm.ae', 'localhost.firm.ae', 'xn--mgbh0fb.xn--mgbaam7a8h', 'test.firm.ae'],
  ['172.32.0.5', '100.128.0.1', '8.8.8.8', '[2a00:1450:4019:80a::200e]'],
])('visitors reach %s, %s …', (...hosts) => {
  expect(hosts.filter((host) => !isHost(host) || !isPublicHost(host))).toEqual([])
})

test.each([
  // Names of local networks, and names that are reserved.
  'localhost api.localhost api.local api.lan printer.home.arpa api.internal api.corp api.home api.intranet',
  'api.test api.invalid api.example abcdef.onion 1.0.0.127.in-addr.arpa api.localdomain api',
  // IPv4: this host, private, shared, loopback, link local, documentation, benchmarks, multicast, reserved.
  '0.0.0.0 10.0.0.5 100.64.0.1 100.127.255.255 127.0.0.1 127.8.8.8 169.254.1.5 172.16.0.5 172.31.255.1 192.0.2.1',
  '192.168.1.5 198.18.0.1 198.19.255.1 198.51.100.7 203.0.113.9 224.0.0.1 239.1.1.1 240.0.0.1 255.255.255.255',
  // IPv6: unspecified, loopback, mapped, NAT64, unique local, link local, multicast, documentation, 6to4, Teredo.
  '[::] [::1] [::ffff:a00:5] [64:ff9b::a00:5] [fc00::1] [fd00::5] [fe80::1] [ff02::1] [2001:db8::1] [2002:a00:5::1]',
  '[2001::1] [3fff::1]',
])('visitors cannot reach %s', (hosts) => {
  expect(hosts.split(' ').filter(isPublicHost)).toEqual([])
})

test.each([
  'www"firm.ae',
  '*',
  '*.firm.ae',
  'www;firm.ae',
  'a$b.ae',
  'a{b}.ae',
  'a,b.ae',
  "a'b.ae",
  'firm.ae.',
  'a_b.ae',
])('%s is no name of a host', (host) => expect(isHost(host)).toBe(false))

test.each(['-a.ae', 'a-.ae', 'a..ae', '.ae', 'ae', 'firm.1', `${'a'.repeat(64)}.ae`])('%s is none either', (host) =>
  expect(isHost(host)).toBe(false),
)

test('this machine and hosts of examples', () => {
  expect(
    ['localhost', 'a.localhost', '127.0.0.1', '127.1.2.3', '[::1]'].filter((host) => !isThisMachine(host)),
  ).toEqual([])
  expect(['127.firm.ae', 'localhost.firm.ae', '10.0.0.1'].filter(isThisMachine)).toEqual([])
  expect(['example.com', 'www.example.org', 'firm.example'].filter((host) => !isExampleHost(host))).toEqual([])
  expect(['notexample.com', 'example.com.ae', 'example.firm.ae'].filter(isExampleHost)).toEqual([])
})
