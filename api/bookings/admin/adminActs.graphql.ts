/** What administrators do to bookings. */
import { CHANGE_ERRORS } from '../../graphql/errors.ts'
import { administratorOf } from '../../graphql/identity.ts'
import { RefundableChangedError } from '../../payments/paymentErrors.graphql.ts'
import {
  adminCancelSchema,
  adminMovePlanSchema,
  adminMoveSchema,
  decideNoShowSchema,
  keepUnpaidBookingSchema,
} from '../../rules/inputs/adminActs.ts'
import { NoShowFindingType } from '../bookingDetails.graphql.ts'
import { BookingNotOpenError, SlotNotOfferedError, SlotTakenError } from '../bookingErrors.graphql.ts'
import { bookingChange, bookingInput } from '../change/bookingChange.graphql.ts'
import { adminCancelBooking } from './adminBooking.ts'
import { decideNoShow, keepUnpaidBooking } from './adminDecisions.ts'
import { adminMoveBooking, adminMovePlan } from './adminMoves.ts'
import type { App } from '../../app.ts'
import { builder } from '../../graphql/builder.ts'
import { nodeId } from '../../graphql/nodeId.ts'
import { calendarsOf } from '../../availability/calendars.ts'
import { checkRange, slotsExpected, LISTED } from '../../availability/freeSlots.ts'
import { SlotType } from '../../availability/availability.graphql.ts'
import { isWithinPlan } from '../../rules/bookings/plans.ts'
import { offeredSlots, type Slot } from '../../rules/time/slots.ts'
import { fromDateOnly, type IstDate } from '../../rules/time/time.ts'

const by = ['admin'] as const
const ERRORS = [...CHANGE_ERRORS, BookingNotOpenError]
const REASON = 'For both sides, 5 to 500 characters.'
const REFUND = 'What goes back: 0 to `adminRights.refundable`.'
const EXPECTED = '`adminRights.refundable` as it was shown: nothing is done when it is another sum now.'
const EXPECTED_START = 'When the session starts, as it was shown: nothing is done when it was moved meanwhile.'

bookingChange('adminCancelBooking', {
  by,
  description:
    'Cancels a session, a call or a plan, also one that is over, with the refund that is chosen. A call comes back to its plan; calls to come go with theirs. Both sides get the reason. Administrators only.',
  input: bookingInput('A booking that the team cancels.', adminCancelSchema, (t) => ({
    refund: t.field({ type: 'Paise', description: REFUND }),
    expectedRefundable: t.field({ type: 'Paise', description: EXPECTED }),
    expectedStartsAt: t.field({ type: 'DateTime', required: false, description: EXPECTED_START }),
    expectedKept: t.boolean({
      required: false,
      description: '`adminRights.isKept` as it was shown: if false, nothing is done when it was kept meanwhile.',
    }),
    reason: t.string({ description: REASON }),
  })),
  given: 'Booking, refund and reason.',
  done: 'The booking is cancelled.',
  errors: [...ERRORS, RefundableChangedError],
  change: (context, input) => adminCancelBooking(context, administratorOf(context), input),
})

bookingChange('adminMoveBooking', {
  by,
  description:
    'Moves a session; the payment stays with it. When it fails the session is when it was. Both sides get the reason. Administrators only.',
  input: bookingInput('Another time for a session.', adminMoveSchema, (t) => ({
    startsAt: t.field({ type: 'DateTime', description: 'One of `adminSlots`, or with `anyTime` any time to come.' }),
    expectedStartsAt: t.field({ type: 'DateTime', required: false, description: EXPECTED_START }),
    reason: t.string({ description: REASON }),
    anyTime: t.boolean({
      required: false,
      description: 'Whether it may be any time that is free for both, whatever the mentor offers.',
    }),
  })),
  given: 'Session, time and reason.',
  done: 'The session is at its new time.',
  errors: [...ERRORS, SlotNotOfferedError, SlotTakenError],
  change: (context, input) => adminMoveBooking(context, administratorOf(context), input),
})

