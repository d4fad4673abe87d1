/** Updates the lists in the store when a request is sent, answered or withdrawn, here or elsewhere. */
import { ConnectionHandler, type Environment, type RecordProxy, type RecordSourceProxy } from 'relay-runtime'
import { byNumber, insertInOrder, invalidate } from '../../relay/connections.ts'

const LIST = 'RequestList_mentorshipRequests'
const STATUSES = ['PENDING', 'APPROVED', 'REJECTED', 'WITHDRAWN']

/** Moves a request to the list of its status. */
export function placeRequest(store: RecordSourceProxy, request: RecordProxy | null): void {
  const viewer = store.getRoot().getLinkedRecord('viewer')
  if (!request || !viewer) return
  for (const status of STATUSES) {
    const list = ConnectionHandler.getConnection(viewer, LIST, { status })
    if (!list) continue
    if (status === request.getValue('status')) insertInOrder(store, list, request, byNumber)
    else ConnectionHandler.deleteNode(list, request.getDataID())
  }
}

/** Changes were missed: hidden lists are refetched when they are next opened. */
export function outdateOthers(environment: Environment, viewerId: string, shown: string): void {
  const others = STATUSES.filter((status) => status !== shown)
  invalidate(
    environment,
    others.map((status) => ConnectionHandler.getConnectionID(viewerId, LIST, { status })),
  )
}
