/** Updates of the shortlist in the store. */
import { ConnectionHandler, type RecordProxy, type RecordSourceProxy } from 'relay-runtime'

/** The topic of live changes. */
export const SHORTLIST = 'shortlistChanged'
/** The connection of the page. */
const LIST = 'ShortlistPage_shortlist'

type Store = Pick<RecordSourceProxy, 'get' | 'getRoot'>

/** What a change will look like: the mark of the mentor with this global id, the count, and the page's list for who is removed. */
export function showSaved(store: Store, mentorId: string, isSaved: boolean): void {
  const mentor = store.get(mentorId)
  const viewer = store.getRoot().getLinkedRecord('viewer')
  if (!mentor || !viewer) return
  if (!isSaved) leaveList(store, mentorId)
  if (mentor.getValue('isSaved') === isSaved) return
  mentor.setValue(isSaved, 'isSaved')
  const count = Number(viewer.getValue('savedMentorCount') ?? 0)
  viewer.setValue(Math.max(0, count + (isSaved ? 1 : -1)), 'savedMentorCount')
}

/** Takes a mentor out of the page's list. */
export function leaveList(store: Store, mentorId: string): void {
  const list = listOf(store)
  const edges = list?.getLinkedRecords('edges') ?? []
  const others = edges.filter(
    (edge) => edge.getLinkedRecord('node')?.getLinkedRecord('mentor')?.getDataID() !== mentorId,
  )
  if (others.length < edges.length) list?.setLinkedRecords(others, 'edges')
}

/** Somebody was added: the page reads its list again when it is next opened. */
export function outdateShortlist(store: Store): void {
  listOf(store)?.invalidateRecord()
}

function listOf(store: Store): RecordProxy | undefined {
  const viewer = store.getRoot().getLinkedRecord('viewer')
  return viewer ? (ConnectionHandler.getConnection(viewer, LIST) ?? undefined) : undefined
}
