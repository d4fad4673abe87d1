/** What tests ask for about money and deliveries: purchases past the screens, and what goes wrong at the provider or in the queue. */
import { randomUUID } from 'node:crypto'
import type { Database } from '../api/database/client.ts'
import { inTransaction } from '../api/database/transaction.ts'
import { addSendJob } from '../api/mail/outbox.ts'
import { SANDBOX_KEYS } from '../api/provider/connectPayments.ts'
import { planEnd } from '../api/rules/bookings/plans.ts'
import { slotTextAt } from '../api/rules/time/slotText.ts'
import { addDays, istDate } from '../api/rules/time/time.ts'
import { makeWorkshop } from '../api/testing/factories.ts'
import { testProvider, type Proof } from '../api/testing/provider.ts'

interface Wanted {
  /** Of the mentee. */
  cookie: string
  mentorId: number
  packageType: 'starter' | 'advanced'
  /** The money is with the provider, and the product has not heard of it. */
  isUnheard?: boolean
}

interface Purchase {
  bookingId: number
  /** Our number of the order. */
  orderId: number
  /** Paise. */
  amount: number
}

const proofOf = ({ orderId, paymentId, signature }: Proof) => ({
  razorpay_order_id: orderId,
  razorpay_payment_id: paymentId,
  razorpay_signature: signature,
})

