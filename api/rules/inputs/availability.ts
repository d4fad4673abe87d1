import { z } from 'zod/mini'
import { form } from './fields/fields.ts'
import { HOURS_STEP_MINUTES, DAYS_OFF_LONGEST, DAYS_OFF_MAXIMUM, NOTE_MAXIMUM } from '../constants.ts'
import { dayHoursProblem, WEEKDAYS, type WeekdayName } from '../time/dayHours.ts'
import { minutesOf, daysBetween } from '../time/time.ts'
import { dayField } from './fields/idsAndTimes.ts'
import { proseUpdate } from './fields/profileFields.ts'

const TIME = `Times must be on the hour or half past, such as 09:00 or 17:${HOURS_STEP_MINUTES}`
const isOnStep = (time: string) => minutesOf(time) % HOURS_STEP_MINUTES === 0

const timeField = () => z.string(TIME).check(z.trim(), z.refine(isOnStep, TIME))

/** Hours of one day, IST; an end of 24:00 is midnight. A day that is off keeps its times for when it is on again. */
function hoursField() {
  const day = form('Give whether the day is on, its start time and its end time', {
    enabled: z.boolean('Say whether the day is on or off'),
    startTime: timeField(),
    endTime: timeField(),
  }).check(({ value, issues }) => {
    const message = dayHoursProblem(value)
    if (message !== null) issues.push({ code: 'custom', message, path: ['endTime'], input: value })
  })
  return z.nullish(day)
}

/** A week keyed by day; a day that is not named stays as it is. */
export const weeklyHoursSchema = form(
  'Weekly availability must have a day as each of its keys',
  Object.fromEntries(Object.keys(WEEKDAYS).map((day) => [day, hoursField()])) as Record<
    WeekdayName,
    ReturnType<typeof hoursField>
  >,
)
export type WeeklyHours = z.infer<typeof weeklyHoursSchema>

const START = { required: 'First day is required', invalid: 'First day must be a day such as 2026-11-28' }
const END = { required: 'Last day is required', invalid: 'Last day must be a day such as 2026-11-28' }

const range = {
  startDate: dayField(START),
  /** The same day when missing. */
  endDate: z.nullish(dayField(END)),
}

interface Range {
  startDate: string
  endDate?: string | null | undefined
}

const length = ({ startDate, endDate }: Range) => daysBetween(startDate, endDate ?? startDate) + 1
const inOrder = z.refine<Range>((days) => length(days) >= 1, {
  error: 'The last day must not be before the first',
  path: ['endDate'],
  abort: true,
})
const notTooLong = z.refine<Range>((days) => length(days) <= DAYS_OFF_LONGEST, {
  error: `Days off can last at most ${DAYS_OFF_LONGEST} days`,
  path: ['endDate'],
})

/** Days on which a mentor offers nothing, both ends included. */
const daysOffRangeSchema = form('Days off need a first day', range).check(inOrder, notTooLong)

/** Days off that are not saved: as many as a mentor may have. */
export const daysOffRangesSchema = z
  .array(daysOffRangeSchema)
  .check(z.maxLength(DAYS_OFF_MAXIMUM, `Give at most ${DAYS_OFF_MAXIMUM} days off`))

/** The same, to be kept: new ones, or in the place of those with the id. */
export const daysOffSchema = form('Days off need a first day', {
  id: z.nullish(z.int()),
  ...range,
  note: proseUpdate('Note', NOTE_MAXIMUM),
}).check(inOrder, notTooLong)
export type DaysOffInput = z.infer<typeof daysOffSchema>
