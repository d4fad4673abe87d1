/** Keeps the loaded notifications in step with what happened, here or on another device. */
import { ConnectionHandler, type RecordProxy, type RecordSourceProxy } from 'relay-runtime'

/** The connection of the page. */
const LIST = 'NotificationList_notifications'
const EDGE = 'ViewerNotificationsConnectionEdge'

type Store = Pick<RecordSourceProxy, 'get' | 'create'>

/** Puts a new one where it belongs in the page's list, newest first; once, however often it is told. */
export function insertNotification(store: Store, viewer: RecordProxy, notification: RecordProxy): void {
  const list = listOf(viewer)
  if (!list) return
  const edges = list.getLinkedRecords('edges') ?? []
  const nodes = edges.map((edge) => edge.getLinkedRecord('node'))
  if (nodes.some((node) => node?.getDataID() === notification.getDataID())) return
  const place = nodes.findIndex((node) => idOf(node) < idOf(notification))
  // Older than everything loaded: it comes with its page.
  if (place < 0 && isLonger(list)) return
  const edge = ConnectionHandler.createEdge(store as RecordSourceProxy, list, notification, EDGE)
  list.setLinkedRecords(edges.toSpliced(place < 0 ? edges.length : place, 0, edge), 'edges')
}

/** Takes one off the page's list. */
export function removeNotification(viewer: RecordProxy, id: string): void {
  const list = listOf(viewer)
  if (list) ConnectionHandler.deleteNode(list, id)
}

/** Marks the loaded ones up to a numeric id. */
export function markReadUpTo(viewer: RecordProxy, upTo: number): void {
  for (const edge of listOf(viewer)?.getLinkedRecords('edges') ?? []) {
    const node = edge.getLinkedRecord('node')
    if (node && idOf(node) <= upTo) node.setValue(true, 'isRead')
  }
}

function listOf(viewer: RecordProxy): RecordProxy | null {
  return ConnectionHandler.getConnection(viewer, LIST) ?? null
}

function idOf(node: RecordProxy | null | undefined): number {
  return Number(node?.getValue('databaseId') ?? 0)
}

function isLonger(list: RecordProxy): boolean {
  return list.getLinkedRecord('pageInfo')?.getValue('hasNextPage') === true
}
