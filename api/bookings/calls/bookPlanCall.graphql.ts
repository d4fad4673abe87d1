import type { App } from '../../app.ts'
import type { Transaction } from '../../database/client.ts'
import { databaseRateLimiter } from '../../database/rateLimiter.ts'
import { mutation } from '../../graphql/mutation.ts'
import { menteeOf, type MenteeId } from '../../graphql/identity.ts'
import { rowNow } from '../../graphql/rowNow.ts'
import { canBookCall } from '../../rules/bookings/planRights.ts'
import { planCallSchema, type PlanCall } from '../../rules/inputs/bookingChanges.ts'
import { dateOnly, istDate } from '../../rules/time/time.ts'
import { NotFoundError } from '../../rules/userErrors.ts'
import { announceCall } from '../announce/announcePlan.ts'
import { scheduleReminders } from '../announce/reminders.ts'
import { BookingNotOpenError, TAKE_TIME_ERRORS } from '../bookingErrors.graphql.ts'
import { keepPromise } from '../hold/promise.ts'
import { lockBoth, takingTime } from '../locks.ts'
import { meetingRoom } from '../meeting.ts'
import { PLAN_RIGHTS, planStateOf } from '../rights.ts'
import { publishBookingChange } from '../sides.ts'
import { takeTime } from '../takeTime.ts'

mutation('bookPlanCall', {
  description:
    'Books a session that a running plan of the viewer includes, at no further charge. Whether one is left is `Plan.viewerCanBookCall`.',
  authScopes: { mentee: true },
  errors: [...TAKE_TIME_ERRORS, BookingNotOpenError],
  input: {
    description: 'One of the sessions that a plan includes.',
    argument: 'Plan, slot and agenda.',
    fields: (t) => ({
      planId: t.int({ description: 'Numeric id of the plan, `planSubscriptionId` over REST.' }),
      startsAt: t.field({ type: 'DateTime', description: 'Start of a free slot of its mentor, within the plan.' }),
      agenda: t.string({ description: 'What it is to be about; at least 10 characters.' }),
      menteeGoalsId: t.int({ required: false, description: 'Numeric id of goals that were set for this mentor.' }),
    }),
    schema: planCallSchema,
  },
  resolve: async (context, input) => ({
    bookingId: await bookPlanCall(context, menteeOf(context), input),
    planId: input.planId,
  }),
  payload: {
    description: 'The session is booked.',
    fields: (t) => ({
      booking: rowNow(t, 'Booking', 'bookingId', 'The session.'),
      plan: rowNow(t, 'PlanSubscription', 'planId', 'The plan, with one session less.'),
    }),
  },
})

/** Of one plan: each is a mail to both sides, and a call given back can be taken again. */
const CALLS = { max: 10, windowSeconds: 24 * 60 * 60 }

/**
 * Answers the booking's id, for the same time again that of the same call. When it throws, no call was used. Throws
 * NotFoundError, BookingNotOpenError, SlotNotOfferedError, SlotTakenError, MentorBusyError, RateLimitedError.
 */
export async function bookPlanCall(
  app: Pick<App, 'db' | 'clock' | 'config'>,
  menteeId: MenteeId,
  { planId, startsAt, agenda, menteeGoalsId }: PlanCall,
): Promise<number> {
  const lock = async (tx: Transaction) => {
    const plan = await tx.planSubscription.findFirst({ where: { id: planId, menteeId } })
    if (!plan) throw new NotFoundError('Package not found')
    await lockBoth(tx, menteeId, plan.mentorId)
    // An administrator may have moved its end while this waited.
    return await tx.planSubscription.findUniqueOrThrow({ where: { id: planId } })
  }
  return await takingTime(app, lock, async (tx, plan, now) => {
    const { mentorId } = plan
    const taken = {
      planSubscriptionId: planId,
      menteeId,
      sessionType: 'plan_call',
      status: 'confirmed',
      startsAt,
    } as const
    const same = await tx.booking.findFirst({ where: taken, select: { id: true } })
    if (same) return same.id
    if (menteeGoalsId && (await tx.menteeGoals.count({ where: { id: menteeGoalsId, menteeId, mentorId } })) === 0)
      throw new NotFoundError('Goals not found')
    await takeCall(tx, planId, now)
    const place = await takeTime(tx, { mentorId, menteeId, startsAt, plan, by: 'mentee' }, now)
    const sessionType = await tx.sessionType.findUnique({ where: { name: 'Plan call' } })
    const { id } = await tx.booking.create({
      data: {
        ...taken,
        ...place,
        mentorId,
        sessionTypeId: sessionType?.id ?? null,
        menteeGoalsId: menteeGoalsId ?? null,
        agenda,
        packageType: 'advanced',
        // It is paid with the plan.
        paymentStatus: 'completed',
        meetingLink: meetingRoom(app.config),
        confirmedAt: now,
        createdAt: now,
      },
      select: { id: true },
    })
    await databaseRateLimiter(tx, app.clock, app.config.rateLimitFactor).take(`call:${planId}`, CALLS)
    await scheduleReminders(tx, { id, startsAt }, now)
    await announceCall(tx, app, id)
    await publishBookingChange(tx, { id, mentorId, menteeId })
    await keepPromise(tx, { id, mentorId, menteeId, startsAt })
    return id
  })
}

/** Uses one call by one conditional write; says why when there is none to be used. */
async function takeCall(tx: Transaction, planId: number, now: Date): Promise<void> {
  const right = async () => {
    const plan = await tx.planSubscription.findUniqueOrThrow({ where: { id: planId }, select: PLAN_RIGHTS })
    return canBookCall(planStateOf(plan), now)
  }
  const before = await right()
  if (!before.allowed) throw new BookingNotOpenError(before.reason)
  const { count } = await tx.planSubscription.updateMany({
    where: { id: planId, status: 'active', callsRemaining: { gt: 0 }, endDate: { gt: dateOnly(istDate(now)) } },
    data: { callsRemaining: { decrement: 1 }, callsUsed: { increment: 1 } },
  })
  // The plan has been cancelled meanwhile, or its last call booked.
  if (count === 0) throw new BookingNotOpenError((await right()).reason)
}
