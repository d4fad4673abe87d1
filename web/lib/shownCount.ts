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
  // By hand: URLSearchParams would write all the other parts differently, spaces as plus signs.
  const others = url.search.slice(1).split('&')
  const kept = others.filter((part) => part !== '' && !part.startsWith('shown='))
  url.search = [...kept, ...(count > size ? [`shown=${count}`] : [])].join('&')
  if (url.href !== location.href) history.replaceState(history.state, '', url)
}
