/** Keeps the loaded notifications in step with what happened, here or on another device. */
import { commitLocalUpdate, ConnectionHandler, type Environment, type RecordProxy } from 'relay-runtime'
import { byNumber, insertInOrder } from '../../relay/connections.ts'

/** The topic of live changes. */
export const NOTIFICATIONS = 'notificationChanged'
/** The connection of the page. */
const LIST = 'NotificationList_notifications'

type Store = Parameters<typeof insertInOrder>[0]

/** Puts a new one where it belongs in the page's list, newest first; once, however often it is told. */
export function insertNotification(store: Store, viewer: RecordProxy, notification: RecordProxy): void {
  const list = listOf(viewer)
  if (list) insertInOrder(store, list, notification, byNumber)
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
    if (node && byNumber(node) <= upTo) node.setValue(true, 'isRead')
  }
}

/** Changes were missed: the page asks for its list when it is next opened. */
export function outdateNotifications(environment: Environment): void {
  commitLocalUpdate(environment, (store) => {
    const viewer = store.getRoot().getLinkedRecord('viewer')
    if (viewer) listOf(viewer)?.invalidateRecord()
  })
}

function listOf(viewer: RecordProxy): RecordProxy | null {
  return ConnectionHandler.getConnection(viewer, LIST) ?? null
}
