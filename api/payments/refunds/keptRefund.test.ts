/** A refund failed and our team keeps its money: who was told of the refund hears what holds now. */
import { beforeEach, expect, test } from 'vitest'
import { cancelBooking } from '../../bookings/change/cancelBooking.graphql.ts'
import { askAgain, decide, reopen } from '../../orders/refundActs.graphql.ts'
import { refundPayment } from '../../orders/refundPayment.graphql.ts'
import { istInstant } from '../../rules/time/time.ts'
import { typed } from '../../graphql/typed.ts'
import { bookSession } from '../../testing/bookings.ts'
import { asGuest, asMentee } from '../../testing/client.ts'
import { makeMentee, makeMentor, makeWorkshop } from '../../testing/factories.ts'
import { runDueJobs, taskHandlers } from '../../testing/jobs.ts'
import { PRICE, testTill } from '../../testing/till.ts'
import { registerPaid } from '../../testing/workshops.ts'
import { executeRefund } from './executeRefund.ts'

const till = await testTill()
const { app, db, clock, provider } = till
const ADMIN = { id: 1, username: 'asha' }
const reason = 'The payer could not be reached.'

let mentor: Awaited<ReturnType<typeof makeMentor>>
let mentee: Awaited<ReturnType<typeof makeMentee>>

beforeEach(async () => {
  await till.calm()
  mentor = await makeMentor(db, { name: 'Asha Rao' })
  mentee = await makeMentee(db, { name: 'Ravi Jain' })
})

async function booked() {
  const pair = { mentorId: mentor.id, menteeId: mentee.id }
  const bookingId = await bookSession(till, { ...pair, startsAt: istInstant('2026-11-28', '10:30') })
  const { id: paymentId } = await db.payment.findFirstOrThrow({ where: { order: { bookingId } } })
  return { bookingId, paymentId }
}

/** Its only refund is sent, and the bank refuses it. */
async function failed(paymentId: number): Promise<number> {
  const { id } = await db.refund.findFirstOrThrow({ where: { paymentId } })
  await executeRefund(app, id)
  const { providerRefundId } = await db.refund.findUniqueOrThrow({ where: { id } })
  await provider.settleRefund(providerRefundId!, 'failed')
  await till.deliver()
  return id
}

const keep = (refundId: number) =>
  decide(app, ADMIN, { refundId, kind: 'not_returned', note: reason, returnedOn: null })
const decisions = ({ email }: { email: string }) =>
  db.email.findMany({ where: { kind: 'refund-decision', toAddress: email }, orderBy: { id: 'asc' } })
const lastTo = async (person: { email: string }) => (await decisions(person)).at(-1)?.text

test('of a session that was to be decided about, both hear that it stays and is paid', async () => {
  const { paymentId } = await booked()
  await refundPayment(app, ADMIN, { paymentId, amount: PRICE, expectedRefundable: PRICE, reason, cancel: false })
  await keep(await failed(paymentId))
  expect(await lastTo(mentee)).toContain('Your booking stays.')
  const text = await lastTo(mentor)
  expect(text).toContain("₹799 of Ravi Jain's payment for the session on Sat 28 Nov, 10:30 am IST was not returned")
  expect(text).toContain('It counts in your earnings again. The booking stays in your calendar.')
})

test('of a session that was cancelled, its mentor hears that they earn from it after all, and once it is open again', async () => {
  const { bookingId, paymentId } = await booked()
  await cancelBooking(app, { type: 'mentee', id: mentee.id }, { bookingId })
  const refundId = await failed(paymentId)
  await keep(refundId)
  const kept = await lastTo(mentor)
  expect(kept).toContain('It counts in your earnings again.')
  expect(kept).not.toContain('calendar')
  expect(await lastTo(mentee)).not.toContain('booking stays')
  clock.advance(1)
  await reopen(app, ADMIN, refundId)
  expect(await lastTo(mentor)).toContain('It does not count in your earnings until we have decided.')
})

