/** What waits for an administrator, and what becomes of it: once, and with a trace. */
import { beforeEach, expect, test, vi } from 'vitest'
import { countJobs } from '../jobs/failedJobs.ts'
import { addJob } from '../jobs/enqueue.ts'
import { inTransaction } from '../database/transaction.ts'
import { moneyIssues } from '../payments/needsPerson.ts'
import { settlePayment } from '../payments/settle/settlePayment.ts'
import { asAdmin } from '../testing/client.ts'
import { giveUpJobs, loseJobs, runDueJobs, taskHandlers } from '../testing/jobs.ts'
import { testTill } from '../testing/till.ts'
import { masked } from './failures.graphql.ts'
import { openNoShows } from './waits.ts'

const { app, db, clock, calm, order, provider } = await testTill()
beforeEach(async () => {
  await calm()
  await loseJobs(app)
  await db.email.deleteMany()
  await db.webhookEvent.deleteMany()
})

interface Queue {
  total: number
  emails: { total: number; rows: { databaseId: number; toAddress: string; lastError: string | null }[] }
  jobs: {
    total: number
    rows: { id: string; task: string; attempts: number; lastError: string; key: string | null }[]
  }
  webhooks: { total: number; rows: { id: string; event: string; error: string }[] }
}
const queue = async () =>
  (
    await asAdmin(app).run<{ workQueue: Queue }>(`{ workQueue { total
      emails { total rows { databaseId toAddress lastError } }
      jobs { total rows { id task attempts lastError key } }
      webhooks { total rows { id event error } } } }`)
  ).data.workQueue
const run = async (act: string, input: string) =>
  Object.values(
    (
      await asAdmin(app).run<Record<string, { __typename: string; message?: string }>>(
        `mutation { ${act}(input: { ${input} }) { __typename ... on Error { message } } }`,
      )
    ).data,
  )[0]!
const actions = async (subject: string) =>
  (await db.auditEntry.findMany({ where: { subjects: { has: subject } }, orderBy: { id: 'asc' } })).map(
    ({ action }) => action,
  )

const failedEmail = async (given: { text?: string } = {}) =>
  db.email.create({
    data: {
      dedupeKey: `queue:${Math.random()}`,
      kind: 'refund',
      toAddress: 'asha@test.example',
      recipientType: 'mentee',
      recipientId: 7,
      subject: 'Refund',
      html: '<p>Refund</p>',
      text: 'Refund',
      messageId: `<${Math.random()}@test>`,
      status: 'failed',
      attempts: 9,
      lastError: '550 no mailbox asha@test.example here',
      ...given,
    },
  })

test('a disputed no-show waits for a decision, and for none once the session is cancelled', async () => {
  const { bookingId, orderId } = await order()
  await provider.pay(orderId)
  await settlePayment(app, orderId)
  await db.noShow.create({
    data: { bookingId, reportedBy: 'mentee', reportedAt: clock.now(), answer: 'disputed', answeredAt: clock.now() },
  })
  const waits = () => db.booking.count({ where: { id: bookingId, ...openNoShows(clock.now()) } })
  expect(await waits()).toBe(1)
  const cancelled = { status: 'cancelled', cancelledAt: clock.now(), cancelledBy: 'administrator' } as const
  await db.booking.update({ where: { id: bookingId }, data: cancelled })
  expect(await waits()).toBe(0)
})

test('what cannot be counted takes its own group and the total away, not the others', async () => {
  await failedEmail()
  const count = vi.spyOn(db.webhookEvent, 'count').mockRejectedValue(new Error('Too slow'))
  const waiting = await queue()
  count.mockRestore()
  expect(waiting.total).toBeNull()
  expect(waiting.webhooks).toBeNull()
  expect(waiting.emails.total).toBe(1)
})

test('an email that failed is sent again from its first try, once, and counts no more', async () => {
  const before = (await queue()).total
  const email = await failedEmail()
  const now = await queue()
  expect(now.total).toBe(before + 1)
  expect(now.emails).toEqual({
    total: 1,
    rows: [{ databaseId: email.id, toAddress: 'asha@test.example', lastError: '550 no mailbox …@… here' }],
  })
  const both = await Promise.all([run('retryEmail', `id: ${email.id}`), run('retryEmail', `id: ${email.id}`)])
  expect(both.map(({ __typename }) => __typename).toSorted()).toEqual(['NotFoundError', 'RetryEmailPayload'])
  expect(await db.email.findUnique({ where: { id: email.id } })).toMatchObject({ status: 'queued', attempts: 0 })
  expect(await actions(`email:${email.id}`)).toEqual(['email.retried'])
  expect((await queue()).total).toBe(before)
  await runDueJobs(app, taskHandlers(app))
  expect((await db.email.findUniqueOrThrow({ where: { id: email.id } })).status).not.toBe('queued')
})

