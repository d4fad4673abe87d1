/** How far each side of a conversation has read. */
import DataLoader from 'dataloader'
import { findMany } from '../reader/reader.ts'
import { memoized, type Context } from '../graphql/context.ts'
import type { Side } from './conversations.ts'

export interface Reader {
  side: Side
  readUpTo: number
}

/** What a reader is known by. */
export const READER = { side: true, readUpTo: true } as const

interface Sent {
  planSubscriptionId: number
  number: number
  senderType: Side
}

const known = new WeakMap<object, readonly Reader[]>()

/** The same messages, with the readers of the conversation that they were read with. */
export function withReaders<Row extends object>(messages: Row[], readers: readonly Reader[]): Row[] {
  for (const message of messages) known.set(message, readers)
  return messages
}

/** Whether the other side has read a message: as it was read with, else of all that are asked for in the same tick with one statement. */
export function isReadByOther(context: Context, message: Sent): boolean | Promise<boolean> {
  const readers = known.get(message)
  return readers ? isReadBy(readers, message) : loadIsRead(context, message)
}

const isReadBy = (readers: readonly Reader[], { number, senderType }: Sent): boolean =>
  readers.some(({ side, readUpTo }) => side !== senderType && readUpTo >= number)

async function loadIsRead(context: Context, message: Sent): Promise<boolean> {
  const loader = memoized(context, loadIsRead, () => readersLoader(context))
  return isReadBy(await loader.load(message.planSubscriptionId), message)
}

function readersLoader({ db }: Context): DataLoader<number, Reader[]> {
  const loader = new DataLoader<number, Reader[]>(async (ids) => {
    // Remembered until they are read, no longer: the next change of the same operation may read on.
    loader.clearAll()
    const rows = await findMany(db, 'conversationReader', {
      where: { planSubscriptionId: { in: [...ids] } },
      select: { ...READER, planSubscriptionId: true },
    })
    const readers = Map.groupBy(rows, ({ planSubscriptionId }) => planSubscriptionId)
    return ids.map((id) => readers.get(id) ?? [])
  })
  return loader
}
