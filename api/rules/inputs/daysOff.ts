import { z } from 'zod/mini'
import { DAYS_OFF_LONGEST, DAYS_OFF_MAXIMUM, NOTE_MAXIMUM } from '../constants.ts'
import { daysBetween } from '../time.ts'
import { dayField } from './instants.ts'
import { proseUpdate } from './profileFields.ts'

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
const daysOffRangeSchema = z.object(range, 'Days off need a first day').check(inOrder, notTooLong)

/** Days off that are not saved: as many as a mentor may have. */
export const daysOffRangesSchema = z
  .array(daysOffRangeSchema)
  .check(z.maxLength(DAYS_OFF_MAXIMUM, `Give at most ${DAYS_OFF_MAXIMUM} days off`))

/** The same, to be kept: new ones, or in the place of those with the id. */
export const daysOffSchema = z
  .object({ id: z.nullish(z.int()), ...range, note: proseUpdate('Note', NOTE_MAXIMUM) }, 'Days off need a first day')
  .check(inOrder, notTooLong)
export type DaysOffInput = z.infer<typeof daysOffSchema>
