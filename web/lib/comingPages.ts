/**
 * Paths of pages that do not exist yet, with everything below them. Menus and the footer mark them "soon", and neither
 * they nor notifications link to them. To publish a page, remove its path from this list; nothing else changes.
 */
const COMING = ['/workshops', '/workshop-registration']

/** Whether the page at this address does not exist yet. */
export function isComing(address: string): boolean {
  const path = address.replace(/[?#].*/, '').toLowerCase()
  return COMING.some((coming) => path === coming || path.startsWith(`${coming}/`))
}
