import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay'
import type { useFreshTotalsQuery } from '../../__generated__/useFreshTotalsQuery.graphql.ts'

/** Reads the numbers on the tabs anew; those of before stay when it fails. */
export function useFreshTotals(): () => void {
  const environment = useRelayEnvironment()
  return () =>
    void fetchQuery<useFreshTotalsQuery>(
      environment,
      graphql`
        query useFreshTotalsQuery @raw_response_type {
          adminTotals {
            ...TabCount_totals
          }
        }
      `,
      {},
    ).subscribe({ error: () => undefined })
}
