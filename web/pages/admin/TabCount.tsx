import { fetchQuery, graphql, useFragment, useRelayEnvironment } from 'react-relay'
import { styled } from 'styled-components'
import type { TabCount_totals$key } from '../../__generated__/TabCount_totals.graphql.ts'
import type { TabCountQuery } from '../../__generated__/TabCountQuery.graphql.ts'

/** How many rows a tab has; nothing for a tab without rows. */
export function TabCount({ tab, totalsKey }: { tab: string; totalsKey: TabCount_totals$key }) {
  const { mentors, workshops, mentees, bookings, requests, conversations } = useFragment(
    graphql`
      fragment TabCount_totals on AdminTotals {
        mentors
        workshops
        mentees
        bookings
        requests
        conversations
      }
    `,
    totalsKey,
  )
  const counts: Record<string, number> = {
    mentors,
    workshops,
    mentees,
    mentorships: bookings,
    requests,
    chats: conversations,
  }
  const count = counts[tab]
  return count === undefined ? null : <Number>{count.toLocaleString('en-IN')}</Number>
}

const Number = styled.span`
  color: var(--muted);
  font: 500 var(--t13) var(--mono);
`

/** Reads the numbers on the tabs again; if that fails, they stay as they were. */
export function useFreshTotals(): () => void {
  const environment = useRelayEnvironment()
  return () =>
    void fetchQuery<TabCountQuery>(
      environment,
      graphql`
        query TabCountQuery @raw_response_type {
          adminTotals {
            ...TabCount_totals
          }
        }
      `,
      {},
    ).subscribe({ error: () => undefined })
}
