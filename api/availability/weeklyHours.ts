/** A mentor's week as people read and edit it: seven days, Monday first. */
import type { Transaction } from '../database/client.ts'
import type { WeeklyHours } from '../rules/inputs/availability.ts'
import { WEEKDAYS, type DayHours, type WeekdayName } from '../rules/time/dayHours.ts'
import type { AvailabilityWindow } from '../rules/time/slots.ts'

export interface WeekdayHours extends DayHours {
  /** 0 Sunday to 6 Saturday. */
  dayOfWeek: DayOfWeek
}

type DayOfWeek = 0 | 1 | 2 | 3 | 4 | 5 | 6

const MONDAY_FIRST: readonly DayOfWeek[] = [1, 2, 3, 4, 5, 6, 0]

/** Shown for a day without hours, and only ever as a suggestion in the editor. */
function suggestedHours(dayOfWeek: number): { startTime: string; endTime: string } {
  const isWeekend = dayOfWeek === 0 || dayOfWeek === 6
  return isWeekend ? { startTime: '10:00', endTime: '14:00' } : { startTime: '09:00', endTime: '17:00' }
}

export function weekOf(rows: readonly AvailabilityWindow[]): WeekdayHours[] {
  return MONDAY_FIRST.map((dayOfWeek) => {
    const row = rows.find((hours) => hours.dayOfWeek === dayOfWeek)
    if (!row) return { dayOfWeek, enabled: false, ...suggestedHours(dayOfWeek) }
    return { dayOfWeek, enabled: row.isActive, startTime: row.startTime, endTime: row.endTime }
  })
}

export type HoursByDay = Record<number, DayHours>

/** The whole week after the save; undefined when no day was given. */
export function hoursGiven(week: WeeklyHours | undefined, stored: HoursByDay): HoursByDay | undefined {
  const days = Object.entries(week ?? {}).filter(([, day]) => day)
  if (days.length === 0) return undefined
  const given = Object.fromEntries(days.map(([name, day]) => [WEEKDAYS[name as WeekdayName], day]))
  return { ...stored, ...given } as HoursByDay
}

/** Puts the days of a week in the place of those that are stored. */
export async function saveHours(tx: Transaction, mentorId: number, hours: HoursByDay): Promise<void> {
  for (const [day, { enabled, startTime, endTime }] of Object.entries(hours)) {
    const dayOfWeek = Number(day)
    const times = { startTime, endTime, isActive: enabled }
    await tx.mentorAvailability.upsert({
      where: { mentorId_dayOfWeek: { mentorId, dayOfWeek } },
      create: { mentorId, dayOfWeek, ...times },
      update: times,
    })
  }
}
