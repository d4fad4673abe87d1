import { beforeEach, describe, expect, test } from 'vitest'
import { createMailer } from '../../mail/mailer.ts'
import { istInstant } from '../../rules/time/time.ts'
import { testApp } from '../../testing/app.ts'
import { bookSession } from '../../testing/bookings.ts'
import { makeMentee, makeMentor } from '../../testing/factories.ts'
import { jobTime, loseJobs, runDueJobs, taskHandlers } from '../../testing/jobs.ts'
import { smtpServer } from '../../testing/smtp.ts'
import { remindOfSession } from './reminders.ts'

const tested = await testApp()
const { app, db, clock } = tested
const HOUR = 60 * 60_000
const START = istInstant('2026-11-28', '10:30')
const before = (hours: number) => new Date(START.getTime() - hours * HOUR)

let handlers = taskHandlers(app, createMailer(app.config))
let mentor: Awaited<ReturnType<typeof makeMentor>>
let mentee: Awaited<ReturnType<typeof makeMentee>>

beforeEach(async () => {
  clock.set('2026-11-21T04:30:00Z')
  app.config.meetingBaseUrl = 'https://meet.test.example'
  handlers = taskHandlers(app, createMailer(app.config))
  await loseJobs(app)
  mentor = await makeMentor(db, { name: 'Asha Rao' })
  mentee = await makeMentee(db, { name: 'Ravi Jain' })
})

const book = (startsAt = START) => bookSession(tested, { mentorId: mentor.id, menteeId: mentee.id, startsAt })
const run = () => runDueJobs(app, handlers)
const reminders = (id: number) =>
  db.email.findMany({ where: { dedupeKey: { startsWith: `reminder:${id}:` } }, orderBy: { id: 'asc' } })

describe('a session that is on', () => {
  test('reminds both sides a day and an hour before, by mail and in the product', async () => {
    const id = await book()
    expect(await jobTime(app, `reminder:${id}:24`)).toEqual(before(24))
    expect(await jobTime(app, `reminder:${id}:1`)).toEqual(before(1))
    await run()
    clock.set(new Date(before(24).getTime() - 1000))
    await run()
    expect(await reminders(id)).toEqual([])
    clock.set(before(24))
    await run()
    const day = await reminders(id)
    expect(day.map(({ toAddress }) => toAddress)).toEqual([mentee.email, mentor.email])
    for (const [mail, other] of [
      [day[0]!, 'Asha Rao'],
      [day[1]!, 'Ravi Jain'],
    ] as const) {
      expect(mail.subject).toBe(`Reminder: session with ${other}, Sat 28 Nov, 10:30 am IST`)
      expect(mail.text).toContain('https://meet.test.example/plumbline-')
      expect(mail.ics).toContain('SEQUENCE:0')
      expect(mail.status).toBe('kept')
    }
    clock.set(before(1))
    await run()
    const all = await reminders(id)
    expect(all).toHaveLength(4)
    expect(all[2]!.subject).toBe('Starting soon: session with Asha Rao, Sat 28 Nov, 10:30 am IST')
    const heard = await db.notification.findMany({ where: { dedupeKey: { startsWith: `reminder:${id}:` } } })
    expect(heard.map(({ userType, type }) => `${userType} ${type}`).toSorted()).toEqual([
      'mentee booking',
      'mentee booking',
      'mentor booking',
      'mentor booking',
    ])
  })

  test('says that the link follows while there is none, and asks the mentor for it', async () => {
    app.config.meetingBaseUrl = null
    const id = await book()
    clock.set(before(24))
    await run()
    const [forMentee, forMentor] = await reminders(id)
    expect(forMentee!.text).toContain('Meeting link: Asha Rao will add it before the session')
    expect(forMentor!.text).toContain('Please add it before the session')
  })

  test('is remembered once under twenty runs at once, and after its notification was deleted', async () => {
    const id = await book()
    clock.set(before(24))
    const remind = () => remindOfSession(app, { bookingId: id, startsAt: START.toISOString(), hours: 24 })
    await Promise.all(Array.from({ length: 20 }, remind))
    const ofIt = { where: { dedupeKey: { startsWith: `reminder:${id}:` } } }
    expect(await db.notification.count(ofIt)).toBe(2)
    await db.notification.deleteMany(ofIt)
    await remind()
    expect(await reminders(id)).toHaveLength(2)
    expect(await db.notification.count(ofIt)).toBe(0)
  })

  test('that was booked late gets no reminder whose time has passed, not even by the sweep', async () => {
    clock.set(before(20))
    const id = await book()
    expect(await jobTime(app, `reminder:${id}:24`)).toBeNull()
    expect(await jobTime(app, `reminder:${id}:1`)).toEqual(before(1))
    clock.advance(HOUR)
    await handlers.sweep()
    await run()
    expect(await reminders(id)).toEqual([])
    clock.set(before(1))
    await run()
    expect(await reminders(id)).toHaveLength(2)
  })
})

