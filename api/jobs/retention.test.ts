/** What the sweep removes when its time has come, and what it never touches. */
import { DAY_MS, MINUTE_MS } from '../rules/time/durations.ts'
import { beforeAll, describe, expect, test } from 'vitest'
import { takeHold } from '../bookings/hold/holds.ts'
import { storeUpload } from '../media/upload.ts'
import { istDate, istInstant } from '../rules/time/time.ts'
import {
  ENDED_LINK_DAYS,
  MAIL_DAYS,
  UNORDERED_HOLD_DAYS,
  UNUSED_FILE_DAYS,
  WEBHOOK_DAYS,
} from '../rules/time/retention.ts'
import { testApp } from '../testing/app.ts'
import { bookPlan, bookSession } from '../testing/bookings.ts'
import { fakeClock } from '../testing/clock.ts'
import { makeMentee, makeMentor, makeRegistration, makeWorkshop } from '../testing/factories.ts'
import { runDueJobs, sweep, taskHandlers } from '../testing/jobs.ts'

const clock = fakeClock()
const { app, db, provider } = await testApp({ clock })

let mentor: Awaited<ReturnType<typeof makeMentor>>
let mentee: Awaited<ReturnType<typeof makeMentee>>

beforeAll(async () => {
  mentor = await makeMentor(db)
  mentee = await makeMentee(db)
})

const daysAgo = (days: number) => new Date(clock.now().getTime() - days * DAY_MS)

test('webhooks go some time after they were handled, others never', async () => {
  const row = (eventId: string, processedAt: Date | null) => ({
    eventId,
    event: 'order.paid',
    body: { event: 'order.paid' },
    receivedAt: daysAgo(WEBHOOK_DAYS + 5),
    processedAt,
  })
  await db.webhookEvent.createMany({
    data: [
      row('old', new Date(daysAgo(WEBHOOK_DAYS).getTime() - 1)),
      row('edge', daysAgo(WEBHOOK_DAYS)),
      row('unhandled', null),
    ],
  })
  await sweep(app)
  const left = await db.webhookEvent.findMany({ orderBy: { eventId: 'asc' }, select: { eventId: true } })
  expect(left.map(({ eventId }) => eventId)).toEqual(['edge', 'unhandled'])
})

describe('files', () => {
  const used = 'a'.repeat(64)
  const unused = 'b'.repeat(64)
  const inChat = 'c'.repeat(64)
  const young = 'd'.repeat(64)
  const hashes = async () =>
    (await db.media.findMany({ select: { hash: true }, orderBy: { hash: 'asc' } })).map(({ hash }) => hash)
  const file = (hash: string, checkedAt: Date) => ({
    hash,
    contentType: 'image/webp',
    content: new Uint8Array([1]),
    byteLength: 1,
    checkedAt,
  })

  test('nobody refers to go after a day; used ones stay, and are found when they are used no more', async () => {
    const old = new Date(daysAgo(UNUSED_FILE_DAYS).getTime() - 1)
    await db.media.createMany({
      data: [file(used, old), file(unused, old), file(inChat, old), file(young, daysAgo(UNUSED_FILE_DAYS))],
    })
    await db.mentor.update({ where: { id: mentor.id }, data: { profileImage: `/media/${used}` } })
    const thread = { title: '', body: '', authorId: 1, authorName: '', category: 'General' }
    const { id } = await db.discussionThread.create({ data: { ...thread, attachments: [`/media/private/${inChat}`] } })
    await sweep(app)
    expect(await hashes()).toEqual([used, inChat, young])

    await db.mentor.update({ where: { id: mentor.id }, data: { profileImage: null } })
    await db.discussionThread.delete({ where: { id } })
    await sweep(app)
    expect(await hashes()).toEqual([used, inChat, young])
    clock.advance(DAY_MS + 1)
    await sweep(app)
    expect(await hashes()).toEqual([])
  })

  test('uploaded once more, a file counts as new', async () => {
    const png = Buffer.from(
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
      'base64',
    )
    await storeUpload(app, { bytes: png, declared: 'image/png', uploader: 'mentor:1' })
    clock.advance(DAY_MS + 1)
    await storeUpload(app, { bytes: png, declared: 'image/png', uploader: 'mentor:1' })
    await sweep(app)
    expect(await hashes()).toHaveLength(1)
    clock.advance(DAY_MS + 1)
    await sweep(app)
    expect(await hashes()).toEqual([])
  })
})

