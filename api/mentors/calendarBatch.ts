import { memoized, type Context } from '../graphql/context.ts'
import { calendarsOf, type Calendar, type SlotsFor } from './calendars.ts'

interface Batch {
  ids: Set<number>
  calendars: Promise<Map<number, Calendar>>
}

/** For whom this asker's slots are worked out. */
export function slotsFor({ member }: Pick<Context, 'member'>): SlotsFor {
  return { forMenteeId: member?.type === 'mentee' ? member.id : undefined }
}

/**
 * A mentor's calendar as this asker sees it. Every mentor asked for in the same tick is read with the same two
 * statements, so that a page of cards costs no more than one card.
 */
export async function calendarOf(context: Context, mentorId: number): Promise<Calendar> {
  const waiting = memoized<{ batch: Batch | null }>(context, calendarOf, () => ({ batch: null }))
  const batch = (waiting.batch ??= openBatch(context, () => (waiting.batch = null)))
  batch.ids.add(mentorId)
  return (await batch.calendars).get(mentorId) ?? { windows: [], busy: [] }
}

function openBatch(context: Context, close: () => void): Batch {
  const ids = new Set<number>()
  // After all promise callbacks of this tick, by when every card has asked.
  const calendars = new Promise<void>((resolve) =>
    process.nextTick(() => void Promise.resolve().then(() => process.nextTick(resolve))),
  ).then(() => {
    close()
    return calendarsOf(context, [...ids], slotsFor(context))
  })
  return { ids, calendars }
}
