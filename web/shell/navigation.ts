/** One entry of the main navigation. */
export interface NavItem {
  label: string
  to: string
  /** Paths under which it is highlighted. */
  under: readonly string[]
}

/** Main navigation, in the order of the header. */
export const NAV_ITEMS: readonly NavItem[] = [
  { label: 'Home', to: '/', under: [] },
  { label: 'Find Mentors', to: '/find-mentors', under: ['/find-mentors', '/mentors', '/mentor', '/booking'] },
  { label: 'Community', to: '/community', under: ['/community'] },
  { label: 'Workshops', to: '/workshops', under: ['/workshops', '/workshop-registration'] },
]

/** For `aria-current`: matches the page or a path below it, case-insensitive; Home only exactly. */
export function currentMark(item: NavItem, pathname: string): 'page' | 'true' | undefined {
  const path = withoutEndSlashes(pathname.toLowerCase()) || '/'
  if (path === item.to) return 'page'
  return item.under.some((prefix) => path === prefix || path.startsWith(`${prefix}/`)) ? 'true' : undefined
}

/** A path without the slashes at its end. A loop does it, because the pattern `/\/+$/` takes very long for many slashes in the middle. */
function withoutEndSlashes(path: string): string {
  let end = path.length
  while (path[end - 1] === '/') end -= 1
  return path.slice(0, end)
}
