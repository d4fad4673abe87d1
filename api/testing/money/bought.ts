/** Something that is paid for, what its sides do with it, and where its money is then: mails and pages are compared with that. */
import { adminCancelBooking } from '../../bookings/admin/adminBooking.ts'
import { decideNoShow } from '../../bookings/admin/adminDecisions.ts'
import { answerNoShow, reportNoShow } from '../../bookings/afterwards/afterSession.graphql.ts'
import { cancelBooking } from '../../bookings/change/cancelBooking.graphql.ts'
import { isDisputed } from '../../payments/disputes/openDisputes.ts'
import { bankHas, fitRefunds, moneyPlaces, PLACES } from '../../payments/moneyPlaces.ts'
import { REFUND_ISSUE, refundIssue } from '../../payments/needsPerson.ts'
import type { Prisma } from '../../generated/prisma/client.ts'
import { istInstant } from '../../rules/time/time.ts'
import { cancelRegistrations, cancelWorkshop } from '../../workshops/manage/cancelWorkshop.graphql.ts'
import { adminCancelRegistration } from '../../workshops/register/adminRegistrations.ts'
import { cancelWorkshopRegistration } from '../../workshops/register/cancelRegistration.ts'
import { bookSession } from '../bookings.ts'
import { makeMentee, makeMentor, makeWorkshop } from '../factories.ts'
import { PRICE } from '../till.ts'
import { registerPaid } from '../workshops.ts'
import { restOf, type PaidOnce } from './states.ts'
import type { Till } from './world.ts'

const ADMIN = { id: 1, username: 'asha' }
const TEAM = { type: 'administrator', ...ADMIN, uploader: { type: 'admin', id: 1 } } as const
const reason = 'A reason.'
/** After the session, and in the last day before the workshop. */
const OVER = istInstant('2026-11-28', '12:00')
const LATE = istInstant('2026-12-05', '12:00')

export interface Bought {
  paid: PaidOnce
  /** Email address. */
  payer: string
  /** Where it is a session. */
  bookingId: number
  mentor: { type: 'mentor'; id: Awaited<ReturnType<typeof makeMentor>>['id'] }
  mentee: { type: 'mentee'; id: Awaited<ReturnType<typeof makeMentee>>['id'] }
  /** Where it is a seat. */
  seat: { id: number; code: string; workshopId: number; email: string }
}

const NO_SEAT = { id: 0, code: '', workshopId: 0, email: '', razorpayPaymentId: null }

export async function buy(till: Till, of: 'session' | 'seat'): Promise<Bought> {
  const { db } = till
  await till.calm()
  await db.rateLimit.deleteMany()
  const mentor = await makeMentor(db)
  const mentee = await makeMentee(db)
  const pair = { mentorId: mentor.id, menteeId: mentee.id }
  const startsAt = istInstant('2026-11-28', '10:30')
  const bookingId = of === 'session' ? await bookSession(till, { ...pair, startsAt }) : 0
  const seat = of === 'seat' ? await registerPaid(till, (await makeWorkshop(db, { price: PRICE })).id) : NO_SEAT
  const providerPaymentId = bookingId ? (await till.booking(bookingId)).paymentId! : seat.razorpayPaymentId!
  const { id, amount } = await db.payment.findUniqueOrThrow({ where: { providerPaymentId } })
  return {
    paid: { id, providerPaymentId, amount },
    payer: bookingId ? mentee.email : seat.email,
    bookingId,
    mentor: { type: 'mentor', id: mentor.id },
    mentee: { type: 'mentee', id: mentee.id },
    seat,
  }
}

type Act = (till: Till, bought: Bought) => Promise<unknown>

export const SESSION: Record<string, Act> = {
  'its mentee cancels': async ({ app }, { mentee, bookingId }) => await cancelBooking(app, mentee, { bookingId }),
  'our team cancels without a refund': async (till, { paid, bookingId }) => {
    const expectedRefundable = await restOf(till, paid)
    await adminCancelBooking(till.app, ADMIN, { bookingId, refund: 0, expectedRefundable, reason })
  },
  'our team cancels with a part': async (till, { paid, bookingId }) => {
    const expectedRefundable = await restOf(till, paid)
    const refund = Math.min(expectedRefundable, 10_000)
    await adminCancelBooking(till.app, ADMIN, { bookingId, refund, expectedRefundable, reason })
  },
  'our team finds that its mentor missed it': async (till, { paid, mentee, bookingId }) => {
    till.clock.set(OVER)
    await reportNoShow(till.app, mentee, { bookingId })
    const refund = await restOf(till, paid)
    const decision = { finding: 'mentor_missed', refund, expectedRefundable: refund, reason } as const
    await decideNoShow(till.app, ADMIN, { bookingId, ...decision })
  },
  'its mentor cancels': async ({ app }, { mentor, bookingId }) => await cancelBooking(app, mentor, { bookingId }),
  'its mentor missed it': async ({ app, clock }, { mentor, mentee, bookingId }) => {
    clock.set(OVER)
    await reportNoShow(app, mentee, { bookingId })
    await answerNoShow(app, mentor, { bookingId, agree: true })
  },
}

export const SEAT: Record<string, Act> = {
  'its holder cancels': async (till, { paid, seat: { code } }) =>
    await cancelWorkshopRegistration(till.app, { code, expectedRefund: await restOf(till, paid) }),
  'its holder cancels too late': async ({ app, clock }, { seat: { code } }) => {
    clock.set(LATE)
    await cancelWorkshopRegistration(app, { code, expectedRefund: 0 })
  },
  'our team cancels without a refund': async (till, { paid, seat: { id: registrationId } }) => {
    const expectedRefundable = await restOf(till, paid)
    await adminCancelRegistration(till.app, ADMIN, { registrationId, refund: 0, expectedRefundable, reason })
  },
  'our team cancels with a part': async (till, { paid, seat: { id: registrationId } }) => {
    const expectedRefundable = await restOf(till, paid)
    const refund = Math.min(expectedRefundable, 10_000)
    await adminCancelRegistration(till.app, ADMIN, { registrationId, refund, expectedRefundable, reason })
  },
  'its workshop is cancelled': async ({ app }, { seat: { workshopId: id } }) => {
    await cancelWorkshop(app, TEAM, { id, reason })
    await cancelRegistrations(app, id)
  },
}

const GIVEN_BACK = { status: { in: ['won', 'closed'] } } satisfies Prisma.DisputeWhereInput

/** Where the money is. */
export async function factsOf({ db }: Till, { paid: { id, providerPaymentId } }: Bought) {
  const refunds = { select: { id: true, ...PLACES.refunds.select, ...REFUND_ISSUE } }
  const payment = await db.payment.findUniqueOrThrow({ where: { id }, select: { ...PLACES, refunds } })
  const isStuck = fitRefunds(payment).some((row) => ['refund_refused', 'refund_stuck'].includes(refundIssue(row) ?? ''))
  return {
    ...moneyPlaces(payment),
    ...bankHas(payment),
    isStuck,
    isDisputed: await isDisputed(db, { providerPaymentId }),
    /** The bank gave money back, and our team has not decided about it. */
    isUndecided: (await db.dispute.count({ where: { paymentId: id, resolvedAt: null, ...GIVEN_BACK } })) > 0,
  }
}
