import { DAY_MS, HOUR_MS } from '../time/durations.ts'

/** The meeting link is asked for when the start is this near, in ms. */
export const LINK_DUE_MS = 48 * HOUR_MS
/** Attendance is asked for until this long after the start, in ms. */
export const ATTENDANCE_DUE_MS = 7 * DAY_MS

interface OwnWorkshop {
  state: string
  /** ISO instant. */
  startsAt: string
  meetingLink: string | null | undefined
  registeredCount: number
  /** People who are marked as present. */
  attendedCount: number | null | undefined
}

/** What the mentor of a workshop has to do for it next; `none` when it goes on by itself. */
type WorkshopToDo = 'edit' | 'link' | 'attendance' | 'none'

/** `Viewer.workshopsToDo` counts by the same rule. */
export function workshopToDo(workshop: OwnWorkshop, now: Date): WorkshopToDo {
  const { state, startsAt, meetingLink, registeredCount, attendedCount } = workshop
  const left = Date.parse(startsAt) - now.getTime()
  if (state === 'REJECTED') return left > 0 ? 'edit' : 'none'
  if (state !== 'APPROVED') return 'none'
  if (left > 0) return !meetingLink && left <= LINK_DUE_MS ? 'link' : 'none'
  return registeredCount > 0 && !attendedCount && left > -ATTENDANCE_DUE_MS ? 'attendance' : 'none'
}
