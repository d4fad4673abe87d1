import { z } from 'zod/mini'
import { daysOffSchema } from '../../../../api/rules/inputs/availability.ts'

const fields = z.object({ startDate: z.string(), endDate: z.string(), note: z.string() })
const lastDayOrNone = z.transform(({ endDate, ...rest }: z.infer<typeof fields>): z.input<typeof daysOffSchema> => ({
  ...rest,
  endDate: endDate || null,
}))

/** The API's rules for what the fields have: an empty last day is none. */
export const daysOffFormSchema = z.pipe(z.pipe(fields, lastDayOrNone), daysOffSchema)
