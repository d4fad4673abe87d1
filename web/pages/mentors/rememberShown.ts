import { MENTOR_PAGE } from '../../../api/rules/constants.ts'

/**
 * Notes in the address how many mentors are loaded, so that Back and a reload bring them all and the old scroll
 * position exists again. Not a navigation: nothing is to be loaded.
 */
export function rememberShown(count: number): void {
  const url = new URL(location.href)
  if (count > MENTOR_PAGE) url.searchParams.set('shown', String(count))
  else url.searchParams.delete('shown')
  if (url.href !== location.href) history.replaceState(history.state, '', url)
}
