import type { z } from 'zod/mini'
import type { App } from '../../app.ts'
import { record } from '../../audit/record.ts'
import type { Transaction } from '../../database/client.ts'
import { inTransaction, violates } from '../../database/transaction.ts'
import { hasAnotherBefore, setPlanEnd } from '../../plans/returnCall.ts'
import { adminBookingRights } from '../../rules/bookings/adminRights.ts'
import { bookingKindOf } from '../../rules/bookings/bookingKind.ts'
import { refundCaseOf } from '../../rules/bookings/bookingRights.ts'
import { accessEnds, planLastDay } from '../../rules/bookings/plans.ts'
import type { adminMovePlanSchema, adminMoveSchema } from '../../rules/inputs/adminActs.ts'
import { refundRule } from '../../rules/money/refunds.ts'
import { freeAfterMove, isPromised } from '../../rules/money/teamMoves.ts'
import { formatPastDay, formatWhenFull } from '../../rules/text/format.ts'
import { addDays, fromDateOnly, istDate, type IstDate } from '../../rules/time/time.ts'
import { ValidationError } from '../../rules/userErrors.ts'
import { announceMove } from '../announce/announceMove.ts'
import { announcePlanMove } from '../announce/announcePlan.ts'
import { BookingNotOpenError } from '../bookingErrors.graphql.ts'
import { lockBooking, takingTime, type LockedBooking } from '../locks.ts'
import { adminStateOf } from '../rights.ts'
import { publishBookingChange } from '../sides.ts'
import { isSession, moveTo } from '../takeTime.ts'
import { checkStart, subjectsOf, type By } from './adminBooking.ts'

/** The same time changes nothing. Throws NotFoundError, BookingNotOpenError, SlotNotOfferedError, SlotTakenError. */
export async function adminMoveBooking(
  app: Pick<App, 'db' | 'clock' | 'config'>,
  by: By,
  { bookingId, startsAt, expectedStartsAt, reason, anyTime }: z.infer<typeof adminMoveSchema>,
): Promise<void> {
  const move = async (tx: Transaction, booking: LockedBooking, now: Date) => {
    const { startsAt: from } = booking
    if (booking.status === 'confirmed' && from?.getTime() === startsAt.getTime()) return
    checkStart(booking, expectedStartsAt)
    const state = adminStateOf(booking, app.config, now)
    const { moveReason } = adminBookingRights(state, now)
    if (moveReason !== null) throw new BookingNotOpenError(moveReason)
    if (!isSession(booking))
      throw new BookingNotOpenError('A package has no time of its own. Change its end date instead.')
    const freeUntil = freeAfterMove(refundRule(refundCaseOf(state), now).until, now)
    await moveTo(tx, booking, { startsAt, by: anyTime ? 'team' : 'mentor', freeUntil }, now)
    const reports = await tx.noShow.deleteMany({ where: { bookingId } })
    const settlesReport = reports.count > 0
    await announceMove(tx, app, { bookingId, from: booking.startsAt, by: 'administrator', reason, settlesReport })
    await record(tx, app, by, {
      action: 'booking.moved',
      subjects: subjectsOf(booking),
      reason,
      before: {
        startsAt: booking.startsAt.toISOString(),
        ...(booking.noShow && { noShow: booking.noShow.answer ?? 'reported' }),
      },
      after: { startsAt: startsAt.toISOString(), ...(booking.noShow && { noShow: null }) },
    })
    await publishBookingChange(tx, booking)
  }
  const isBusy = 'The mentee has another session at this time'
  await takingTime(app, (tx) => lockBooking(tx, { id: bookingId }), move, isBusy)
}

const LONGEST_DAYS = 366

const FOLLOWED = 'These two have another package on some of these days. Only one can run at a time.'

/** The same day again changes nothing. Throws NotFoundError, ValidationError, BookingNotOpenError also for later calls. */
export async function adminMovePlan(
  app: Pick<App, 'db' | 'clock' | 'config'>,
  by: By,
  { bookingId, endDate, expectedEndDate, reason }: z.infer<typeof adminMovePlanSchema>,
): Promise<void> {
  const moved = inTransaction(app.db, async (tx) => {
    const booking = await lockBooking(tx, { id: bookingId })
    const { planSubscriptionId } = booking
    const now = app.clock.now()
    const state = adminStateOf(booking, app.config, now)
    const { moveReason } = adminBookingRights(state, now)
    if (moveReason !== null) throw new BookingNotOpenError(moveReason)
    if (bookingKindOf(booking) !== 'package' || planSubscriptionId === null)
      throw new BookingNotOpenError('This is a session. Give it another time instead.')
    const plan = await tx.planSubscription.findUniqueOrThrow({ where: { id: planSubscriptionId } })
    const before = fromDateOnly(plan.endDate)
    if (before === endDate) return
    if (expectedEndDate && expectedEndDate !== before) {
      const lastDay = formatPastDay(planLastDay(before))
      throw new BookingNotOpenError(`Its last day was changed meanwhile, to ${lastDay}. Nothing was done.`)
    }
    checkEnd(endDate, fromDateOnly(plan.startDate), now)
    await checkCalls(tx, planSubscriptionId, { endDate, now })
    if (await hasAnotherBefore(tx, plan, endDate)) throw new BookingNotOpenError(FOLLOWED)
    await setPlanEnd(tx, plan, endDate, now)
    // Who gets more days has lost nothing.
    const free = endDate < before ? freeAfterMove(refundRule(refundCaseOf(state), now).until, now) : state.freeUntil
    const data = {
      calendarSequence: { increment: 1 },
      freeUntil: free,
      ...(endDate < before && !isPromised(state, now) && { mentorBackAt: null }),
    }
    await tx.booking.update({ where: { id: bookingId }, data })
    const changesRefund = endDate < before && state.callsUsed === 0
    await announcePlanMove(tx, app, { bookingId, before, reason, changesRefund })
    await record(tx, app, by, {
      action: 'plan.moved',
      subjects: subjectsOf(booking),
      reason,
      before: { endDate: before },
      after: { endDate },
    })
    await publishBookingChange(tx, booking)
  })
  try {
    await moved
  } catch (error) {
    if (violates(error, 'plan_subscriptions_one_active')) throw new BookingNotOpenError(FOLLOWED)
    throw error
  }
}

function checkEnd(endDate: IstDate, startDate: IstDate, now: Date): void {
  const today = istDate(now)
  const message =
    endDate < today
      ? 'Choose today or a later day'
      : endDate <= startDate
        ? 'Choose a day after the first day of the package'
        : endDate > addDays(today, LONGEST_DAYS)
          ? 'Choose a day within a year'
          : null
  if (message) throw new ValidationError([{ path: 'endDate', message }])
}

/** A session outside its plan's days could not be moved by its sides. */
async function checkCalls(
  tx: Transaction,
  planSubscriptionId: number,
  { endDate, now }: { endDate: IstDate; now: Date },
): Promise<void> {
  const beyond = await tx.booking.findMany({
    where: {
      planSubscriptionId,
      sessionType: 'plan_call',
      status: 'confirmed',
      startsAt: { gt: now },
      endsAt: { gt: accessEnds(endDate) },
    },
    orderBy: { startsAt: 'asc' },
    select: { startsAt: true },
  })
  if (beyond.length === 0) return
  const times = beyond.flatMap(({ startsAt }) => (startsAt ? [formatWhenFull(startsAt)] : []))
  throw new BookingNotOpenError(
    `Sessions of this package are booked after that day: ${times.join('; ')}. Move or cancel them first.`,
  )
}
