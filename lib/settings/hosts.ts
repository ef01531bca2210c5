import { BlockList, isIPv4, isIPv6 } from 'node:net'

/** Labels of letters, digits and hyphens, which every server, policy and certificate reads the same way. */
const HOST_NAME = /^([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]([a-z0-9-]{0,61}[a-z0-9])$/

const withoutBrackets = (host: string) => host.replace(/^\[(.*)\]$/, '$1')

/** Whether `host`, as `URL.hostname` gives it, is a host name with a dot, `localhost`, or an IP address. */
export function isHost(host: string): boolean {
  return HOST_NAME.test(host) || host === 'localhost' || isIPv4(host) || isIPv6(withoutBrackets(host))
}

/** Suffixes that resolve only in a local network or nowhere (RFC 2606, 6761, 6762, 7686, 8375, 9476; ICANN 2024). */
const RESERVED =
  /(^|\.)(alt|arpa|corp|example|home|internal|intranet|invalid|lan|local|localdomain|localhost|mail|onion|private|test)$/

/** Addresses that no host on the internet has (IANA's registries of special-purpose addresses). */
const SPECIAL_IPV4 = `0.0.0.0/8 10.0.0.0/8 100.64.0.0/10 127.0.0.0/8 169.254.0.0/16 172.16.0.0/12 192.0.0.0/24 192.0.2.0/24
  192.88.99.0/24 192.168.0.0/16 198.18.0.0/15 198.51.100.0/24 203.0.113.0/24 224.0.0.0/4 240.0.0.0/4`
const SPECIAL_IPV6 = '2001::/23 2001:db8::/32 2002::/16 3fff::/20'
/** What the internet uses of IPv6. Mapped, local and multicast addresses lie outside. */
const GLOBAL_IPV6 = '2000::/3'

function blocks(subnets: string, family: 'ipv4' | 'ipv6'): BlockList {
  const list = new BlockList()
  for (const subnet of subnets.split(/\s+/)) {
    const [address = '', bits] = subnet.split('/')
    list.addSubnet(address, Number(bits), family)
  }
  return list
}

const specialIPv4 = blocks(SPECIAL_IPV4, 'ipv4')
const specialIPv6 = blocks(SPECIAL_IPV6, 'ipv6')
const globalIPv6 = blocks(GLOBAL_IPV6, 'ipv6')

/** Whether visitors anywhere can reach `host`, as `URL.hostname` gives it. Looks nothing up. */
export function isPublicHost(host: string): boolean {
  const address = withoutBrackets(host)
  if (isIPv4(address)) return !specialIPv4.check(address, 'ipv4')
  if (isIPv6(address)) return globalIPv6.check(address, 'ipv6') && !specialIPv6.check(address, 'ipv6')
  return HOST_NAME.test(host) && !RESERVED.test(host)
}

/** Whether `host` is this machine. */
export const isThisMachine = (host: string): boolean =>
  host === '[::1]' || /(^|\.)localhost$/.test(host) || (isIPv4(host) && host.startsWith('127.'))

/** Whether `host` belongs to a domain reserved for examples. */
export const isExampleHost = (host: string): boolean => /(^|\.)example(\.(com|net|org))?$/.test(host)