test('a hold that was never ordered goes; one that was stays with its order', async () => {
  const hold = (day: string, startsAt = istInstant(day, '10:30')) =>
    takeHold(app, {
      menteeId: mentee.id,
      mentorId: mentor.id,
      wanted: { packageType: 'starter', startsAt },
    })
  const [left, ordered] = [await hold('2026-12-01'), await hold('2026-12-02')]
  await db.paymentOrder.create({
    data: {
      kind: 'booking',
      purchaseId: ordered.id,
      bookingId: ordered.id,
      menteeId: mentee.id,
      amount: 100,
      platformFee: 20,
      mentorEarning: 80,
      receipt: 'r',
      status: 'closed',
    },
  })
  const live = await hold('2026-12-03')
  await db.booking.update({ where: { id: ordered.id }, data: { status: 'expired' } })
  const ids = async () =>
    (await db.booking.findMany({ select: { id: true }, orderBy: { id: 'asc' } })).map(({ id }) => id)
  clock.advance(UNORDERED_HOLD_DAYS * DAY_MS)
  await sweep(app)
  expect(await ids()).toEqual([left.id, ordered.id, live.id])
  clock.advance(app.config.holdMinutes * MINUTE_MS + 1)
  await sweep(app)
  expect(await ids()).toEqual([ordered.id])
})

test('mails go half a year after they were written, and nothing is mailed a second time', async () => {
  const start = clock.now()
  const day = (days: number) => new Date(start.getTime() + days * DAY_MS).toISOString().slice(0, 10)
  const other = await makeMentor(db)
  await bookSession(
    { app, provider },
    { menteeId: mentee.id, mentorId: mentor.id, startsAt: istInstant(day(3), '10:30') },
  )
  await bookPlan({ app, provider }, { menteeId: mentee.id, mentorId: other.id, startDate: day(1) })
  const handlers = taskHandlers(app)
  // The whole life of both, a day at a time.
  for (let passed = 0; passed < 40; passed += 1) {
    await handlers.sweep()
    await runDueJobs(app, handlers)
    clock.advance(DAY_MS)
  }
  const keys = (await db.email.findMany({ select: { dedupeKey: true } })).map(({ dedupeKey }) => dedupeKey)
  expect(keys.length).toBeGreaterThan(4)
  await db.email.updateMany({ data: { createdAt: start } })
  clock.set(new Date(start.getTime() + MAIL_DAYS * DAY_MS))
  await handlers.sweep()
  expect(await db.email.count()).toBe(keys.length)
  clock.advance(1)
  await handlers.sweep()
  expect(await db.email.count()).toBe(0)
  await handlers.sweep()
  await runDueJobs(app, handlers)
  expect(await db.email.count()).toBe(0)
})

test('a registration goes a month after its workshop if it never had a seat nor a payment', async () => {
  const over = await makeWorkshop(db, { date: istDate(daysAgo(ENDED_LINK_DAYS + 2)) })
  const recent = await makeWorkshop(db, { date: istDate(daysAgo(ENDED_LINK_DAYS - 2)) })
  const unpaid = { paymentStatus: 'pending', seat: 'none', registeredAt: null } as const
  const gone = await makeRegistration(db, over.id, unpaid)
  const ordered = await makeRegistration(db, over.id, unpaid)
  const paidLate = await makeRegistration(db, over.id, unpaid)
  const kept = [
    paidLate,
    await makeRegistration(db, over.id),
    await makeRegistration(db, over.id, { ...unpaid, paymentStatus: 'refunded' }),
    await makeRegistration(db, recent.id, unpaid),
  ]
  for (const { id } of [ordered, paidLate])
    await db.paymentOrder.create({
      data: {
        kind: 'workshop_registration',
        purchaseId: id,
        workshopRegistrationId: id,
        amount: 100,
        platformFee: 20,
        mentorEarning: 80,
        receipt: `registration-${id}`,
        status: 'closed',
        ...(id === paidLate.id && {
          payments: { create: { providerPaymentId: `pay_${id}`, amount: 100, platformFee: 20, mentorEarning: 80 } },
        }),
      },
    })
  await sweep(app)
  const left = await db.workshopRegistration.findMany({ select: { id: true }, orderBy: { id: 'asc' } })
  expect(left.map(({ id }) => id)).toEqual(kept.map(({ id }) => id))
  expect(left).not.toContainEqual({ id: gone.id })
})
