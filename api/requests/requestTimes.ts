/** The times that a request proposes: slots of its mentor, each with what became of it. */
import { calendarsOf, type Calendar } from '../availability/calendars.ts'
import { slotsIn } from '../availability/freeSlots.ts'
import type { App } from '../app.ts'
import type { Transaction } from '../database/client.ts'
import type { MentorshipRequest, Prisma, RequestStatus } from '../generated/prisma/client.ts'
import { BOOKING_MESSAGES } from '../rules/bookings/bookingMessages.ts'
import { MINIMUM_NOTICE_MINUTES } from '../rules/constants.ts'
import { STANDING, takesPart } from '../rules/takesPart.ts'
import { MINUTE_MS } from '../rules/time/durations.ts'
import type { Slot } from '../rules/time/slots.ts'
import { istDate } from '../rules/time/time.ts'
import { ValidationError } from '../rules/userErrors.ts'

/** The slot of this calendar that starts then; undefined where none is open. */
function openSlot(calendar: Calendar, startsAt: Date, now: Date): Slot | undefined {
  const day = istDate(startsAt)
  return slotsIn(calendar, now, day, day).find((slot) => slot.startsAt.getTime() === startsAt.getTime())
}

const isBusy = ({ busy }: Calendar, { startsAt, endsAt }: { startsAt: Date; endsAt: Date }): boolean =>
  busy.some((range) => range.startsAt < endsAt && range.endsAt > startsAt)

/**
 * Writes the proposed times of a new request, and answers their starts, the soonest first. Throws ValidationError with an issue for each one that
 * is not an open slot of the mentor now. The mentor was read before.
 */
export async function keepProposedTimes(
  tx: Transaction,
  { clock }: Pick<App, 'clock'>,
  { id: requestId, mentorId, menteeId }: MentorshipRequest,
  proposed: readonly Date[],
): Promise<Date[]> {
  if (proposed.length === 0) return []
  const now = clock.now()
  const { available } = await tx.mentor.findUniqueOrThrow({ where: { id: mentorId }, select: { available: true } })
  const calendars = await calendarsOf({ db: tx, clock }, [mentorId], { forMenteeId: menteeId })
  const calendar = calendars.get(mentorId)!
  const own = await tx.booking.findMany({
    where: { menteeId, status: 'confirmed', endsAt: { gt: now } },
    select: { startsAt: true, endsAt: true },
  })
  const issues: { path: string; message: string }[] = []
  const slots: Slot[] = []
  for (const [place, startsAt] of proposed.entries()) {
    const slot = available ? openSlot(calendar, startsAt, now) : undefined
    const hasOther = slot && own.some((other) => other.startsAt! < slot.endsAt && other.endsAt! > slot.startsAt)
    if (slot && !hasOther) slots.push(slot)
    else issues.push({ path: `proposedTimes.${place}`, message: hasOther ? OWN : whyNot(calendar, startsAt, now) })
  }
  if (issues.length > 0) throw new ValidationError(issues)
  await tx.requestTime.createMany({ data: slots.map(({ startsAt, endsAt }) => ({ requestId, startsAt, endsAt })) })
  return slots.map(({ startsAt }) => startsAt).toSorted((one, other) => Number(one) - Number(other))
}

const OWN = 'You already have a session at this time'

/** Why nobody can propose this time now. */
function whyNot(calendar: Calendar, startsAt: Date, now: Date): string {
  if (startsAt <= now) return 'This time has passed'
  if (startsAt.getTime() < now.getTime() + MINIMUM_NOTICE_MINUTES * MINUTE_MS)
    return `This time starts in less than ${MINIMUM_NOTICE_MINUTES} minutes`
  const slot = openSlot({ ...calendar, busy: [] }, startsAt, now)
  return slot && isBusy(calendar, slot) ? 'This time slot is no longer available' : BOOKING_MESSAGES.notOffered
}

