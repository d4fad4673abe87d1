/** How many items of a list that loads more were on screen, noted in the address as `shown`. */
import { PAGE_MAXIMUM } from '../../api/rules/constants.ts'

/** How many to load at first: as many as were shown before, at least a page of `size`. */
export function firstOf(url: URL, size: number): number {
  const shown = Number(url.searchParams.get('shown'))
  return Number.isInteger(shown) && shown > size ? Math.min(shown, PAGE_MAXIMUM) : size
}

/**
 * Notes how many are loaded, so that Back and a reload bring them all and the old scroll position exists again. Not a
 * navigation: nothing is to be loaded.
 */
export function rememberShown(count: number, size: number): void {
  const url = new URL(location.href)
  url.search = withShown(url.search, count > size ? count : null)
  if (url.href !== location.href) history.replaceState(history.state, '', url)
}

/** The address that brings so many items with `more` further ones; undefined past the most that an address brings. */
export function moreShown(search: string, count: number, more: number): string | undefined {
  return count < PAGE_MAXIMUM ? `?${withShown(search, count + more)}` : undefined
}

/** A query string with another count, or without one; without its question mark. */
function withShown(search: string, count: number | null): string {
  // By hand: URLSearchParams would write all the other parts differently, spaces as plus signs.
  const kept = search
    .replace(/^\?/, '')
    .split('&')
    .filter((part) => part !== '' && !part.startsWith('shown='))
  return [...kept, ...(count === null ? [] : [`shown=${count}`])].join('&')
}
