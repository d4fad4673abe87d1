/**
 * Addresses whose pages, and those below them, are still to come. Menus and the footer name them as "soon", and neither
 * they nor notifications link there. Once a page is there, its address leaves this list, and nothing else changes.
 */
const COMING = [
  '/workshops',
  '/workshop-registration',
  '/mentor-dashboard',
  '/mentor-profile',
  '/mentee-dashboard',
  '/mentee-profile',
]

/** Whether the page at this address is still to come. */
export function isComing(address: string): boolean {
  const path = address.replace(/[?#].*/, '').toLowerCase()
  return COMING.some((coming) => path === coming || path.startsWith(`${coming}/`))
}
