/**
 * Emails about money are true, for every state of a payment and every act on it. The test reads the sums in the emails and
 * compares them with the rows: an email promises what is refunded, and never denies what is on its way, failed or with the bank.
 */
import { expect, test } from 'vitest'
import { adminCancelBooking } from '../bookings/admin/adminBooking.ts'
import { adminMoveBooking } from '../bookings/admin/adminMoves.ts'
import { answerNoShow, reportNoShow } from '../bookings/afterwards/afterSession.graphql.ts'
import { cancelBooking } from '../bookings/change/cancelBooking.graphql.ts'
import { bookingStateOf, RIGHTS } from '../bookings/rights.ts'
import { canCancel } from '../rules/bookings/bookingRights.ts'
import { formatRupees } from '../rules/text/format.ts'
import { istInstant } from '../rules/time/time.ts'
import { UserError } from '../rules/userErrors.ts'
import { bookSession } from '../testing/bookings.ts'
import { makeMentee, makeMentor, makeWorkshop } from '../testing/factories.ts'
import { PARTLY, restOf, WHOLLY, type PaidOnce } from '../testing/money/states.ts'
import { PRICE, START, testTill } from '../testing/till.ts'
import { registerPaid } from '../testing/workshops.ts'
import { resendTicket } from '../workshops/announce/announceTicket.ts'
import { cancelRegistrations, cancelWorkshop } from '../workshops/manage/cancelWorkshop.graphql.ts'
import { adminMoveRegistration } from '../workshops/register/adminRegistrations.ts'
import { cancelWorkshopRegistration } from '../workshops/register/cancelRegistration.ts'
import { bankHas, fitRefunds, moneyPlaces, PLACES } from './moneyPlaces.ts'
import { REFUND_ISSUE, refundIssue } from './needsPerson.ts'
import { isDisputed } from './disputes/openDisputes.ts'

const till = await testTill()
const { app, db, clock } = till
const ADMIN = { id: 1, username: 'asha' }
const TEAM = { type: 'administrator', ...ADMIN, uploader: { type: 'admin', id: 1 } } as const
const reason = 'A reason.'
/** After the session, and in the last day before the workshop. */
const OVER = istInstant('2026-11-28', '12:00')
const LATE = istInstant('2026-12-05', '12:00')

/** What is bought, to act on. */
interface Bought {
  paid: PaidOnce
  payer: string
  /** Where it is a session. */
  bookingId: number
  mentor: { type: 'mentor'; id: Awaited<ReturnType<typeof makeMentor>>['id'] }
  mentee: { type: 'mentee'; id: Awaited<ReturnType<typeof makeMentee>>['id'] }
  /** Where it is a seat. */
  seat: { id: number; code: string; workshopId: number; email: string }
}

type Act = (bought: Bought) => Promise<unknown>
const rowsOf = (id: number) => db.refund.findMany({ where: { paymentId: id }, orderBy: { id: 'asc' } })

const SESSION: Record<string, Act> = {
  'its mentee cancels': async ({ mentee, bookingId }) => await cancelBooking(app, mentee, { bookingId }),
  'our team cancels without a refund': async ({ paid, bookingId }) => {
    const expectedRefundable = await restOf(till, paid)
    await adminCancelBooking(app, ADMIN, { bookingId, refund: 0, expectedRefundable, reason })
  },
  'its mentor missed it': async ({ mentor, mentee, bookingId }) => {
    clock.set(OVER)
    await reportNoShow(app, mentee, { bookingId })
    await answerNoShow(app, mentor, { bookingId, agree: true })
  },
}

const SEAT: Record<string, Act> = {
  'its holder cancels too late': async ({ seat: { code } }) => {
    clock.set(LATE)
    await cancelWorkshopRegistration(app, { code, expectedRefund: 0 })
  },
  'its workshop is cancelled': async ({ seat: { workshopId: id } }) => {
    await cancelWorkshop(app, TEAM, { id, reason })
    await cancelRegistrations(app, id)
  },
}

