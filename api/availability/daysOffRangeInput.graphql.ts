import { builder } from '../graphql/builder.ts'

/** Checked by whoever takes it: `daysOffRangesSchema`. */
export const DaysOffRangeInput = builder.inputType('DaysOffRangeInput', {
  description: 'Days off that are not saved yet.',
  fields: (t) => ({
    startDate: t.field({ type: 'Date', description: 'First day, IST.' }),
    endDate: t.field({ type: 'Date', required: false, description: 'Last day, IST; the first when omitted.' }),
  }),
})
