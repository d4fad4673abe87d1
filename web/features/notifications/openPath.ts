import { isComing } from '../../lib/comingPages.ts'

/** The page to open for a notification's link; null if it does not exist yet. */
export function openPath(address: string | null): string | null {
  return address === null || isComing(address) ? null : address
}