async function buy(of: 'session' | 'seat'): Promise<Bought> {
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

const NO_SEAT = { id: 0, code: '', workshopId: 0, email: '', razorpayPaymentId: null }

/** What its payer is mailed while it happens; null where the act is refused. */
async function mailed({ payer: toAddress }: Bought, act: () => Promise<unknown>): Promise<string | null> {
  const { _max } = await db.email.aggregate({ _max: { id: true } })
  try {
    await act()
  } catch (error) {
    if (error instanceof UserError) return null
    throw error
  }
  const mails = await db.email.findMany({ where: { toAddress, id: { gt: _max.id ?? 0 } }, orderBy: { id: 'asc' } })
  return mails.map(({ text }) => text).join('\n')
}

/** Sums that a text says will come: `₹399.50 will be refunded`. */
const promised = (text: string): string[] => [
  ...new Set(
    [...text.matchAll(/(₹[\d,.]*\d)(?: for [^.]*?)? (?:will be refunded|can't be refunded while)/g)].map(
      (found) => found[1]!,
    ),
  ),
]

async function factsOf({ paid: { id, providerPaymentId } }: Bought) {
  const refunds = { select: { ...PLACES.refunds.select, ...REFUND_ISSUE } }
  const payment = await db.payment.findUniqueOrThrow({ where: { id }, select: { ...PLACES, refunds } })
  const isStuck = fitRefunds(payment).some((row) => ['refund_refused', 'refund_stuck'].includes(refundIssue(row) ?? ''))
  return {
    ...moneyPlaces(payment),
    ...bankHas(payment),
    isStuck,
    isDisputed: await isDisputed(db, { providerPaymentId }),
  }
}

const cases = [
  ...Object.keys({ ...PARTLY, ...WHOLLY }).flatMap((state) =>
    Object.keys(SESSION).map((act) => ['session', state, act]),
  ),
  ...Object.keys(PARTLY).flatMap((state) => Object.keys(SEAT).map((act) => ['seat', state, act])),
] as ['session' | 'seat', string, string][]

test.each(cases)('of a %s: %s, and %s', async (of, state, act) => {
  const bought = await buy(of)
  await { ...PARTLY, ...WHOLLY }[state]!(till, bought.paid)
  const before = await rowsOf(bought.paid.id)
  const text = await mailed(bought, () => (of === 'session' ? SESSION : SEAT)[act]!(bought))
  expect(text).not.toBeNull()
  const asked = (await rowsOf(bought.paid.id)).filter(({ id }) => !before.some((row) => row.id === id))
  expect(promised(text!)).toEqual(asked.map(({ amount }) => formatRupees(amount)))
  const { kept, onItsWay, refunded, returnedElsewhere, heldByBank, isStuck } = await factsOf(bought)
  if (asked.length > 0) return
  const back = onItsWay + refunded + returnedElsewhere
  if (back > 0 || heldByBank > 0) expect(text).not.toContain('There is no refund.')
  else if (kept === PRICE) expect(text).toContain('There is no refund.')
  if (isStuck) expect(text).toContain('didn’t go through. Our team is looking into it.')
  if (heldByBank > 0) expect(text).toContain('Your bank is holding')
  expect(text!.includes('All of your payment')).toBe(kept === 0 && !isStuck && heldByBank === 0)
  expect(text!.includes('no further refund')).toBe(kept > 0 && kept < PRICE)
})

test.each(Object.keys({ ...PARTLY, ...WHOLLY }))('%s, and a session is moved', async (state) => {
  const bought = await buy('session')
  await { ...PARTLY, ...WHOLLY }[state]!(till, bought.paid)
  const startsAt = istInstant('2026-11-30', '12:00')
  const move = { bookingId: bought.bookingId, startsAt, reason, anyTime: true }
  const text = await mailed(bought, () => adminMoveBooking(app, ADMIN, move))
  // It is not moved once all of its money was returned.
  if (text === null) return expect(await restOf(till, bought.paid)).toBe(0)
  const booking = await db.booking.findUniqueOrThrow({ where: { id: bought.bookingId }, select: RIGHTS })
  const { refund } = canCancel(bookingStateOf(booking, app.config, clock.now()), 'mentee', clock.now())
  expect(text.includes('Full refund if you cancel')).toBe(refund!.amount > 0)
  expect(/\(a dispute\)/.test(text)).toBe((await factsOf(bought)).isDisputed)
})

test.each(Object.keys(PARTLY))('%s, and a seat is moved or its ticket mailed again', async (state) => {
  const bought = await buy('seat')
  await PARTLY[state]!(till, bought.paid)
  const { id: registrationId, workshopId, email } = bought.seat
  const { id: other } = await makeWorkshop(db, { date: '2026-12-10' })
  const moved = await mailed(bought, () =>
    adminMoveRegistration(app, ADMIN, { registrationId, workshopId: other, reason }),
  )
  clock.set(START)
  const again = await mailed(bought, () =>
    resendTicket(app, { requestId: `again-${registrationId}`, workshopId: other, email }),
  )
  expect(workshopId).not.toBe(other)
  const rest = await restOf(till, bought.paid)
  for (const text of [moved, again]) {
    const sums = [...text!.matchAll(/get (₹[\d,.]*\d) back/g)].map((found) => found[1])
    if (/for a full refund/.test(text!)) expect(rest).toBe(PRICE)
    else expect(sums).toEqual(rest > 0 ? [formatRupees(rest)] : [])
    expect(/\(a dispute\)/.test(text!)).toBe((await factsOf(bought)).isDisputed)
  }
})