bookingChange('adminMovePlan', {
  by,
  description:
    'Gives a plan a later end date, also once it has ended, or an earlier one before which all of its calls are. Both sides get the reason. Administrators only.',
  input: bookingInput('Another end of a plan.', adminMovePlanSchema, (t) => ({
    bookingId: t.int({ description: 'Numeric id of the booking that bought it.' }),
    endDate: t.field({ type: 'Date', description: 'Access ends at 00:00 IST of this day: today or later.' }),
    expectedEndDate: t.field({
      type: 'Date',
      required: false,
      description: 'Its end date as it was shown: nothing is done when it was changed meanwhile.',
    }),
    reason: t.string({ description: REASON }),
  })),
  given: 'Plan, day and reason.',
  done: 'The plan has its new end date.',
  change: (context, input) => adminMovePlan(context, administratorOf(context), input),
})

bookingChange('decideNoShow', {
  by,
  description:
    'Decides on a report that somebody did not come, disputed or unanswered: the session is cancelled, or completed when it took place. A call that the mentor missed comes back to its plan. Both sides get the reason. Administrators only.',
  input: bookingInput('What the team has found out about a no-show report.', decideNoShowSchema, (t) => ({
    finding: t.field({ type: NoShowFindingType, description: 'Who did not come, if anybody.' }),
    refund: t.field({ type: 'Paise', description: REFUND }),
    expectedRefundable: t.field({ type: 'Paise', description: EXPECTED }),
    reason: t.string({ description: REASON }),
  })),
  given: 'Session, finding, refund and reason.',
  done: 'The report is decided on.',
  errors: [...ERRORS, RefundableChangedError],
  change: (context, input) => decideNoShow(context, administratorOf(context), input),
})

bookingChange('keepUnpaidBooking', {
  by,
  description:
    'Decides that a session or package stays although all of its money has gone back. Both sides get the reason. Administrators only.',
  input: bookingInput(
    'A session or package whose payment was refunded, and that stays.',
    keepUnpaidBookingSchema,
    (t) => ({ reason: t.string({ description: REASON }) }),
  ),
  given: 'Booking and reason.',
  done: 'The booking stays.',
  change: (context, input) => keepUnpaidBooking(context, administratorOf(context), input),
})

/** Slots that the mentor of a session offers, also while Busy, and that are free for its mentee; none for a package. */
async function adminSlots(
  { db, clock }: Pick<App, 'db' | 'clock'>,
  { bookingId, from, to }: { bookingId: number; from: IstDate; to: IstDate },
): Promise<Slot[]> {
  checkRange(from, to)
  const booking = await db.booking.findFirst({
    where: { id: bookingId, startsAt: { not: null }, mentor: { is: LISTED } },
    include: { subscription: { select: { startDate: true, endDate: true } } },
  })
  if (!booking?.mentorId || booking.menteeId === null) return []
  const { mentorId, menteeId, subscription } = booking
  const calendar = (await calendarsOf({ db, clock }, [mentorId], { forMenteeId: menteeId })).get(mentorId)
  if (!calendar) return []
  const now = clock.now()
  const theirs = await db.booking.findMany({
    where: { menteeId, id: { not: bookingId }, status: 'confirmed', endsAt: { gt: now } },
    select: { startsAt: true, endsAt: true },
  })
  const isOther = ({ startsAt }: { startsAt: Date }) => startsAt.getTime() !== booking.startsAt?.getTime()
  const busy = [
    ...calendar.busy.filter(isOther),
    ...theirs.flatMap(({ startsAt, endsAt }) => (startsAt && endsAt ? [{ startsAt, endsAt }] : [])),
  ]
  const dates = subscription && {
    startDate: fromDateOnly(subscription.startDate),
    endDate: fromDateOnly(subscription.endDate),
  }
  const slots = offeredSlots({ ...calendar, busy, now, from, to }).filter(isOther)
  return dates ? slots.filter((slot) => isWithinPlan(slot, dates)) : slots
}

builder.queryField('adminSlots', (t) =>
  t.field({
    type: [SlotType],
    authScopes: { admin: true },
    description:
      'Times to which a session can be moved: its mentor offers them, and both are free. A range beyond 31 days is refused. Administrators only.',
    args: {
      bookingId: t.arg.int({ description: 'Numeric id of the session.' }),
      from: t.arg({ type: 'Date', description: 'First day, IST.' }),
      to: t.arg({ type: 'Date', description: 'Last day, IST, itself included.' }),
    },
    cost: { items: slotsExpected, work: 20 },
    resolve: (_root, { bookingId, ...days }, context) => adminSlots(context, { ...days, bookingId: nodeId(bookingId) }),
  }),
)
