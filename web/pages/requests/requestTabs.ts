import type { RequestsPageQuery$variables } from '../../__generated__/RequestsPageQuery.graphql.ts'
import { tabIn, tabSearch } from '../../lib/tabAddress.ts'

type Status = RequestsPageQuery$variables['status']

/** A list of requests: its URL value, status and label. */
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

/** Mentors have no tab for withdrawn requests. */
export function tabsFor(side: 'MENTOR' | 'MENTEE'): readonly RequestTab[] {
  return side === 'MENTOR' ? TABS.filter(({ value }) => value !== 'withdrawn') : TABS
}

/** The tab in the query parameter `tab`; Pending if absent or unknown. */
export function tabOf(params: URLSearchParams): RequestTab {
  return requestTab(tabIn(params.toString(), TABS))
}

/** Status of the tab with this name. */
export function requestTab(name: TabName): RequestTab {
  return TABS.find(({ value }) => value === name) ?? TABS[0]!
}

/** Path of the page with this tab. */
export function tabPath(tab: TabName): string {
  return `/mentorship-requests${tabSearch(tab, TABS)}`
}

/** Whose lists of requests are shown. */
export type Side = 'MENTOR' | 'MENTEE'
