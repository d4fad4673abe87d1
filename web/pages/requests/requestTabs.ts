import type { RequestsPageQuery$variables } from '../../__generated__/RequestsPageQuery.graphql.ts'
import { tabIn, tabSearch } from '../../lib/tabAddress.ts'

type Status = RequestsPageQuery$variables['status']

/** A list of requests: its word in the address, what it holds, and how it is called. */
export interface RequestTab {
  value: TabName
  status: Status
  label: string
}

export type TabName = 'pending' | 'approved' | 'declined' | 'withdrawn'

const TABS: readonly RequestTab[] = [
  { value: 'pending', status: 'PENDING', label: 'Pending' },
  { value: 'approved', status: 'APPROVED', label: 'Approved' },
  { value: 'declined', status: 'REJECTED', label: 'Declined' },
  { value: 'withdrawn', status: 'WITHDRAWN', label: 'Withdrawn' },
]

/** A mentor has nothing to do with what was withdrawn. */
export function tabsFor(side: 'MENTOR' | 'MENTEE'): readonly RequestTab[] {
  return side === 'MENTOR' ? TABS.filter(({ value }) => value !== 'withdrawn') : TABS
}

/** The tab that the address names in `tab`; Pending when it names none. */
export function tabOf(params: URLSearchParams): RequestTab {
  return requestTab(tabIn(params.toString(), TABS))
}

/** What the tab of this name holds. */
export function requestTab(name: TabName): RequestTab {
  return TABS.find(({ value }) => value === name) ?? TABS[0]!
}

/** The page's address with this tab. */
export function tabPath(tab: TabName): string {
  return `/mentorship-requests${tabSearch(tab, TABS)}`
}
