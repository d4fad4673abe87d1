import type { SessionsPageQuery$variables } from '../../__generated__/SessionsPageQuery.graphql.ts'
import { tabIn } from '../../lib/tabAddress.ts'

/** Sessions in a page of the list. */
export const SESSION_PAGE = 20

export const SESSION_TABS = [
  { value: 'upcoming', label: 'Upcoming' },
  { value: 'past', label: 'Past' },
] as const

/** Name of a tab, as in the URL. */
export type SessionTab = (typeof SESSION_TABS)[number]['value']

const TIMES = { upcoming: 'UPCOMING', past: 'PAST' } as const

/** What a tab asks for: its first page. */
export function variablesOf(tab: SessionTab): SessionsPageQuery$variables {
  return { time: TIMES[tab], first: SESSION_PAGE }
}

/** The same for the tab in the URL; Upcoming if absent or unknown. */
export function sessionVariables({ search }: Pick<URL, 'search'>): SessionsPageQuery$variables {
  return variablesOf(tabIn(search, SESSION_TABS))
}
