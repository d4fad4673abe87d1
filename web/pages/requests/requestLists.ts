/** Keeps the lists in the store right when a request comes, is answered or withdrawn, here or elsewhere. */
import { ConnectionHandler, type RecordProxy, type RecordSourceProxy } from 'relay-runtime'

const LIST = 'RequestList_mentorshipRequests'
const STATUSES = ['PENDING', 'APPROVED', 'REJECTED', 'WITHDRAWN']

/** Puts the request of a payload into the list of its status, and takes it out of the others. */
export function placeRequest(store: RecordSourceProxy, payload: RecordProxy | null | undefined): void {
  const request = payload?.getLinkedRecord('request')
  const viewer = store.getRoot().getLinkedRecord('viewer')
  if (!request || !viewer) return
  for (const status of STATUSES) {
    const list = ConnectionHandler.getConnection(viewer, LIST, { status })
    if (!list) continue
    if (status === request.getValue('status')) insertInOrder(store, list, request)
    else ConnectionHandler.deleteNode(list, request.getDataID())
  }
}

/** Newest first; one older than the last loaded comes with its page. */
function insertInOrder(store: RecordSourceProxy, list: RecordProxy, request: RecordProxy): void {
  const nodes = (list.getLinkedRecords('edges') ?? []).map((edge) => edge?.getLinkedRecord('node'))
  if (nodes.some((node) => node?.getDataID() === request.getDataID())) return
  const number = (record: RecordProxy | null | undefined) => Number(record?.getValue('databaseId'))
  const next = nodes.findIndex((node) => number(node) < number(request))
  const hasMore = list.getLinkedRecord('pageInfo')?.getValue('hasNextPage')
  if (next === -1 && hasMore) return
  const edge = ConnectionHandler.createEdge(store, list, request, 'ViewerMentorshipRequestsConnectionEdge')
  const edges = [...(list.getLinkedRecords('edges') ?? [])]
  edges.splice(next === -1 ? edges.length : next, 0, edge)
  list.setLinkedRecords(edges, 'edges')
}
