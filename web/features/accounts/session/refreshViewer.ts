import { commitLocalUpdate, fetchQuery, graphql } from 'react-relay'
import { environment } from '../../../relay/network/environment.ts'
import { forgetWarm } from '../../../relay/warm.ts'
import type { AccountKind } from '../addresses.ts'
import { keepTypedFor } from './leave.ts'
import type { refreshViewerQuery } from '../../../__generated__/refreshViewerQuery.graphql.ts'
import shellQuery, { type ShellQuery } from '../../../__generated__/ShellQuery.graphql.ts'

/** Who is logged in after a login: nobody, where the browser refused the cookie, or somebody; `another` than before. */
type LoggedIn = 'nobody' | 'somebody' | 'another'

/**
 * Call after a login: invalidates what was loaded before and reloads the header. Resolves when it has loaded, with who is
 * logged in. Go on in a new document after `another`: memory still holds what is the other account's. Rejects when the
 * server cannot be reached.
 */
export async function refreshViewer(): Promise<LoggedIn> {
  const before = viewerInStore()
  forgetWarm()
  commitLocalUpdate(environment, (store) => store.invalidateStore())
  await fetchQuery<ShellQuery>(environment, shellQuery, {}, { fetchPolicy: 'network-only' }).toPromise()
  const person = viewerInStore()
  if (person === null) return 'nobody'
  // Before the next page reads what was typed there.
  keepTypedFor(person)
  return before === null || before === person ? 'somebody' : 'another'
}

function viewerInStore(): string | null {
  let person: string | null = null
  commitLocalUpdate(environment, (store) => {
    person = store.getRoot().getLinkedRecord('viewer')?.getDataID() ?? null
  })
  return person
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