test('a decision that is taken back, and the refund made again: both who heard of it hear that, once', async () => {
  const { paymentId } = await booked()
  await refundPayment(app, ADMIN, { paymentId, amount: PRICE, expectedRefundable: PRICE, reason, cancel: false })
  const refundId = await failed(paymentId)
  await keep(refundId)
  clock.advance(1)
  await reopen(app, ADMIN, refundId)
  clock.advance(1)
  await askAgain(app, ADMIN, refundId)
  const toMentee = await lastTo(mentee)
  expect(toMentee).toContain('₹799 for the session on Sat 28 Nov, 10:30 am IST will be refunded to the account')
  expect(toMentee).toContain('It stays booked for now.')
  const toMentor = await lastTo(mentor)
  expect(toMentor).toContain('is returned. It does not count in your earnings.')
  expect(toMentor).toContain('The booking stays in your calendar for now.')
  await runDueJobs(app, taskHandlers(app))
  const sent = { kind: 'refund-decision', dedupeKey: { contains: ':retried:' } } as const
  expect(await db.email.findMany({ where: sent })).toMatchObject([{ status: 'kept' }, { status: 'kept' }])
  // What is stuck then and tried once more is no news.
  const { id } = await db.refund.findFirstOrThrow({ where: { paymentId }, orderBy: { id: 'desc' } })
  await db.refund.update({ where: { id }, data: { nextTryAt: null } })
  await askAgain(app, ADMIN, id)
  expect(await db.email.count({ where: sent })).toBe(2)
})

test('a decision that it was returned another way changes no earnings, so its mentor is not told', async () => {
  const { bookingId, paymentId } = await booked()
  await cancelBooking(app, { type: 'mentee', id: mentee.id }, { bookingId })
  const refundId = await failed(paymentId)
  await decide(app, ADMIN, { refundId, kind: 'returned_elsewhere', note: reason, returnedOn: '2026-11-21' })
  clock.advance(1)
  await reopen(app, ADMIN, refundId)
  expect(await decisions(mentor)).toEqual([])
  expect(await decisions(mentee)).toHaveLength(2)
})

test('but a mentor who heard that our team decides again hears that it was returned', async () => {
  const { bookingId, paymentId } = await booked()
  await cancelBooking(app, { type: 'mentee', id: mentee.id }, { bookingId })
  const refundId = await failed(paymentId)
  await keep(refundId)
  clock.advance(1)
  await reopen(app, ADMIN, refundId)
  clock.advance(1)
  await decide(app, ADMIN, { refundId, kind: 'returned_elsewhere', note: reason, returnedOn: '2026-11-21' })
  expect(await lastTo(mentor)).toMatch(/Our team has decided again: ₹799 of .+ is returned\. It does not count/)
})

const PAYMENTS = typed(`query { viewer { payments(first: 1) { edges { node { refunds { amount state } } } } } }`)
const TICKET = typed(`query ($code: String!) { workshopTicket(code: $code) { refunds { amount state } } }`)
const NOT_RETURNED = { amount: PRICE, state: 'NOT_RETURNED' }
const ON_ITS_WAY = { amount: PRICE, state: 'ON_ITS_WAY' }

test('once it is refunded after all, the list of payments no longer says that it will not be', async () => {
  const { bookingId, paymentId } = await booked()
  const refunds = async () =>
    (await asMentee(app, mentee.id).run(PAYMENTS)).data.viewer!.payments.edges.flatMap(({ node }) => node.refunds)
  await refundPayment(app, ADMIN, { paymentId, amount: PRICE, expectedRefundable: PRICE, reason, cancel: false })
  await keep(await failed(paymentId))
  expect(await refunds()).toEqual([NOT_RETURNED])
  clock.advance(1)
  await cancelBooking(app, { type: 'mentor', id: mentor.id }, { bookingId })
  expect(await refunds()).toEqual([ON_ITS_WAY])
})

test('nor does a ticket; of a part that is refunded after all, neither', async () => {
  const { id: workshopId } = await makeWorkshop(db, { price: PRICE })
  const { code, razorpayPaymentId: providerPaymentId } = await registerPaid(till, workshopId)
  const { id: paymentId } = await db.payment.findUniqueOrThrow({ where: { providerPaymentId: providerPaymentId! } })
  const refunds = async () => (await asGuest(app).run(TICKET, { code })).data.workshopTicket!.refunds
  const give = (amount: number) =>
    refundPayment(app, ADMIN, { paymentId, amount, expectedRefundable: PRICE, reason, cancel: false })
  const part = 30_000
  await give(part)
  await keep(await failed(paymentId))
  expect(await refunds()).toEqual([{ ...NOT_RETURNED, amount: part }])
  clock.advance(1)
  await give(part)
  expect(await refunds()).toEqual([{ ...ON_ITS_WAY, amount: part }])
})
