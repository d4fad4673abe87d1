import { MENTOR_PAGE } from '../../../api/rules/constants.ts'

/**
 * Notes in the address how many mentors are loaded, so that Back and a reload bring them all and the old scroll
 * position exists again. Not a navigation: nothing is to be loaded.
 */
export function rememberShown(count: number): void {
  const url = new URL(location.href)
  // By hand: URLSearchParams would write all the other parts anew, spaces as plus signs.
  const others = url.search.slice(1).split('&')
  const kept = others.filter((part) => part !== '' && !part.startsWith('shown='))
  url.search = [...kept, ...(count > MENTOR_PAGE ? [`shown=${count}`] : [])].join('&')
  if (url.href !== location.href) history.replaceState(history.state, '', url)
}
