/** Stars that cost nothing: for a session that the mentor missed, or whose payment went back later. */
import { beforeEach, expect, test } from 'vitest'
import { answerNoShow, reportNoShow } from '../bookings/afterwards/afterSession.graphql.ts'
import { inTransaction } from '../database/transaction.ts'
import type { Email } from '../generated/prisma/client.ts'
import { refundPayment } from '../orders/refundPayment.graphql.ts'
import { istInstant } from '../rules/time/time.ts'
import { ValidationError } from '../rules/userErrors.ts'
import { bookSession } from '../testing/bookings.ts'
import { makeMentor } from '../testing/factories.ts'
import { menteeAccount } from '../testing/people.ts'
import { PRICE, testTill } from '../testing/till.ts'
import { reportReturned } from '../bookings/afterwards/reportReturnedReview.ts'
import { reviewMails } from './reviews.mails.ts'
import { editReview, writeReview } from './writeReview.graphql.ts'

const till = await testTill()
const { app, db, clock } = till
const WORDS = { stars: 5, tags: [], body: '', outcomeScore: null }

let mentor: Awaited<ReturnType<typeof makeMentor>>
let mentee: Awaited<ReturnType<typeof menteeAccount>>
let bookingId: number

beforeEach(async () => {
  await till.calm()
  mentor = await makeMentor(db)
  mentee = await menteeAccount(db)
  const startsAt = istInstant('2026-11-28', '10:30')
  bookingId = await bookSession(till, { mentorId: mentor.id, menteeId: mentee.id, startsAt })
  clock.set(istInstant('2026-11-28', '11:15'))
})

const write = (words: object) => writeReview(app, mentee.id, { bookingId, ...WORDS, ...words })
const review = () => db.review.findUniqueOrThrow({ where: { bookingId } })
const edit = async (words: object) => editReview(app, mentee.id, { reviewId: (await review()).id, ...WORDS, ...words })
const stands = async () => {
  const { rating, reviewCount } = await db.mentor.findUniqueOrThrow({ where: { id: mentor.id } })
  return [rating.toNumber(), reviewCount]
}

test('a mentor who did not come can be reviewed, although all went back', async () => {
  await reportNoShow(app, { type: 'mentee', id: mentee.id }, { bookingId })
  await answerNoShow(app, { type: 'mentor', id: mentor.id }, { bookingId, agree: true })
  // It cost nothing: praise for it could be had again and again.
  for (const praise of [{ stars: 3 }, { stars: 2, tags: ['well_prepared'] }, { stars: 1, outcomeScore: 5 }])
    await expect(write(praise)).rejects.toBeInstanceOf(ValidationError)
  await write({ stars: 2 })
  await expect(edit({ stars: 5 })).rejects.toBeInstanceOf(ValidationError)
  await edit({ stars: 1 })
  expect(await stands()).toEqual([1, 1])
})

test('our team looks, once, at a review whose payment is returned later; it counts until then', async () => {
  await write({ stars: 1 })
  const [payment] = await db.payment.findMany({ where: { order: { bookingId } } })
  const refund = { paymentId: payment!.id, amount: PRICE / 2, reason: 'It was cut short.' }
  await refundPayment(app, { id: 1, username: 'admin' }, { ...refund, expectedRefundable: PRICE })
  expect(await db.reviewReport.count()).toBe(0)
  await refundPayment(app, { id: 1, username: 'admin' }, { ...refund, expectedRefundable: PRICE / 2 })
  const report = { reviewId: (await review()).id, reporterType: null, resolvedAt: null }
  expect(await db.reviewReport.findMany()).toEqual([expect.objectContaining(report)])
  await inTransaction(db, (tx) => reportReturned(tx, app, bookingId))
  expect([await db.reviewReport.count(), await stands()]).toEqual([1, [1, 1]])
})

test('nobody is mailed about a session that went back, or is said to be missed, meanwhile', async () => {
  const isWaiting = () => reviewMails[0]!.isStillTrue(db, { dedupeKey: `booking:${bookingId}` } as Email, clock.now())
  expect(await isWaiting()).toBe(true)
  await reportNoShow(app, { type: 'mentee', id: mentee.id }, { bookingId })
  expect(await isWaiting()).toBe(false)
  await db.noShow.deleteMany()
  await db.booking.update({ where: { id: bookingId }, data: { paymentStatus: 'refunded' } })
  expect(await isWaiting()).toBe(false)
})