test('one whose words were erased is not sent, and says why; it can be marked as seen to', async () => {
  const { id } = await failedEmail({ text: '' })
  expect(await run('retryEmail', `id: ${id}`)).toEqual({
    __typename: 'NotFoundError',
    message: expect.stringMatching(/has been deleted/),
  })
  expect(await run('resolveEmail', `id: ${id}`)).toMatchObject({ __typename: 'ResolveEmailPayload' })
  expect((await queue()).emails.total).toBe(0)
  expect(await run('resolveEmail', `id: ${id}`)).toMatchObject({ __typename: 'NotFoundError' })
  expect(await actions(`email:${id}`)).toEqual(['email.resolved'])
  expect(await actions('mentee:7')).toContain('email.resolved')
})

/** A job that is out of tries. */
async function deadJob() {
  await inTransaction(db, (tx) =>
    addJob(tx, 'sendPasswordReset', { requestId: 'Zk3pQ9xY7rT2mN5v', email: 'asha@test.example' }),
  )
  await giveUpJobs(app, 'no answer for asha@test.example, token Zk3pQ9xY7rT2mN5v')
  return (await queue()).jobs.rows[0]!
}

test('a job out of tries shows neither address nor token, and is done again from its first try', async () => {
  const job = await deadJob()
  expect(job).toMatchObject({
    task: 'sendPasswordReset',
    key: '…',
    lastError: 'no answer for …@… token …',
  })
  expect(await countJobs(app)).toEqual({ waiting: 0, failed: 1 })
  const both = await Promise.all([run('retryJob', `id: "${job.id}"`), run('retryJob', `id: "${job.id}"`)])
  expect(both.map(({ __typename }) => __typename).toSorted()).toEqual(['NotFoundError', 'RetryJobPayload'])
  expect(await countJobs(app)).toEqual({ waiting: 1, failed: 0 })
  expect(await actions(`job:${job.id}`)).toEqual(['job.retried'])
})

test('a job out of tries is removed; one that still has tries is not', async () => {
  const job = await deadJob()
  expect(await run('removeJob', `id: "${job.id}"`)).toMatchObject({ __typename: 'RemoveJobPayload' })
  expect(await countJobs(app)).toEqual({ waiting: 0, failed: 0 })
  await inTransaction(db, (tx) => addJob(tx, 'sendEmail', { emailId: 1 }))
  const [{ id } = { id: '' }] = await db.$queryRaw<{ id: string }[]>`SELECT id::text FROM graphile_worker.jobs`
  expect(await run('removeJob', `id: "${id}"`)).toMatchObject({ __typename: 'NotFoundError' })
  expect(await countJobs(app)).toEqual({ waiting: 1, failed: 0 })
})

const deadWebhook = (eventId: string) =>
  db.webhookEvent.create({
    data: {
      eventId,
      event: 'payment.captured',
      body: {},
      attempts: 20,
      nextTryAt: null,
      error: 'no answer',
      receivedAt: clock.now(),
    },
  })

test('an event that was given up is handled by a job, once; or is seen to; the metrics count the same', async () => {
  await deadWebhook('evt_one')
  await deadWebhook('evt_two')
  expect((await queue()).webhooks.total).toBe(2)
  expect((await moneyIssues(app)).webhook_given_up).toBe(2)
  expect(await run('retryWebhook', 'eventId: "evt_one"')).toMatchObject({ __typename: 'RetryWebhookPayload' })
  expect(await run('retryWebhook', 'eventId: "evt_one"')).toMatchObject({ __typename: 'NotFoundError' })
  await runDueJobs(app, taskHandlers(app))
  expect((await db.webhookEvent.findUniqueOrThrow({ where: { eventId: 'evt_one' } })).processedAt).not.toBeNull()
  expect(await run('resolveWebhook', 'eventId: "evt_two"')).toMatchObject({ __typename: 'ResolveWebhookPayload' })
  expect((await queue()).webhooks.total).toBe(0)
  expect((await moneyIssues(app)).webhook_given_up).toBe(0)
  expect(await actions('webhook:evt_one')).toEqual(['webhook.retried'])
  expect(await actions('webhook:evt_two')).toEqual(['webhook.resolved'])
})

test('a text keeps its words and loses addresses, codes and tokens', () => {
  expect(masked('550 <asha@test.example> refused, code 123456, https://x.in/reset?token=Zk3pQ9xY7rT2mN5v')).toBe(
    '550 <…@…> refused, code …, https://x.in/reset?token=…',
  )
})

test('one long word of a server’s keeps nobody waiting', () => {
  const word = 'x'.repeat(100_000)
  expect(masked(`${word} asha@test.example ${word}`)).toBe(`${word} …@… ${word}`)
}, 5_000)
