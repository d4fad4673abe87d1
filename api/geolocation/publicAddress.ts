import { BlockList, isIP } from 'node:net'

/** Networks that no look-up knows: this machine, the operator's own, and what is reserved. */
const OWN = new BlockList()
for (const [network, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 3],
] as const)
  OWN.addSubnet(network, prefix, 'ipv4')
for (const [network, prefix] of [
  ['::', 127],
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
] as const)
  OWN.addSubnet(network, prefix, 'ipv6')

/** `address` as a look-up takes it, without mapping and zone; null when it is private, reserved or no address at all. */
export function publicAddress(address: string): string | null {
  const bare = address.replace(/%.*$/, '').toLowerCase()
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/.exec(bare)
  const plain = mapped?.[1] ?? bare
  const family = isIP(plain)
  if (family === 0) return null
  return OWN.check(plain, family === 4 ? 'ipv4' : 'ipv6') ? null : plain
}