export function moneyActions(db: Database, databaseUrl: string) {
  const site = () => process.env['E2E_URL']!
  // A second hand on the product's own sandbox, whose state is in the database.
  const provider = testProvider(databaseUrl, {
    keys: SANDBOX_KEYS,
    webhookUrl: () => `${site()}/api/webhooks/razorpay`,
  })

  async function ask<T>(path: string, body: object, cookie?: string): Promise<T> {
    const answer = await fetch(`${site()}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(cookie && { cookie: `session=${cookie}` }) },
      body: JSON.stringify(body),
    })
    const text = await answer.text()
    if (!answer.ok || text.includes('"errors"')) throw new Error(`${path}: ${text}`)
    return JSON.parse(text) as T
  }

  /** A session three days ahead or later, at a time that the mentor offers; or a plan from today. */
  async function wishOf({ mentorId, packageType }: Wanted) {
    const today = istDate(new Date())
    if (packageType === 'advanced') return { startDate: today, endDate: planEnd(today) }
    const query = `{ mentor(id: ${mentorId}) { freeSlots(from: "${addDays(today, 3)}", to: "${addDays(today, 20)}") { startsAt } } }`
    const { data } = await ask<{ data: { mentor: { freeSlots: { startsAt: string }[] } } }>('/graphql', { query })
    const [first] = data.mentor.freeSlots
    if (!first) throw new Error(`Mentor ${mentorId} has no free slot`)
    return { selectedTimeSlot: slotTextAt(new Date(first.startsAt)) }
  }

  /** An email as the product writes it, or as it is after its last try. */
  const writeEmail = async (to: string, subject: string, status: 'failed' | 'queued') =>
    await db.email.create({
      data: {
        dedupeKey: `e2e:${randomUUID()}`,
        kind: 'refund',
        toAddress: to,
        subject,
        html: `<p>${subject}</p>`,
        text: subject,
        messageId: `<${randomUUID()}@test.example>`,
        status,
        ...(status === 'failed' && { attempts: 9, lastError: '451 try again later' }),
      },
    })

  const asPerson = (document: string, cookie: string) =>
    ask('/graphql', { query: `mutation { ${document} { __typename } }` }, cookie)

  // One after the other: two at once would choose the same slot.
  let before: Promise<unknown> = Promise.resolve()
  async function buy(wanted: Wanted): Promise<Purchase> {
    const { cookie, mentorId, packageType, isUnheard = false } = wanted
    const order = { mentorId, packageType, agenda: 'Check my load path, please.', ...(await wishOf(wanted)) }
    const made = await ask<{ orderId: string; bookingData: { bookingId: number } }>(
      '/api/booking-payment/create-order',
      order,
      cookie,
    )
    if (isUnheard) await provider.chaos({ webhooks: { mode: 'lost' } })
    const paid = await provider.pay(made.orderId).finally(() => provider.chaos())
    if (!isUnheard) await ask('/api/booking-payment/verify', proofOf(paid), cookie)
    const { id, amount } = await db.paymentOrder.findUniqueOrThrow({ where: { providerOrderId: made.orderId } })
    return { bookingId: made.bookingData.bookingId, orderId: id, amount }
  }

  const actions = {
    /** A paid session or plan of a mentee's. */
    async buy(wanted: Wanted): Promise<Purchase> {
      const purchase = before.then(() => buy(wanted))
      before = purchase.catch(() => null)
      return await purchase
    },
    /** An approved workshop in three weeks, with these people in it, who have paid; answers its numeric id. */
    async soldWorkshop(given: { mentorId: number; title: string; emails: readonly string[] }): Promise<number> {
      const { mentorId, title, emails } = given
      const date = addDays(istDate(new Date()), 21)
      const { id: workshopId } = await makeWorkshop(db, { mentorId, title, date })
      for (const email of emails) {
        const person = { workshopId, name: email.split('@')[0], email, phone: '+91 98765 43210' }
        const { orderId } = await ask<{ orderId: string }>('/api/workshop-payment/create-order', person)
        const paid = await provider.pay(orderId)
        await ask('/api/workshop-payment/verify', proofOf(paid))
      }
      return workshopId
    },
    /** What the provider has given back for a mentee's bookings, by its own account. */
    async refundsAtProvider({ menteeId }: { menteeId: number }): Promise<number[]> {
      const rows = await db.$queryRaw<{ amount: number }[]>`SELECT (r.entity->>'amount')::int AS amount
        FROM sandbox.refunds r JOIN bookings b ON b.payment_id = r.payment_id
        WHERE b.mentee_id = ${menteeId} ORDER BY r.position`
      return rows.map(({ amount }) => amount)
    },
    /** What the provider says of an order's payments cannot be read, or can be again. */
    async garble({ orderId, isGarbled }: { orderId: number; isGarbled: boolean }): Promise<null> {
      const { providerOrderId } = await db.paymentOrder.findUniqueOrThrow({ where: { id: orderId } })
      await (isGarbled
        ? db.$executeRaw`UPDATE sandbox.payments SET entity = jsonb_build_object('whole', entity) WHERE order_id = ${providerOrderId}`
        : db.$executeRaw`UPDATE sandbox.payments SET entity = entity->'whole' WHERE order_id = ${providerOrderId}`)
      return null
    },
    /** The bank sends back the refund of an order that is under way, before it has arrived. */
    async failRefund({ orderId }: { orderId: number }): Promise<null> {
      for (;;) {
        const refund = await db.refund.findFirst({ where: { payment: { orderId }, providerRefundId: { not: null } } })
        if (refund) {
          await provider.settleRefund(refund.providerRefundId!, 'failed')
          return null
        }
        await new Promise((resolve) => setTimeout(resolve, 100))
      }
    },
    /** An email that the mail server has not taken after its last try. */
    async failedEmail({ to, subject }: { to: string; subject: string }): Promise<null> {
      await writeEmail(to, subject, 'failed')
      return null
    },
    /** An email whose job is out of tries; answers the job's id. */
    async deadJob({ to, subject }: { to: string; subject: string }): Promise<string> {
      const { id } = await writeEmail(to, subject, 'queued')
      // Together: no worker sees it with a try left.
      return await inTransaction(db, async (tx) => {
        await addSendJob(tx, id)
        const [job] = await tx.$queryRaw<{ id: string }[]>`
          SELECT id::text FROM graphile_worker.permanently_fail_jobs(
            ARRAY(SELECT id FROM graphile_worker.jobs WHERE key = ${`email:${id}`}), 'the worker was killed')`
        return job!.id
      })
    },
    /** The mentee of a session that is over says that the mentor did not come, and the mentor says that they did. */
    async disputeNoShow(given: { bookingId: number; mentee: string; mentor: string }): Promise<null> {
      const { bookingId, mentee, mentor } = given
      await asPerson(`reportNoShow(input: { bookingId: ${bookingId} })`, mentee)
      await asPerson(`answerNoShow(input: { bookingId: ${bookingId}, agree: false })`, mentor)
      return null
    },
    /** The mentee of a plan reports the conversation that belongs to it. */
    async reportChat(given: { bookingId: number; mentee: string; details: string }): Promise<null> {
      const { bookingId, mentee, details } = given
      const booking = await db.booking.findUniqueOrThrow({ where: { id: bookingId } })
      const input = `conversationId: ${booking.planSubscriptionId}, reason: SPAM, details: "${details}"`
      await asPerson(`reportConversation(input: { ${input} })`, mentee)
      return null
    },
  }
  return { actions, stop: () => provider.close() }
}
