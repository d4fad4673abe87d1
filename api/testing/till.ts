/** A till for tests of money: an App with the sandbox, and mentees who order sessions of 79,900 paise. */
import { createBookingOrder } from '../bookings/checkout/bookingOrder.graphql.ts'
import type { MenteeId, MentorId } from '../graphql/identity.ts'
import { followDispute } from '../payments/disputes/followDispute.ts'
import { handleWebhook, receiveWebhook } from '../payments/settle/webhooks.ts'
import { istInstant } from '../rules/time/time.ts'
import { testApp } from './app.ts'
import { makeMentee, makeMentor } from './factories.ts'

export const START = '2026-11-21T04:30:00Z'
export const PRICE = 79_900

export async function testTill() {
  const tested = await testApp()
  const { app, db, clock, provider, log } = tested

  /** Somebody orders the mentor's session at a time of 28 Nov; both are new when not given. */
  async function order(given: { mentorId?: MentorId; menteeId?: MenteeId; time?: string } = {}) {
    const mentorId = given.mentorId ?? (await makeMentor(db)).id
    const menteeId = given.menteeId ?? (await makeMentee(db)).id
    const wanted = { packageType: 'starter' as const, startsAt: istInstant('2026-11-28', given.time ?? '10:30') }
    const agenda = 'Check my drawing, please.'
    return { ...(await createBookingOrder(app, menteeId, { mentorId, agenda, ...wanted })), mentorId, menteeId }
  }

  return {
    ...tested,
    order,
    /** A calm start: no order is due, the provider behaves. */
    async calm() {
      clock.set(START)
      await provider.chaos()
      await provider.webhooks()
      await db.paymentOrder.updateMany({ where: { nextCheckAt: { not: null } }, data: { nextCheckAt: null } })
      provider.calls.length = 0
      log.length = 0
    },
    /** Everything the provider has to tell arrives, and is handled. */
    async deliver() {
      for (const webhook of await provider.webhooks()) {
        await receiveWebhook(app, webhook)
        await handleWebhook(app, webhook.eventId)
      }
    },
    /** The payer's bank disputes a payment and keeps its money while it decides. Answers the dispute's id. */
    async bankHolds(paymentId: string, amount?: number) {
      const id = await provider.dispute(paymentId, amount)
      const theirs = (await app.gateway.fetchDispute(id))!
      const fetchDispute = () => Promise.resolve({ ...theirs, amountDeducted: theirs.amount })
      await followDispute({ ...app, gateway: { ...app.gateway, fetchDispute } }, { id, paymentId })
      return id
    },
    booking: (id: number) => db.booking.findUniqueOrThrow({ where: { id } }),
    orderRow: (providerOrderId: string) => db.paymentOrder.findUniqueOrThrow({ where: { providerOrderId } }),
    payments: (providerOrderId: string) =>
      db.payment.findMany({
        where: { order: { providerOrderId } },
        orderBy: { id: 'asc' },
        include: { refunds: { orderBy: { id: 'asc' } }, disputes: true },
      }),
    /** Messages of errors since the calm: what an operator is alarmed by. */
    alarms: () => log.flatMap(({ level, message }) => (level === 'error' ? [message] : [])),
  }
}
