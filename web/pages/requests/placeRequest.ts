// oxlint-disable relay/must-colocate-fragment-spreads, relay/unused-fields -- read from the store, and by the list
/** Keeps the lists in the store right when a request comes, is answered or withdrawn, here or elsewhere. */
import { graphql } from 'react-relay'
import { ConnectionHandler, type Environment, type RecordProxy, type RecordSourceProxy } from 'relay-runtime'
import { byNumber, insertInOrder, invalidate } from '../../relay/connections.ts'

const LIST = 'RequestList_mentorshipRequests'
const STATUSES = ['PENDING', 'APPROVED', 'REJECTED', 'WITHDRAWN']

/** What an answer brings of a request that changed: enough to place it, and all that shows it. */
export const placedRequest = graphql`
  fragment placeRequest_request on MentorshipRequest {
    id
    databaseId
    status
    mentor {
      ...RequestBlock_mentor
    }
    ...RequestItem_request
  }
`

/** Puts a request into the list of its status, and takes it out of the others. */
export function placeRequest(store: RecordSourceProxy, request: RecordProxy | null | undefined): void {
  const viewer = store.getRoot().getLinkedRecord('viewer')
  if (!request || !viewer) return
  for (const status of STATUSES) {
    const list = ConnectionHandler.getConnection(viewer, LIST, { status })
    if (!list) continue
    if (status === request.getValue('status')) insertInOrder(store, list, request, byNumber)
    else ConnectionHandler.deleteNode(list, request.getDataID())
  }
}

/** Changes were missed: the lists that are not on show are asked for when they are next opened. */
export function outdateOthers(environment: Environment, viewerId: string, shown: string): void {
  const others = STATUSES.filter((status) => status !== shown)
  invalidate(
    environment,
    others.map((status) => ConnectionHandler.getConnectionID(viewerId, LIST, { status })),
  )
}
