import { z } from 'zod/mini'
import { NOTE_MAXIMUM } from '../../../../api/rules/constants.ts'
import { dayHoursProblem } from '../../../../api/rules/inputs/availability.ts'
import { proseUpdate } from '../../../../api/rules/inputs/fields/profileFields.ts'
import { byDay, dayOfText } from './week.ts'

/** A day that is on ends after it starts, as the API has it. */
function dayText() {
  return z.string().check(({ value, issues }) => {
    const message = dayHoursProblem(dayOfText(value))
    if (message !== null) issues.push({ code: 'custom', message, input: value })
  })
}

const notes = proseUpdate('Availability notes', NOTE_MAXIMUM)
const asGiven = z.transform((text: string): z.input<typeof notes> => text)

/** The rules of the section. */
export const hoursSchema = z.object({
  ...byDay(dayText),
  timeSlotsPerWeek: z.pipe(z.pipe(z.string(), asGiven), notes),
})
