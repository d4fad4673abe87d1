/**
 * Addresses whose pages are still to come. Menus and the footer name them as "soon" and do not link there. Once a page
 * is there, its address leaves this list, and nothing else changes.
 */
const COMING = new Set(['/workshops', '/mentor-dashboard', '/mentee-dashboard'])

/** Whether the page at this path is still to come. */
export function isComing(path: string): boolean {
  return COMING.has(path)
}
