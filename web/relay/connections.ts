/** Updates of connections in the store: live nodes are inserted in order, and a refresh keeps the pages already loaded. */
import {
  commitLocalUpdate,
  ConnectionHandler,
  type Environment,
  type RecordProxy,
  type RecordSourceProxy,
} from 'relay-runtime'

type Store = Pick<RecordSourceProxy, 'create'>

/**
 * Inserts a node into a connection at its place, greatest `by` first. Idempotent. A node that sorts after everything
 * loaded is not inserted; it comes with its page.
 */
export function insertInOrder(
  store: Store,
  list: RecordProxy,
  node: RecordProxy,
  by: (node: RecordProxy) => number,
): void {
  const edges = list.getLinkedRecords('edges') ?? []
  const nodes = edges.map((edge) => edge.getLinkedRecord('node'))
  if (nodes.some((known) => known?.getDataID() === node.getDataID())) return
  const place = nodes.findIndex((known) => known && by(known) < by(node))
  if (place < 0 && hasMore(list)) return
  const edge = ConnectionHandler.createEdge(store as RecordSourceProxy, list, node, `${list.getType()}Edge`)
  list.setLinkedRecords(edges.toSpliced(place < 0 ? edges.length : place, 0, edge), 'edges')
}

/** The numeric id of a node, the sort key of newest-first lists. */
export function byNumber(node: RecordProxy): number {
  return Number(node.getValue('databaseId') ?? 0)
}

/**
 * Call before a connection is read from its start; returns a function that restores the pages beyond the response. It
 * does nothing when the response covers as much, is complete, or leaves a gap to the pages already loaded.
 */
export function keepPages(environment: Environment, connectionId: string): () => void {
  let loaded: { edge: string; node: string | undefined }[] = []
  let end: unknown
  let isLonger = false
  commitLocalUpdate(environment, (store) => {
    const list = store.get(connectionId)
    loaded = edgesOf(list).map((edge) => ({ edge: edge.getDataID(), node: nodeId(edge) }))
    end = list?.getLinkedRecord('pageInfo')?.getValue('endCursor')
    isLonger = Boolean(list && hasMore(list))
  })
  return () =>
    commitLocalUpdate(environment, (store) => {
      const list = store.get(connectionId)
      const last = edgesOf(list).at(-1)
      if (!list || !last || !hasMore(list)) return
      const place = loaded.findIndex(({ node }) => node === nodeId(last))
      const rest = place < 0 ? [] : loaded.slice(place + 1).flatMap(({ edge }) => store.get(edge) ?? [])
      if (rest.length === 0) return
      list.setLinkedRecords([...edgesOf(list), ...rest], 'edges')
      const info = list.getLinkedRecord('pageInfo')
      info?.setValue(end as string, 'endCursor')
      info?.setValue(isLonger, 'hasNextPage')
    })
}

/** Invalidates a connection or another record, so that the next page that needs it refetches it. */
export function invalidate(environment: Environment, ids: readonly string[]): void {
  commitLocalUpdate(environment, (store) => {
    for (const id of ids) store.get(id)?.invalidateRecord()
  })
}

function edgesOf(list: RecordProxy | null | undefined): RecordProxy[] {
  return (list?.getLinkedRecords('edges') ?? []).filter(Boolean)
}

function nodeId(edge: RecordProxy): string | undefined {
  return edge.getLinkedRecord('node')?.getDataID()
}

function hasMore(list: RecordProxy): boolean {
  return list.getLinkedRecord('pageInfo')?.getValue('hasNextPage') === true
}
