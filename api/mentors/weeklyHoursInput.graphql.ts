import { builder } from '../graphql/builder.ts'

const DayHoursInput = builder.inputType('DayHoursInput', {
  description: 'Hours of one weekday, IST.',
  fields: (t) => ({
    enabled: t.boolean({ description: 'False: no sessions on that day; its times are kept.' }),
    startTime: t.string({ description: 'HH:mm, on the hour or half past.' }),
    endTime: t.string({ description: 'HH:mm, on the hour or half past, up to 24:00; after the start.' }),
  }),
})

/** Checked by whoever takes it: `weeklyHoursSchema`. */
export const WeeklyAvailabilityInput = builder.inputType('WeeklyAvailabilityInput', {
  description: 'Hours by weekday. A day that is left out stays as it is.',
  fields: (t) => {
    const day = (name: string) => t.field({ type: DayHoursInput, required: false, description: `Hours of ${name}.` })
    return {
      monday: day('Monday'),
      tuesday: day('Tuesday'),
      wednesday: day('Wednesday'),
      thursday: day('Thursday'),
      friday: day('Friday'),
      saturday: day('Saturday'),
      sunday: day('Sunday'),
    }
  },
})
