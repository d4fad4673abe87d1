/** What students will see of hours that are not saved yet: the same slots that they are offered, from the same function. */
import type { Source } from '../mentors/calendars.ts'
import { calendarsOf } from '../mentors/calendars.ts'
import { PREVIEW_DAYS } from '../rules/constants.ts'
import { WEEKDAYS, type WeekdayName, type WeeklyHours } from '../rules/inputs/availability.ts'
import {
  daysOffBusy,
  offeredSlots,
  type AvailabilityWindow,
  type DaysOffRange,
  type Slot,
} from '../rules/time/slots.ts'
import { addDays, istDate, istInstant, type IstDate } from '../rules/time/time.ts'

/** Hours and days off as a form has them; what is missing is as it is saved. */
export interface Draft {
  week?: WeeklyHours | null | undefined
  daysOff?: readonly DaysOffRange[] | null | undefined
}

export interface PreviewDay {
  date: IstDate
  isDayOff: boolean
  slots: Slot[]
}

/** The days from today on, each with the slots that are free on it. Three statements. */
export async function slotPreview(source: Source, mentorId: number, { week, daysOff }: Draft): Promise<PreviewDay[]> {
  const now = source.clock.now()
  const calendar = (await calendarsOf(source, [mentorId])).get(mentorId) ?? { windows: [], busy: [], off: [] }
  const off = daysOff?.map(daysOffBusy) ?? calendar.off
  const { from, to } = previewRange(now)
  const slots = offeredSlots({ windows: windowsOf(calendar.windows, week), busy: calendar.busy, off, now, from, to })
  return Array.from({ length: PREVIEW_DAYS }, (_, ahead) => {
    const date = addDays(from, ahead)
    const noon = istInstant(date, '12:00')
    return {
      date,
      isDayOff: off.some(({ startsAt, endsAt }) => startsAt <= noon && noon < endsAt),
      slots: slots.filter((slot) => slot.date === date),
    }
  })
}

/** First and last day that a preview shows. */
export function previewRange(now: Date): { from: IstDate; to: IstDate } {
  const from = istDate(now)
  return { from, to: addDays(from, PREVIEW_DAYS - 1) }
}

function windowsOf(saved: readonly AvailabilityWindow[], week: WeeklyHours | null | undefined): AvailabilityWindow[] {
  const drafted = Object.entries(week ?? {}).flatMap(([name, day]) => {
    if (!day) return []
    const { enabled, startTime, endTime } = day
    return [{ dayOfWeek: WEEKDAYS[name as WeekdayName], isActive: enabled, startTime, endTime }]
  })
  const isDrafted = (day: number) => drafted.some(({ dayOfWeek }) => dayOfWeek === day)
  return [...saved.filter(({ dayOfWeek }) => !isDrafted(dayOfWeek)), ...drafted]
}
