import { SESSION_LENGTH } from '../rules/constants.ts'
import { builder } from '../graphql/builder.ts'
import { CALENDARS } from '../graphql/declared.ts'
import { nextOfferedSlot, nextOfferedSlots, type Slot } from '../rules/time/slots.ts'
import { calendarOf } from './calendars.ts'
import { checkRange, isBookable, slotsExpected, slotsIn } from './freeSlots.ts'
import { weekOf, type WeekdayHours } from './weeklyHours.ts'

export const SlotType = builder.objectRef<Slot>('Slot').implement({
  description: `A slot of ${SESSION_LENGTH}.`,
  fields: (t) => ({
    startsAt: t.expose('startsAt', { type: 'DateTime', description: 'Start of the slot.' }),
    endsAt: t.expose('endsAt', { type: 'DateTime', description: 'End of the slot.' }),
  }),
})

const Weekday = builder.enumType('Weekday', {
  description: 'A day of the week.',
  values: {
    MONDAY: { value: 1 },
    TUESDAY: { value: 2 },
    WEDNESDAY: { value: 3 },
    THURSDAY: { value: 4 },
    FRIDAY: { value: 5 },
    SATURDAY: { value: 6 },
    SUNDAY: { value: 0 },
  } as const,
})

const AvailabilityWindow = builder.objectRef<WeekdayHours>('AvailabilityWindow').implement({
  description: "A mentor's bookable hours on one weekday, IST.",
  fields: (t) => ({
    weekday: t.expose('dayOfWeek', { type: Weekday, description: 'Which day.' }),
    enabled: t.exposeBoolean('enabled', {
      description: 'False: no sessions on that day, and the times are only a suggestion.',
    }),
    startTime: t.exposeString('startTime', { description: 'HH:mm; the first slot starts then.' }),
    endTime: t.exposeString('endTime', { description: 'HH:mm, up to 24:00; no slot ends later.' }),
  }),
})

/** As many as one reads beside those of other mentors. */
const NEXT_SLOTS = 3

const BOOKABLE = { id: true, status: true, isActive: true, available: true } as const

builder.prismaObjectFields('Mentor', (t) => ({
  weeklyAvailability: t.field({
    type: [AvailabilityWindow],
    description: 'Seven days, Monday first. Until the mentor has saved hours no day is enabled.',
    cost: { items: 7 },
    reads: ['mentor_availability'],
    select: { availability: { select: { dayOfWeek: true, startTime: true, endTime: true, isActive: true } } },
    resolve: ({ availability }) => weekOf(availability),
  }),
  nextFreeSlot: t.field({
    type: SlotType,
    nullable: true,
    reads: CALENDARS,
    description:
      'First slot that the asker could book now; null when none in the next 30 days, when Busy, and when not listed.',
    select: BOOKABLE,
    resolve: async (mentor, _args, context) =>
      isBookable(mentor)
        ? nextOfferedSlot({ ...(await calendarOf(context, mentor.id)), now: context.clock.now() })
        : null,
  }),
  nextFreeSlots: t.field({
    type: [SlotType],
    cost: { items: NEXT_SLOTS },
    reads: CALENDARS,
    description: `First ${NEXT_SLOTS} slots that the asker could book now, within the next 30 days; none when Busy, and when not listed.`,
    select: BOOKABLE,
    resolve: async (mentor, _args, context) =>
      isBookable(mentor)
        ? nextOfferedSlots({ ...(await calendarOf(context, mentor.id)), now: context.clock.now() }, NEXT_SLOTS)
        : [],
  }),
  freeSlots: t.field({
    type: [SlotType],
    description:
      'Slots that the asker could book now, soonest first; none when Busy, unless `ofPackage`, or not listed. A range beyond 31 days is refused.',
    args: {
      from: t.arg({ type: 'Date', description: 'First day, IST.' }),
      to: t.arg({ type: 'Date', description: 'Last day, IST, itself included.' }),
      ofPackage: t.arg.boolean({
        required: false,
        description: 'For sessions of an Advanced package, which are also offered while the mentor is Busy.',
      }),
    },
    cost: { items: slotsExpected },
    reads: CALENDARS,
    select: BOOKABLE,
    resolve: async (mentor, { from, to, ofPackage }, context) => {
      checkRange(from, to)
      const isOffered = isBookable({ ...mentor, available: mentor.available || ofPackage === true })
      return isOffered ? slotsIn(await calendarOf(context, mentor.id), context.clock.now(), from, to) : []
    },
  }),
}))

const DayHoursInput = builder.inputType('DayHoursInput', {
  description: 'Hours of one weekday, IST.',
  fields: (t) => ({
    enabled: t.boolean({ description: 'False: no sessions on that day; its times are kept.' }),
    startTime: t.string({ description: 'HH:mm, on the hour or half past.' }),
    endTime: t.string({ description: 'HH:mm, on the hour or half past, up to 24:00; after the start.' }),
  }),
})

/** Each field that takes it checks it with `weeklyHoursSchema`. */
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

/** Each field that takes it checks it with `daysOffRangesSchema`. */
export const DaysOffRangeInput = builder.inputType('DaysOffRangeInput', {
  description: 'Days off that are not saved yet.',
  fields: (t) => ({
    startDate: t.field({ type: 'Date', description: 'First day, IST.' }),
    endDate: t.field({ type: 'Date', required: false, description: 'Last day, IST; the first when omitted.' }),
  }),
})
