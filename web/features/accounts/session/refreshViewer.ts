import { commitLocalUpdate, fetchQuery, graphql } from 'react-relay'
import { environment } from '../../../relay/network/environment.ts'
import { forgetWarm } from '../../../relay/warm.ts'
import type { AccountKind } from '../addresses.ts'
import type { refreshViewerQuery } from '../../../__generated__/refreshViewerQuery.graphql.ts'
import shellQuery, { type ShellQuery } from '../../../__generated__/ShellQuery.graphql.ts'

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

/**
 * The name of the account that this browser is logged in as, if it is this one; else null. Rejects when the server cannot
 * be reached.
 */
export async function nameIfLoggedIn(kind: AccountKind, email: string): Promise<string | null> {
  const asked = fetchQuery<refreshViewerQuery>(environment, viewerQuery, {}, { fetchPolicy: 'network-only' })
  const viewer = (await asked.toPromise())?.viewer
  const isSame = viewer?.type.toLowerCase() === kind && viewer.email.toLowerCase() === email.toLowerCase()
  return isSame ? viewer.name : null
}

const viewerQuery = graphql`
  query refreshViewerQuery {
    viewer {
      type
      email
      name
    }
  }
`
