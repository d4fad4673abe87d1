import { beforeEach, describe, expect, test } from 'vitest'
import { PaymentProviderUnavailableError } from '../provider/errors.ts'
import { PaymentPendingError, PaymentVerificationError, SlotLostError } from '../payments/paymentErrors.graphql.ts'
import { settlePayment } from '../payments/settle/settlePayment.ts'
import { verifyBookingPayment, createBookingOrder } from './checkout/bookingOrder.graphql.ts'
import type { MenteeId } from '../graphql/identity.ts'
import { istInstant } from '../rules/time/time.ts'
import { NotFoundError } from '../rules/userErrors.ts'
import { testApp } from '../testing/app.ts'
import { makeMentee, makeMentor } from '../testing/factories.ts'
import { KEYS } from '../testing/provider.ts'
import {
  AmountMismatchError,
  MentorBusyError,
  PlanActiveError,
  SlotNotOfferedError,
  SlotTakenError,
} from './bookingErrors.graphql.ts'
import { takeHold } from './hold/holds.ts'

const tested = await testApp({ config: { meetingBaseUrl: 'https://meet.test.example' } })
const { db, clock, provider } = tested
const app = { ...tested.app, clock }
const agenda = 'Storey drift fails in the Y direction.'
const ten = istInstant('2026-11-28', '10:30')

let mentor: Awaited<ReturnType<typeof makeMentor>>
let mentee: Awaited<ReturnType<typeof makeMentee>>

beforeEach(async () => {
  clock.set('2026-11-21T04:30:00Z')
  await provider.chaos()
  provider.calls.length = 0
  mentor = await makeMentor(db)
  mentee = await makeMentee(db)
})

const starter = (startsAt = ten, mentorId = mentor.id) => ({
  mentorId,
  packageType: 'starter' as const,
  startsAt,
  agenda,
})
const hold = async (menteeId: MenteeId, startsAt = ten, mentorId = mentor.id) => {
  const { id } = await takeHold(app, { menteeId, mentorId, wanted: { packageType: 'starter', startsAt } })
  return await db.booking.findUniqueOrThrow({ where: { id } })
}
const statusOf = async (id: number) => (await db.booking.findUniqueOrThrow({ where: { id } })).status

describe('holding a slot', () => {
  test('keeps it for the hold minutes, and answers the same hold again', async () => {
    const first = await hold(mentee.id)
    expect(first).toMatchObject({ status: 'pending', selectedTimeSlot: '2026-11-28 10:30', duration: 45 })
    expect(first.holdExpiresAt!.getTime() - app.clock.now().getTime()).toBe(15 * 60_000)
    expect((await hold(mentee.id)).id).toBe(first.id)
  })

  test('moves with the next choice, also to another mentor', async () => {
    const first = await hold(mentee.id)
    const other = await makeMentor(db)
    const second = await hold(mentee.id, ten, other.id)
    expect(await statusOf(first.id)).toBe('expired')
    expect(second.status).toBe('pending')
    expect(await db.booking.count({ where: { menteeId: mentee.id, status: 'pending' } })).toBe(1)
  })

  test('is refused while somebody else holds it, and free the moment that hold runs out', async () => {
    const other = await makeMentee(db)
    const first = await hold(other.id)
    await expect(hold(mentee.id)).rejects.toThrow(SlotTakenError)
    app.clock.advance(15 * 60_000)
    expect((await hold(mentee.id)).status).toBe('pending')
    expect(await statusOf(first.id)).toBe('expired')
  })

  test.each([
    ['off the grid', istInstant('2026-11-28', '10:00')],
    ['overrunning the window', istInstant('2026-11-28', '17:45')],
    ['past', istInstant('2026-11-20', '10:30')],
    ['less than an hour ahead', istInstant('2026-11-21', '10:30')],
    ['beyond 30 days', istInstant('2026-12-22', '10:30')],
  ])('refuses a time that is %s', async (_what, startsAt) => {
    await expect(hold(mentee.id, startsAt)).rejects.toThrow(SlotNotOfferedError)
  })

  test('refuses a busy mentor and one that is not public', async () => {
    await db.mentor.update({ where: { id: mentor.id }, data: { available: false } })
    await expect(hold(mentee.id)).rejects.toThrow(MentorBusyError)
    await db.mentor.update({ where: { id: mentor.id }, data: { status: 'pending_review' } })
    await expect(hold(mentee.id)).rejects.toThrow(NotFoundError)
  })
})