describe('when it fires, what is true decides', () => {
  test.each([
    ['cancelled', { status: 'cancelled' }],
    ['completed', { status: 'completed' }],
    ['moved', { startsAt: new Date(START.getTime() + HOUR), endsAt: new Date(START.getTime() + 2 * HOUR) }],
    ['without a mentee any more', { menteeId: null }],
  ] as const)('nothing for one that was %s', async (_what, data) => {
    const id = await book()
    await db.booking.update({ where: { id }, data })
    clock.set(before(24))
    await run()
    clock.set(before(1))
    await run()
    expect(await reminders(id)).toEqual([])
  })

  test('one that was refunded but stays booked is reminded of as before', async () => {
    const id = await book()
    await db.booking.update({ where: { id }, data: { paymentStatus: 'refunded' } })
    clock.set(before(24))
    await run()
    expect(await reminders(id)).toHaveLength(2)
  })

  test('nothing once it has begun, and no "a day before" in its last hour', async () => {
    const id = await book()
    const fire = (hours: 24 | 1) => remindOfSession(app, { bookingId: id, startsAt: START.toISOString(), hours })
    clock.set(before(0.5))
    await fire(24)
    expect(await reminders(id)).toEqual([])
    clock.set(START)
    await fire(1)
    expect(await reminders(id)).toEqual([])
  })

  test('one that waits for the mail server is dropped when the session is cancelled meanwhile', async () => {
    const server = await smtpServer()
    await server.stop()
    const mailer = createMailer({ ...app.config, smtpUrl: server.url })
    handlers = taskHandlers(app, mailer)
    const id = await book()
    await run()
    clock.set(before(24))
    await run()
    expect(await reminders(id)).toMatchObject([{ status: 'queued' }, { status: 'queued' }])
    await db.booking.update({ where: { id }, data: { status: 'cancelled' } })
    await server.start()
    clock.advance(10 * 60_000)
    await run()
    mailer.close()
    expect(await reminders(id)).toMatchObject([{ status: 'dropped' }, { status: 'dropped' }])
    // Nor does a confirmation go out any more.
    expect(server.received).toEqual([])
  })
})

test('a lost job is found again by the sweep, and only then', async () => {
  await db.booking.updateMany({ where: { status: 'confirmed' }, data: { status: 'completed' } })
  const id = await book()
  await loseJobs(app)
  clock.set(before(23))
  await handlers.sweep()
  expect((await run()).filter((task) => task === 'remindOfSession')).toHaveLength(1)
  expect(await reminders(id)).toHaveLength(2)
  await handlers.sweep()
  expect((await run()).filter((task) => task === 'remindOfSession')).toHaveLength(0)
  await loseJobs(app)
  clock.set(before(0.9))
  await handlers.sweep()
  await run()
  expect(await reminders(id)).toHaveLength(4)
})
