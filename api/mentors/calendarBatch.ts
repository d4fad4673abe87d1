import DataLoader from 'dataloader'
import { memoized, type Context } from '../graphql/context.ts'
import { calendarsOf, type Calendar, type SlotsFor } from './calendars.ts'

/** For whom this asker's slots are worked out. */
export function slotsFor({ member }: Pick<Context, 'member'>): SlotsFor {
  return { forMenteeId: member?.type === 'mentee' ? member.id : undefined }
}

/**
 * A mentor's calendar as this asker sees it. Every mentor asked for in the same tick is read with the same
 * statement, so that a page of cards costs no more than one card; whoever asks twice in it gets the same calendar.
 */
export async function calendarOf(context: Context, mentorId: number): Promise<Calendar> {
  return await memoized(context, calendarOf, () => calendarLoader(context)).load(mentorId)
}

function calendarLoader(context: Context): DataLoader<number, Calendar> {
  const loader = new DataLoader<number, Calendar>(async (ids) => {
    // Remembered until they are read, no longer: the next change of the same operation may take one of these slots.
    loader.clearAll()
    const calendars = await calendarsOf(context, ids, slotsFor(context))
    return ids.map((id) => calendars.get(id) ?? { windows: [], busy: [], off: [] })
  })
  return loader
}
