/** What some examples need and the demo data does not have. */
import { HOUR_MS } from '../../rules/time/durations.ts'
import { inTransaction } from '../../database/transaction.ts'
import { addJob } from '../../jobs/enqueue.ts'
import type { TestApp } from '../app.ts'
import { giveUpJobs } from '../jobs.ts'

export async function hasEnded({ db, clock }: TestApp, id: number) {
  const endsAt = new Date(clock.now().getTime() - HOUR_MS)
  await db.booking.update({ where: { id }, data: { startsAt: new Date(endsAt.getTime() - HOUR_MS), endsAt } })
}

export const report = ({ db, clock }: TestApp) =>
  db.conversationReport.create({
    data: {
      planSubscriptionId: 1,
      reporter: 'mentee',
      reason: 'off_platform',
      details: 'They asked to pay outside the site.',
      createdAt: clock.now(),
    },
  })

export const failedEmail = ({ db }: TestApp, id: number) =>
  db.email.upsert({
    where: { id },
    update: { status: 'failed', attempts: 9 },
    create: {
      id,
      kind: 'refund',
      toAddress: 'asha@example.com',
      subject: 'Your refund is on its way',
      html: 'Refund',
      text: 'Refund',
      dedupeKey: `example:${id}`,
      messageId: `<example-${id}@demo.plumbline.example>`,
      status: 'failed',
      attempts: 9,
    },
  })

export const failedEvent = ({ db, clock }: TestApp, eventId: string) =>
  db.webhookEvent.create({
    data: { event: 'payment.captured', body: {}, attempts: 20, nextTryAt: null, receivedAt: clock.now(), eventId },
  })

export async function failedJobs(app: TestApp) {
  for (const emailId of [1, 2]) await inTransaction(app.db, (tx) => addJob(tx, 'sendEmail', { emailId }))
  await giveUpJobs(app)
}

export const failedRefund = ({ db }: TestApp, id: number) =>
  db.refund.create({
    data: {
      id,
      paymentId: 802,
      reason: 'cancelled_by_payer',
      amount: 10_000,
      idempotencyKey: `example:${id}`,
      status: 'failed',
      lastError: 'The bank refused it.',
      nextTryAt: null,
    },
  })

export const dispute = ({ db, clock }: TestApp) =>
  db.dispute.create({
    data: {
      paymentId: 800,
      providerDisputeId: 'disp_PbL3oS0zmV4x1c',
      amount: 120_000,
      status: 'open',
      phase: 'chargeback',
      raisedAt: clock.now(),
      updatedAt: clock.now(),
    },
  })
