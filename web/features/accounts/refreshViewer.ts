import { commitLocalUpdate, fetchQuery } from 'react-relay'
import shellQuery, { type ShellQuery } from '../../__generated__/ShellQuery.graphql.ts'
import { environment } from '../../relay/environment.ts'
import { forgetWarm } from '../../relay/warm.ts'

/**
 * Call after signing in or out: what was loaded for the one before is stale from now on, and the header learns who is
 * there. Resolves when it knows; rejects when the server cannot be asked.
 */
export async function refreshViewer(): Promise<void> {
  forgetWarm()
  commitLocalUpdate(environment, (store) => store.invalidateStore())
  await fetchQuery<ShellQuery>(environment, shellQuery, {}, { fetchPolicy: 'network-only' }).toPromise()
}
