import { commitLocalUpdate, fetchQuery } from 'react-relay'
import shellQuery, { type ShellQuery } from '../../../__generated__/ShellQuery.graphql.ts'
import { environment } from '../../../relay/network/environment.ts'
import { forgetWarm } from '../../../relay/warm.ts'

/**
 * Call after login or logout: invalidates the previous person's data and reloads the header. Resolves when it has
 * loaded, with whether somebody is logged in: nobody is where the browser refused the cookie. Rejects when the server
 * cannot be reached.
 */
export async function refreshViewer(): Promise<boolean> {
  forgetWarm()
  commitLocalUpdate(environment, (store) => store.invalidateStore())
  await fetchQuery<ShellQuery>(environment, shellQuery, {}, { fetchPolicy: 'network-only' }).toPromise()
  let isLoggedIn = false
  commitLocalUpdate(environment, (store) => (isLoggedIn = Boolean(store.getRoot().getLinkedRecord('viewer'))))
  return isLoggedIn
}
