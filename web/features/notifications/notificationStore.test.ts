// @vitest-environment node
import {
  commitLocalUpdate,
  ConnectionHandler,
  Environment,
  Network,
  Observable,
  RecordSource,
  Store,
  type RecordProxy,
  type RecordSourceProxy,
} from 'relay-runtime'
import { beforeEach, expect, test } from 'vitest'
import { insertNotification, markReadUpTo, removeNotification } from './notificationStore.ts'

let environment: Environment

beforeEach(() => {
  environment = new Environment({
    network: Network.create(() => Observable.create(() => undefined)),
    store: new Store(new RecordSource()),
  })
})

function update(change: (store: RecordSourceProxy, viewer: RecordProxy) => void): void {
  commitLocalUpdate(environment, (store) => change(store, store.get('viewer') ?? store.create('viewer', 'Viewer')))
}

function notification(store: RecordSourceProxy, id: number): RecordProxy {
  const known = store.get(`n${id}`)
  if (known) return known
  const record = store.create(`n${id}`, 'Notification')
  record.setValue(id, 'databaseId')
  record.setValue(false, 'isRead')
  return record
}

/** The page's list, as if it had been loaded. */
function load(ids: number[], hasNextPage = false): void {
  update((store, viewer) => {
    const list = store.get('list') ?? store.create('list', 'ViewerNotificationsConnection')
    const pageInfo = store.get('pageInfo') ?? store.create('pageInfo', 'PageInfo')
    pageInfo.setValue(hasNextPage, 'hasNextPage')
    list.setLinkedRecord(pageInfo, 'pageInfo')
    const edges = ids.map((id) =>
      ConnectionHandler.createEdge(store, list, notification(store, id), 'ViewerNotificationsConnectionEdge'),
    )
    list.setLinkedRecords(edges, 'edges')
    viewer.setLinkedRecord(list, '__NotificationsPage_notifications_connection')
  })
}

function insert(...ids: number[]): void {
  for (const id of ids) update((store, viewer) => insertNotification(store, viewer, notification(store, id)))
}

/** Ids on the list, unread ones negative. */
function listed(): number[] {
  let ids: number[] = []
  update((_store, viewer) => {
    const edges =
      viewer.getLinkedRecord('__NotificationsPage_notifications_connection')?.getLinkedRecords('edges') ?? []
    ids = edges.map((edge) => {
      const node = edge.getLinkedRecord('node')
      return Number(node?.getValue('databaseId')) * (node?.getValue('isRead') ? 1 : -1)
    })
  })
  return ids
}

test('a new one comes where it belongs, once, however late and often it is told', () => {
  load([5, 3])
  insert(7, 6, 7, 4, 5)
  expect(listed()).toEqual([-7, -6, -5, -4, -3])
})

test('one older than all that is loaded waits for its page, or closes the list', () => {
  load([5, 3], true)
  insert(2)
  expect(listed()).toEqual([-5, -3])
  load([5, 3])
  insert(2)
  expect(listed()).toEqual([-5, -3, -2])
})

test('without a list nothing is done', () => {
  insert(1)
  update((_store, viewer) => {
    removeNotification(viewer, 'n1')
    markReadUpTo(viewer, 9)
  })
  expect(listed()).toEqual([])
})

test('removes one, marks those up to a number', () => {
  load([5, 4, 3])
  update((_store, viewer) => {
    removeNotification(viewer, 'n4')
    markReadUpTo(viewer, 4)
  })
  expect(listed()).toEqual([-5, 3])
})
