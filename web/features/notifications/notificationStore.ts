/** Updates loaded notifications in the store after events here or on another device. */
import {
  commitLocalUpdate,
  ConnectionHandler,
  type Environment,
  type RecordProxy,
  type RecordSourceProxy,
} from 'relay-runtime'
import { byNumber, insertInOrder } from '../../relay/connections.ts'

/** The topic of live changes. */
export const NOTIFICATIONS = 'notificationChanged'
/** The connection of the page. */
const LIST = 'NotificationsPage_notifications'
/** What the bell's fragment asks for. */
const BELL_ITEMS = 5

type Store = Parameters<typeof insertInOrder>[0]

/** Inserts a new one into the page's list, newest first. Idempotent. */
export function insertNotification(store: Store, viewer: RecordProxy, notification: RecordProxy): void {
  const list = listOf(viewer)
  if (list) insertInOrder(store, list, notification, byNumber)
}

/** Removes one from the page's list. */
export function removeNotification(viewer: RecordProxy, id: string): void {
  const list = listOf(viewer)
  if (list) ConnectionHandler.deleteNode(list, id)
}

/** Optimistic removal: from the page's list, the bell's list and the unread count. */
export function hideNotification(store: Pick<RecordSourceProxy, 'get' | 'getRoot'>, id: string): void {
  const viewer = store.getRoot().getLinkedRecord('viewer')
  const notification = store.get(id)
  if (!viewer || !notification) return
  removeNotification(viewer, id)
  const latest = viewer.getLinkedRecord('notifications', { first: BELL_ITEMS })
  const edges = latest?.getLinkedRecords('edges') ?? []
  latest?.setLinkedRecords(
    edges.filter((edge) => edge.getLinkedRecord('node')?.getDataID() !== id),
    'edges',
  )
  const unread = Number(viewer.getValue('unreadNotifications') ?? 0)
  if (notification.getValue('isRead') === false) viewer.setValue(Math.max(0, unread - 1), 'unreadNotifications')
}

/** Marks the loaded ones up to a numeric id. */
export function markReadUpTo(viewer: RecordProxy, upTo: number): void {
  for (const edge of listOf(viewer)?.getLinkedRecords('edges') ?? []) {
    const node = edge.getLinkedRecord('node')
    if (node && byNumber(node) <= upTo) node.setValue(true, 'isRead')
  }
}

/** Changes were missed: the page refetches its list when it is next opened. */
export function outdateNotifications(environment: Environment): void {
  commitLocalUpdate(environment, (store) => {
    const viewer = store.getRoot().getLinkedRecord('viewer')
    if (viewer) listOf(viewer)?.invalidateRecord()
  })
}

function listOf(viewer: RecordProxy): RecordProxy | null {
  return ConnectionHandler.getConnection(viewer, LIST) ?? null
}
