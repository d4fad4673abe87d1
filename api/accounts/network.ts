/** Whom an address stands for: an IPv4 address itself, the /64 of an IPv6 one, which is one customer's. */
export function networkOf(ip: string): string {
  const groups = sixGroupsOf(ip)
  return groups ? `${groups.slice(0, 4).join(':')}::/64` : fourOf(ip)
}

/** The network above that one, which one company may have whole: the /24 of an IPv4 address, the /48 of an IPv6 one. */
export function wideNetworkOf(ip: string): string {
  const groups = sixGroupsOf(ip)
  if (groups) return `${groups.slice(0, 3).join(':')}::/48`
  const parts = fourOf(ip).split('.')
  return parts.length === 4 ? `${parts.slice(0, 3).join('.')}.0/24` : ip
}

/** An IPv4 address, also one that is written as IPv6; any other text as it is. */
const fourOf = (ip: string) => /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1] ?? ip

/** The eight groups of an IPv6 address, without leading zeros; null for any other. */
function sixGroupsOf(ip: string): string[] | null {
  const bare = fourOf(ip).replace(/%.*$/, '')
  if (!bare.includes(':')) return null
  const [head = '', tail] = bare.toLowerCase().split('::')
  const before = groupsOf(head)
  const after = tail === undefined ? [] : groupsOf(tail)
  const groups = [...before, ...Array<string>(Math.max(0, 8 - before.length - after.length)).fill('0'), ...after]
  return groups.map((group) => group.replace(/^0+(?=.)/, ''))
}

function groupsOf(text: string): string[] {
  return text === '' ? [] : text.split(':')
}
