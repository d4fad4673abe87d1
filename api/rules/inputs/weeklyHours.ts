import { z } from 'zod/mini'
import { HOURS_STEP_MINUTES } from '../constants.ts'
import { dayHoursProblem } from '../dayHours.ts'
import { minutesOf } from '../time.ts'

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

const TIME = `Times must be on the hour or half past, such as 09:00 or 17:${HOURS_STEP_MINUTES}`
const isOnStep = (time: string) => minutesOf(time) % HOURS_STEP_MINUTES === 0

const timeField = () => z.string(TIME).check(z.trim(), z.refine(isOnStep, TIME))

/** Hours of one day, IST; an end of 24:00 is midnight. A day that is off keeps its times for when it is on again. */
function dayField() {
  const day = z
    .object(
      { enabled: z.boolean('Say whether the day is on or off'), startTime: timeField(), endTime: timeField() },
      'Give whether the day is on, its start time and its end time',
    )
    .check(({ value, issues }) => {
      const message = dayHoursProblem(value)
      if (message !== null) issues.push({ code: 'custom', message, path: ['endTime'], input: value })
    })
  return z.nullish(day)
}

/** A week keyed by day; a day that is not named stays as it is. */
export const weeklyHoursSchema = z.object(
  {
    monday: dayField(),
    tuesday: dayField(),
    wednesday: dayField(),
    thursday: dayField(),
    friday: dayField(),
    saturday: dayField(),
    sunday: dayField(),
  },
  'Weekly availability must have a day as each of its keys',
)
export type WeeklyHours = z.infer<typeof weeklyHoursSchema>