describe('ordering', () => {
  test('decides price and split itself and uses the hold', async () => {
    const held = await hold(mentee.id)
    const checkout = await createBookingOrder(app, mentee.id, starter())
    expect(checkout).toMatchObject({ bookingId: held.id, amount: 79_900, currency: 'INR', keyId: KEYS.keyId })
    const { sessionTypeRow } = await db.booking.findUniqueOrThrow({
      where: { id: held.id },
      select: { sessionTypeRow: { select: { name: true } } },
    })
    expect(sessionTypeRow?.name).toBe('Starter')
    expect(await db.paymentOrder.findUniqueOrThrow({ where: { providerOrderId: checkout.orderId } })).toMatchObject({
      amount: 79_900,
      platformFee: 15_980,
      mentorEarning: 63_920,
      status: 'created',
    })
    expect(await db.booking.findUniqueOrThrow({ where: { id: held.id } })).toMatchObject({
      agenda,
      orderId: checkout.orderId,
    })
  })

  test('answers the same order again, also to twenty calls at once', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => createBookingOrder(app, mentee.id, starter())))
    expect(new Set(answers.map(({ orderId }) => orderId)).size).toBe(1)
    expect(await db.paymentOrder.count({ where: { menteeId: mentee.id } })).toBe(1)
  })

  test('takes another price from nobody', async () => {
    await expect(createBookingOrder(app, mentee.id, { ...starter(), amount: 100 })).rejects.toThrow(AmountMismatchError)
    expect(await db.booking.count({ where: { menteeId: mentee.id } })).toBe(0)
    expect((await createBookingOrder(app, mentee.id, { ...starter(), amount: 79_900 })).amount).toBe(79_900)
  })

  test('falls back to 300 and 3000 rupees without a rate', async () => {
    const free = await makeMentor(db, { starterPackageRate: 0, advancedPackageRate: 0 })
    expect((await createBookingOrder(app, mentee.id, starter(ten, free.id))).amount).toBe(30_000)
    expect(
      (
        await createBookingOrder(app, mentee.id, {
          mentorId: free.id,
          packageType: 'advanced',
          startDate: '2026-11-25',
          agenda,
        })
      ).amount,
    ).toBe(300_000)
  })

  test('holds nothing while the provider is away', async () => {
    await provider.chaos({ away: true })
    await expect(createBookingOrder(app, mentee.id, starter())).rejects.toThrow(PaymentProviderUnavailableError)
    expect(await db.booking.count({ where: { menteeId: mentee.id, status: 'pending' } })).toBe(0)
    await provider.chaos()
    expect((await createBookingOrder(app, (await makeMentee(db)).id, starter())).amount).toBe(79_900)
  })

  test('refuses a start date outside today to 30 days ahead', async () => {
    for (const startDate of ['2026-11-20', '2026-12-22']) {
      await expect(
        createBookingOrder(app, mentee.id, { mentorId: mentor.id, packageType: 'advanced', startDate, agenda }),
      ).rejects.toThrow(SlotNotOfferedError)
    }
  })
})

