/**
 * Whom an address stands for when tries are counted: an IPv4 address itself, but the /64 network of an IPv6 one, as a
 * provider hands a whole /64 to one customer, who could otherwise change addresses at will.
 */
export function networkOf(ip: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)
  if (mapped) return mapped[1]!
  const bare = ip.replace(/%.*$/, '')
  if (!bare.includes(':')) return ip
  const [head = '', tail] = bare.toLowerCase().split('::')
  const before = groupsOf(head)
  const after = tail === undefined ? [] : groupsOf(tail)
  const groups = [...before, ...Array<string>(Math.max(0, 8 - before.length - after.length)).fill('0'), ...after]
  return `${groups
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':')}::/64`
}

function groupsOf(text: string): string[] {
  return text === '' ? [] : text.split(':')
}
