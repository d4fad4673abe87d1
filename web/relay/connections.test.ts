// @vitest-environment node
import { commitLocalUpdate, Environment, Network, Observable, RecordSource, Store } from 'relay-runtime'
import type { RecordProxy, RecordSourceProxy } from 'relay-runtime'
import { beforeEach, expect, test } from 'vitest'
import { byNumber, insertInOrder, keepPages } from './connections.ts'

let environment: Environment

beforeEach(() => {
  environment = new Environment({
    network: Network.create(() => Observable.create(() => undefined)),
    store: new Store(new RecordSource()),
  })
})

const node = (store: RecordSourceProxy, id: number): RecordProxy => {
  const record = store.get(`n${id}`) ?? store.create(`n${id}`, 'Note')
  record.setValue(id, 'databaseId')
  return record
}

let answers = 0

/** As an answer leaves the list: new edges, the cursor of the last. */
function answer(ids: number[], hasNextPage = false): void {
  commitLocalUpdate(environment, (store) => {
    answers += 1
    const list = store.get('list') ?? store.create('list', 'NotesConnection')
    const info = store.get('info') ?? store.create('info', 'PageInfo')
    info.setValue(hasNextPage, 'hasNextPage')
    info.setValue(`after ${ids.at(-1)}`, 'endCursor')
    list.setLinkedRecord(info, 'pageInfo')
    const edges = ids.map((id) => {
      const edge = store.create(`edge ${answers} ${id}`, 'NotesConnectionEdge')
      edge.setLinkedRecord(node(store, id), 'node')
      return edge
    })
    list.setLinkedRecords(edges, 'edges')
  })
}

function insert(...ids: number[]): void {
  commitLocalUpdate(environment, (store) => {
    for (const id of ids) insertInOrder(store, store.get('list')!, node(store, id), byNumber)
  })
}

function listed() {
  let found: { ids: number[]; end: unknown; hasNext: unknown } = { ids: [], end: null, hasNext: null }
  commitLocalUpdate(environment, (store) => {
    const list = store.get('list')!
    const info = list.getLinkedRecord('pageInfo')!
    const ids = list.getLinkedRecords('edges')!.map((edge) => byNumber(edge.getLinkedRecord('node')!))
    found = { ids, end: info.getValue('endCursor'), hasNext: info.getValue('hasNextPage') }
  })
  return found
}

test('what is told live comes where it belongs, once, however late and often', () => {
  answer([5, 3])
  insert(7, 6, 7, 4, 5)
  expect(listed().ids).toEqual([7, 6, 5, 4, 3])
})

test('one after all that is loaded waits for its page, or ends the list', () => {
  answer([5, 3], true)
  insert(2)
  expect(listed().ids).toEqual([5, 3])
  answer([5, 3])
  insert(2)
  expect(listed().ids).toEqual([5, 3, 2])
})

test('a refresh that brings new ones first keeps the pages behind them, with their end', () => {
  answer([6, 5, 4, 3], true)
  const keep = keepPages(environment, 'list')
  answer([8, 7, 6, 5], true)
  keep()
  expect(listed()).toEqual({ ids: [8, 7, 6, 5, 4, 3], end: 'after 3', hasNext: true })
})

test('what the answer no longer has goes, where the answer reaches', () => {
  answer([6, 5, 4, 3, 2], false)
  const keep = keepPages(environment, 'list')
  answer([6, 4, 3], true)
  keep()
  expect(listed()).toEqual({ ids: [6, 4, 3, 2], end: 'after 2', hasNext: false })
})

test('an answer that is complete, or reaches further, stands as it is', () => {
  answer([6, 5, 4], true)
  const complete = keepPages(environment, 'list')
  answer([6])
  complete()
  expect(listed().ids).toEqual([6])
  const further = keepPages(environment, 'list')
  answer([6, 5, 2], true)
  further()
  expect(listed()).toEqual({ ids: [6, 5, 2], end: 'after 2', hasNext: true })
})

test('more was missed than one answer holds: nothing is put behind the gap', () => {
  answer([3, 2, 1], true)
  const keep = keepPages(environment, 'list')
  answer([9, 8, 7], true)
  keep()
  expect(listed()).toEqual({ ids: [9, 8, 7], end: 'after 7', hasNext: true })
})
