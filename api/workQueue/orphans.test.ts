/** One row that has lost what it belonged to hides neither its group nor the others. */
import { HOUR_MS } from '../rules/time/durations.ts'
import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { istInstant } from '../rules/time/time.ts'
import { bookSession } from '../testing/bookings.ts'
import { asAdmin } from '../testing/client.ts'
import { makeMentee, makeMentor, makeRegistration, makeWorkshop } from '../testing/factories.ts'
import { testTill } from '../testing/till.ts'

const till = await testTill()
const { app, db, clock } = till
const START = istInstant('2026-11-28', '10:30')

const documents = Object.values(
  JSON.parse(await readFile(new URL('../../web/persisted.json', import.meta.url), 'utf8')) as Record<string, string>,
)
/** What the page of the work queue asks for. */
const QUEUE = documents.find((text) => text.includes('query WorkQueueQuery'))!

test('the page reads every group, whoever is gone from its rows', async () => {
  await till.calm()
  const [mentor, mentee] = [await makeMentor(db), await makeMentee(db)]
  const sold = { mentorId: mentor.id, menteeId: mentee.id }
  const missed = await bookSession(till, { ...sold, startsAt: START })
  const unlinked = await bookSession(till, { ...sold, startsAt: istInstant('2026-11-29', '10:30') })
  await db.noShow.create({
    data: { bookingId: missed, reportedBy: 'mentee', reportedAt: new Date(START.getTime() + HOUR_MS) },
  })
  await db.booking.update({ where: { id: unlinked }, data: { meetingLink: null } })
  const payment = await db.payment.findFirstOrThrow({ where: { order: { bookingId: missed } } })
  await db.refund.create({
    data: {
      paymentId: payment.id,
      amount: 10_000,
      reason: 'no_show',
      status: 'failed',
      idempotencyKey: `orphan-${payment.id}-0`,
    },
  })
  const lost = await makeWorkshop(db, { mentorId: mentor.id })
  const off = await makeWorkshop(db, {
    mentorId: mentor.id,
    isActive: false,
    cancelledAt: clock.now(),
    cancelledBy: 'mentor',
  })
  await makeRegistration(db, off.id, { amount: 49_900 })
  await db.paymentOrder.updateMany({ data: { menteeId: null } })
  await db.payment.updateMany({ data: { menteeId: null } })
  await db.booking.updateMany({ data: { mentorId: null, menteeId: null } })
  await db.workshop.updateMany({ where: { id: { in: [lost.id, off.id] } }, data: { mentorId: null } })
  await db.email.create({
    data: {
      dedupeKey: 'orphan',
      kind: 'refund',
      toAddress: '',
      subject: '',
      html: '',
      text: '',
      messageId: '<orphan@test>',
      status: 'failed',
      lastError: null,
    },
  })
  clock.set(new Date(START.getTime() + 26 * HOUR_MS))
  const { data, errors } = await asAdmin(app).run<{
    workQueue: Record<string, { total: number; rows: unknown[] } | null>
  }>(QUEUE)
  expect(errors ?? []).toEqual([])
  const totals = Object.fromEntries(
    Object.entries(data.workQueue).flatMap(([name, group]) =>
      group && typeof group === 'object' && 'total' in group ? [[name, group.total]] : [],
    ),
  )
  expect(totals).toMatchObject({ noShows: 1, refunds: 1, emails: 1, workshopRefunds: 1, mentorlessWorkshops: 1 })
  for (const [name, group] of Object.entries(data.workQueue)) expect({ [name]: group }).not.toEqual({ [name]: null })
})