/** What became of a proposed time. */
export const REQUEST_TIME_STATES = {
  open: 'Waits for the mentor, who can accept with it now.',
  taken: 'Someone else holds or has booked it.',
  past: 'It has begun, or is over.',
  not_offered: 'The mentor no longer offers it, or it starts too soon.',
  reserved: 'Accepted: reserved for the mentee, who has not paid yet.',
  booked: 'Accepted and paid: it is booked.',
  moved: 'Accepted and paid; the booking has another time now.',
  cancelled: 'Accepted and paid; the booking was cancelled.',
  lapsed: 'Accepted, and given up or not paid for in time.',
  not_chosen: 'The request was answered without it, or withdrawn.',
} as const satisfies Record<string, string>
export type RequestTimeState = keyof typeof REQUEST_TIME_STATES

/** Of a request, what the states of its times depend on. */
export const TIMED = {
  status: true,
  mentorId: true,
  mentor: { select: STANDING },
  mentee: {
    select: {
      bookings: { where: { status: 'pending' }, select: { mentorId: true, startsAt: true, holdExpiresAt: true } },
    },
  },
  times: {
    orderBy: { startsAt: 'asc' },
    select: {
      startsAt: true,
      endsAt: true,
      reservedUntil: true,
      booking: { select: { id: true, status: true, startsAt: true, holdExpiresAt: true } },
    },
  },
} as const satisfies Prisma.MentorshipRequestSelect

type Timed = Prisma.MentorshipRequestGetPayload<{ select: typeof TIMED }>

export interface ShownTime {
  startsAt: Date
  endsAt: Date
  state: RequestTimeState
  /** While it is reserved. */
  reservedUntil: Date | null
  /** Once it was paid for. */
  bookingId: number | null
}

/** The times of a request as they are now. `calendar` reads the mentor's, if that matters. */
export async function shownTimes(request: Timed, calendar: () => Promise<Calendar>, now: Date): Promise<ShownTime[]> {
  const { status, mentor, times } = request
  const isWaiting = status === 'pending' && times.some(({ startsAt }) => startsAt > now)
  const read = isWaiting ? withoutOwnHold(request, await calendar(), now) : null
  return times.map(({ startsAt, endsAt, reservedUntil, booking }) => {
    const state =
      reservedUntil === null
        ? proposedState(status, read, { startsAt, endsAt }, now)
        : keptState(mentor, { startsAt, booking }, now)
    return {
      startsAt,
      endsAt,
      state,
      reservedUntil: state === 'reserved' ? booking!.holdExpiresAt : null,
      bookingId: state === 'booked' || state === 'moved' || state === 'cancelled' ? booking!.id : null,
    }
  })
}

/** What the mentee holds themselves is open to them, and so to the mentor who accepts with it. */
function withoutOwnHold({ mentorId, mentee }: Timed, calendar: Calendar, now: Date): Calendar {
  const held = mentee.bookings
    .filter((hold) => hold.mentorId === mentorId && hold.holdExpiresAt && hold.holdExpiresAt > now)
    .map(({ startsAt }) => startsAt?.getTime())
  return { ...calendar, busy: calendar.busy.filter(({ startsAt }) => !held.includes(startsAt.getTime())) }
}

function proposedState(
  status: RequestStatus,
  calendar: Calendar | null,
  time: Pick<Slot, 'startsAt' | 'endsAt'>,
  now: Date,
): RequestTimeState {
  if (status !== 'pending') return 'not_chosen'
  if (!calendar || time.startsAt <= now) return 'past'
  if (openSlot(calendar, time.startsAt, now)) return 'open'
  return isBusy(calendar, time) ? 'taken' : 'not_offered'
}

function keptState(
  mentor: Timed['mentor'],
  { startsAt, booking }: Pick<Timed['times'][number], 'startsAt' | 'booking'>,
  now: Date,
): 'reserved' | 'booked' | 'moved' | 'cancelled' | 'lapsed' {
  if (!booking || booking.status === 'expired') return 'lapsed'
  if (booking.status === 'cancelled') return 'cancelled'
  if (booking.status !== 'pending') return booking.startsAt?.getTime() === startsAt.getTime() ? 'booked' : 'moved'
  // A payment to a mentor who is no longer listed would be refunded.
  return booking.holdExpiresAt && booking.holdExpiresAt > now && takesPart(mentor) ? 'reserved' : 'lapsed'
}
