/** Never resolved: it only stands for "our own origin". */
const OWN_ORIGIN = 'https://own.invalid'
const LONGEST = 2000
/** Encoded more often than this, a path is not one of ours. */
const DEEPEST = 5

/** Where to go after signing in: a path of this site, or `/`. Foreign hosts are refused in every disguise. */
export function safeReturnTo(text: string | null | undefined): string {
  if (typeof text !== 'string' || text.length > LONGEST) return '/'
  const [path = ''] = text.split(/[?#]/, 1)
  if (/[\p{Cc}\\]/u.test(text) || !isOwnPath(path)) return '/'
  let url: URL
  try {
    url = new URL(text, OWN_ORIGIN)
  } catch {
    return '/'
  }
  // Dot segments are resolved only now: /.//evil has become //evil.
  if (url.origin !== OWN_ORIGIN || !isOwnPath(url.pathname)) return '/'
  return url.pathname + url.search + url.hash
}

/** Starts with exactly one slash, however often it is decoded. */
function isOwnPath(path: string): boolean {
  let current = path
  for (let depth = 0; depth < DEEPEST; depth += 1) {
    if (!/^\/(?!\/)[^\p{Cc}\\]*$/u.test(current)) return false
    let decoded: string
    try {
      decoded = decodeURIComponent(current)
    } catch {
      return false
    }
    if (decoded === current) return true
    current = decoded
  }
  return false
}
