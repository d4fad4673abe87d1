import { z } from 'zod/mini'
import { isSelf } from '../accounts/viewer.ts'
import { builder } from '../graphql/builder.ts'
import { LOOKUP } from '../graphql/declared.ts'
import { isBookable } from './freeSlots.ts'
import { SlotType, WeeklyAvailabilityInput, DaysOffRangeInput } from './availability.graphql.ts'
import { PREVIEW_DAYS } from '../rules/constants.ts'
import { daysOffRangesSchema, weeklyHoursSchema, type WeeklyHours } from '../rules/inputs/availability.ts'
import { readInput } from '../rules/inputs/fields/issues.ts'
import { WEEKDAYS, type WeekdayName } from '../rules/time/dayHours.ts'
import { istInstant, addDays, istDate, type IstDate } from '../rules/time/time.ts'
import { type Source, calendarsOf } from './calendars.ts'
import {
  daysOffBusy,
  offeredSlots,
  type AvailabilityWindow,
  type DaysOffRange,
  type Slot,
} from '../rules/time/slots.ts'

const SLOTS_A_DAY = 12
const SESSIONS = 50

const PreviewDayType = builder.objectRef<PreviewDay>('SlotPreviewDay').implement({
  description: 'A day as students will see it.',
  fields: (t) => ({
    date: t.expose('date', { type: 'Date', description: 'The day, IST.' }),
    isDayOff: t.exposeBoolean('isDayOff', { description: 'Whether it is off.' }),
    slots: t.expose('slots', {
      type: [SlotType],
      cost: { items: SLOTS_A_DAY },
      description: 'What can be booked: hours less days off, sessions, and times that somebody is paying for.',
    }),
  }),
})

const SlotPreview = builder
  .objectRef<{ mentorId: number; isOffered: boolean; days: PreviewDay[] }>('SlotPreview')
  .implement({
    description: 'The next two weeks of a mentor, as these hours would make them.',
    fields: (t) => ({
      isOffered: t.exposeBoolean('isOffered', {
        description: 'False while the mentor is Busy or not accepted: students see none of these slots then.',
      }),
      slotCount: t.int({
        description: 'Slots of all days.',
        resolve: ({ days }) => days.reduce((sum, { slots }) => sum + slots.length, 0),
      }),
      days: t.expose('days', {
        type: [PreviewDayType],
        cost: { items: PREVIEW_DAYS },
        description: 'Fourteen, today the first.',
      }),
      sessions: t.prismaField({
        type: ['Booking'],
        cost: { items: SESSIONS },
        description: 'Confirmed sessions of these days, soonest first, inside these hours or not: they stay.',
        resolve: (query, { mentorId }, _args, { db, clock }) => {
          const { from, to } = previewRange(clock.now())
          return db.booking.findMany({
            ...query,
            where: {
              mentorId,
              status: 'confirmed',
              startsAt: { gte: istInstant(from, '00:00'), lt: istInstant(to, '24:00') },
            },
            orderBy: { startsAt: 'asc' },
            take: SESSIONS,
          })
        },
      }),
    }),
  })

const draftSchema = z.object({
  weeklyAvailability: z.nullish(weeklyHoursSchema),
  daysOff: z.nullish(daysOffRangesSchema),
})

builder.prismaObjectFields('Mentor', (t) => ({
  slotPreview: t.field({
    type: SlotPreview,
    nullable: true,
    // It is read and worked out whichever fields are asked for.
    cost: { work: LOOKUP + PREVIEW_DAYS * SLOTS_A_DAY },
    description:
      'What students will see of hours and days off that are not saved yet; of what is saved where they are omitted. Hours that will not do are refused as they would be on saving. Only for that mentor; null for everyone else.',
    args: {
      weeklyAvailability: t.arg({
        type: WeeklyAvailabilityInput,
        required: false,
        description: 'Hours of the days that were changed.',
      }),
      daysOff: t.arg({
        type: [DaysOffRangeInput],
        required: false,
        description: 'All days off, in the place of those that are saved.',
      }),
    },
    select: { id: true, status: true, isActive: true, available: true },
    resolve: async (mentor, args, context) => {
      if (!isSelf(context, 'mentor', mentor.id)) return null
      const { weeklyAvailability: week, daysOff } = readInput(draftSchema, args)
      const ranges = daysOff?.map(({ startDate, endDate }) => ({ startDate, endDate: endDate ?? startDate }))
      const days = await slotPreview(context, mentor.id, { week, daysOff: ranges })
      return { mentorId: mentor.id, isOffered: isBookable(mentor), days }
    },
  }),
}))

/** Hours and days off as a form has them; what is missing is as it is saved. */
interface Draft {
  week?: WeeklyHours | null | undefined
  daysOff?: readonly DaysOffRange[] | null | undefined
}

interface PreviewDay {
  date: IstDate
  isDayOff: boolean
  slots: Slot[]
}

/** The days from today on, each with the slots that are free on it. Three statements. */
async function slotPreview(source: Source, mentorId: number, { week, daysOff }: Draft): Promise<PreviewDay[]> {
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

function previewRange(now: Date): { from: IstDate; to: IstDate } {
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
