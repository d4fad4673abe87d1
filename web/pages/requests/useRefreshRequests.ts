import { commitLocalUpdate, fetchQuery, useRelayEnvironment } from 'react-relay'
import { useLocation } from 'react-router'
import requestsPageQuery, { type RequestsPageQuery } from '../../__generated__/RequestsPageQuery.graphql.ts'
import { requestVariables } from './requestVariables.ts'

/** Asks anew for the list on show, and lets the others be asked for when they are opened. Failing, the old ones stay. */
export function useRefreshRequests(): () => void {
  const environment = useRelayEnvironment()
  const { pathname, search } = useLocation()
  return function refresh() {
    const url = new URL(pathname + search, location.origin)
    commitLocalUpdate(environment, (store) => store.invalidateStore())
    fetchQuery<RequestsPageQuery>(environment, requestsPageQuery, requestVariables(url), {
      fetchPolicy: 'network-only',
    }).subscribe({ error: () => {} })
  }
}
