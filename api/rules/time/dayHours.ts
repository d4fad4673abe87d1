/** The hours of a mentor's weekdays: without a schema, which would bring its library to the first look of a page. */
import { SESSION_MINUTES } from '../constants.ts'
import { minutesOf } from './time.ts'

/** Monday first, by the names of the documented object; `dayOfWeek` is 0 on Sunday. */
export const WEEKDAYS = {
  monday: 1,
  tuesday: 2,
  wednesday: 3,
  thursday: 4,
  friday: 5,
  saturday: 6,
  sunday: 0,
} as const
export type WeekdayName = keyof typeof WEEKDAYS

/** Hours of one weekday, IST; an end of 24:00 is midnight. */
export interface DayHours {
  enabled: boolean
  startTime: string
  endTime: string
}

/** What is wrong with the hours of a day, for the person; null when they will do. A day that is off needs no session. */
export function dayHoursProblem({ enabled, startTime, endTime }: DayHours, session = SESSION_MINUTES): string | null {
  const minutes = minutesOf(endTime) - minutesOf(startTime)
  if (!(minutes > 0)) return 'End time must be after start time'
  if (enabled && minutes < session) return `A session takes ${session} minutes: give the day more time`
  return null
}

/** Slots of a day with these hours while none is taken. */
export function slotsBetween({ enabled, startTime, endTime }: DayHours, session = SESSION_MINUTES): number {
  const minutes = minutesOf(endTime) - minutesOf(startTime)
  return enabled && minutes > 0 ? Math.floor(minutes / session) : 0
}
