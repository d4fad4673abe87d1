/** When a session or a workshop is joined. */
import { MINUTE_MS } from './durations.ts'

/** Joining is the main thing to do from this long before the start. */
const JOIN_MINUTES = 15

export const joinsFrom = (startsAt: Date): Date => new Date(startsAt.getTime() - JOIN_MINUTES * MINUTE_MS)

/** Whether a press of Join is about the session itself: from a quarter of an hour before it until its end. */
export const isTimeToJoin = ({ startsAt, endsAt }: { startsAt: Date; endsAt: Date }, now: Date): boolean =>
  now >= joinsFrom(startsAt) && now <= endsAt