describe('paying', () => {
  async function order(menteeId = mentee.id) {
    return await createBookingOrder(app, menteeId, starter())
  }

  test('confirms once, with one notification and one mail a side', async () => {
    const { orderId, bookingId } = await order()
    const proof = await provider.pay(orderId)
    const ids = await Promise.all([
      ...Array.from({ length: 10 }, () => verifyBookingPayment(app, mentee.id, proof)),
      ...Array.from({ length: 10 }, async () => {
        const settlement = await settlePayment(app, orderId)
        return settlement.outcome === 'confirmed' ? settlement.purchaseId : settlement
      }),
    ])
    expect(new Set(ids)).toEqual(new Set([bookingId]))
    const booking = await db.booking.findUniqueOrThrow({ where: { id: bookingId } })
    expect(booking).toMatchObject({
      status: 'confirmed',
      paymentStatus: 'completed',
      paymentId: proof.paymentId,
      holdExpiresAt: null,
    })
    expect(booking.meetingLink).toMatch(/^https:\/\/meet\.test\.example\/plumbline-[\w-]{24}$/)
    expect(await db.payment.findMany({ where: { orderId: { gt: 0 }, menteeId: mentee.id } })).toMatchObject([
      { amount: 79_900, platformFee: 15_980, mentorEarning: 63_920, status: 'captured' },
    ])
    expect(
      await db.notification.findMany({
        where: {
          OR: [
            { userType: 'mentee', userId: mentee.id },
            { userType: 'mentor', userId: mentor.id },
          ],
        },
        orderBy: { userType: 'asc' },
      }),
    ).toMatchObject([{ type: 'booking' }, { type: 'booking' }])
    const mails = await db.email.findMany({ where: { toAddress: { in: [mentee.email, mentor.email] } } })
    expect(mails).toHaveLength(2)
    for (const mail of mails) {
      expect(mail.text).toContain('Sat 28 Nov, 10:30 am IST')
      expect(mail.ics).toContain(`UID:booking-${bookingId}@localhost`)
      expect(mail.ics).toContain('DTSTART:20261128T050000Z')
    }
  })

  test('believes a signature only for the pair it was made for', async () => {
    const { orderId } = await order()
    const proof = await provider.pay(orderId)
    await expect(
      verifyBookingPayment(app, mentee.id, { ...proof, signature: `${proof.signature.slice(0, -1)}0x` }),
    ).rejects.toThrow(PaymentVerificationError)
    await expect(verifyBookingPayment(app, (await makeMentee(db)).id, proof)).rejects.toThrow(NotFoundError)
  })

  test('never calls an unknown outcome a failure', async () => {
    const { orderId, bookingId } = await order()
    const proof = await provider.pay(orderId, { status: 'created' })
    await expect(verifyBookingPayment(app, mentee.id, proof)).rejects.toThrow(PaymentPendingError)
    await provider.chaos({ away: true })
    await expect(verifyBookingPayment(app, mentee.id, proof)).rejects.toThrow(PaymentPendingError)
    expect(await statusOf(bookingId)).toBe('pending')
  })

  test('captures what was only authorised', async () => {
    const { orderId, bookingId } = await order()
    expect(await verifyBookingPayment(app, mentee.id, await provider.pay(orderId, { status: 'authorized' }))).toBe(
      bookingId,
    )
    expect(provider.calls).toContain('capturePayment')
  })

  test('gives back what is not the amount of the order', async () => {
    const { orderId, bookingId } = await order()
    await provider.pay(orderId, { amount: 100 })
    expect((await settlePayment(app, orderId)).outcome).toBe('refunded')
    expect(await statusOf(bookingId)).not.toBe('confirmed')
    expect(await db.refund.findMany({ where: { payment: { menteeId: mentee.id } } })).toMatchObject([
      { amount: 100, reason: 'amount_mismatch' },
    ])
  })

  test('takes a slot that is still free after its hold was lost', async () => {
    const { orderId, bookingId } = await order()
    app.clock.advance(60 * 60_000)
    await db.booking.update({ where: { id: bookingId }, data: { status: 'expired' } })
    expect(await verifyBookingPayment(app, mentee.id, await provider.pay(orderId))).toBe(bookingId)
  })

  test('refunds in full, and tells both, when the slot has gone to somebody else', async () => {
    const { orderId, bookingId } = await order()
    app.clock.advance(16 * 60_000)
    await hold((await makeMentee(db)).id)
    const proof = await provider.pay(orderId)
    await expect(verifyBookingPayment(app, mentee.id, proof)).rejects.toThrow(SlotLostError)
    await expect(verifyBookingPayment(app, mentee.id, proof)).rejects.toThrow(SlotLostError)
    expect(await statusOf(bookingId)).toBe('expired')
    expect(await db.refund.findMany({ where: { payment: { menteeId: mentee.id } } })).toMatchObject([
      { amount: 79_900, reason: 'slot_lost', status: 'requested' },
    ])
    expect(
      await db.notification.count({
        where: {
          type: 'payment',
          OR: [
            { userType: 'mentee', userId: mentee.id },
            { userType: 'mentor', userId: mentor.id },
          ],
        },
      }),
    ).toBe(2)
  })

  test('lets the payer have the slot that only their own new hold stands on', async () => {
    const { orderId, bookingId } = await order()
    app.clock.advance(16 * 60_000)
    const again = await hold(mentee.id)
    expect(again.id).not.toBe(bookingId)
    expect(await verifyBookingPayment(app, mentee.id, await provider.pay(orderId))).toBe(bookingId)
    expect(await statusOf(again.id)).toBe('expired')
  })

  test('refunds the second of two payments for one order', async () => {
    const { orderId, bookingId } = await order()
    const first = await provider.pay(orderId)
    await verifyBookingPayment(app, mentee.id, first)
    await provider.pay(orderId, { twice: true })
    expect(await settlePayment(app, orderId)).toEqual({ outcome: 'confirmed', kind: 'booking', purchaseId: bookingId })
    expect(await db.refund.findMany({ where: { payment: { menteeId: mentee.id } } })).toMatchObject([
      { reason: 'duplicate_payment' },
    ])
  })
})

describe('a plan', () => {
  const plan = () => ({ mentorId: mentor.id, packageType: 'advanced' as const, startDate: '2026-11-25', agenda })

  test('opens the subscription with three calls, and occupies no time', async () => {
    const { orderId, bookingId } = await createBookingOrder(app, mentee.id, plan())
    await verifyBookingPayment(app, mentee.id, await provider.pay(orderId))
    const booking = await db.booking.findUniqueOrThrow({ where: { id: bookingId }, include: { subscription: true } })
    expect(booking).toMatchObject({
      status: 'confirmed',
      startsAt: null,
      selectedTimeSlot: '2026-11-25 to 2026-12-25',
      subscription: { callsRemaining: 3, status: 'active' },
    })
    const mail = await db.email.findFirstOrThrow({ where: { toAddress: mentee.email } })
    expect(mail.text).toContain('30-day chat access is activated')
  })

  test('is refused while one with the same mentor runs, and open again after', async () => {
    const { orderId } = await createBookingOrder(app, mentee.id, plan())
    await verifyBookingPayment(app, mentee.id, await provider.pay(orderId))
    await expect(createBookingOrder(app, mentee.id, plan())).rejects.toThrow(PlanActiveError)
    app.clock.set(istInstant('2026-12-25', '00:00'))
    const next = await createBookingOrder(app, mentee.id, { ...plan(), startDate: '2026-12-26' })
    expect(await verifyBookingPayment(app, mentee.id, await provider.pay(next.orderId))).toBe(next.bookingId)
  })
})
