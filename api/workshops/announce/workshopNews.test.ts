/** What registered people hear of their workshop: each once, and only while it is true. */
import { isStillTrue } from '../../mail/mail.jobs.ts'
import { istInstant } from '../../rules/time/time.ts'
import { beforeEach, describe, expect, test } from 'vitest'
import { inTransaction } from '../../database/transaction.ts'
import type { MentorId } from '../../graphql/identity.ts'
import { NotAllowedError, NotFoundError, RateLimitedError } from '../../rules/userErrors.ts'
import { testApp } from '../../testing/app.ts'
import { makeMentee, makeMentor, makeRegistration, makeWorkshop } from '../../testing/factories.ts'
import { loseJobs, runDueJobs, sweep, taskHandlers } from '../../testing/jobs.ts'
import { cancelWorkshop } from '../manage/cancelWorkshop.graphql.ts'
import { setWorkshopMeetingLink } from '../manage/setWorkshopMeetingLink.graphql.ts'
import { updateWorkshop } from '../manage/updateWorkshop.graphql.ts'
import { resendWorkshopTicket } from '../register/ticketActs.graphql.ts'
import { announceCancelledRegistration } from './announceCancelledRegistration.ts'
import { announceRegistration, announceUnconfirmed } from './announceTicket.ts'
import { MessageNotPossibleError, sendWorkshopMessage } from './sendWorkshopMessage.graphql.ts'

const { app, db, clock } = await testApp()
const handlers = taskHandlers(app)
const LINK = 'https://meet.test.example/class'
const ADMIN = { type: 'administrator', id: 1, username: 'admin', uploader: { type: 'admin', id: 1 } } as const

beforeEach(async () => {
  clock.set('2026-11-21T04:30:00Z')
  await loseJobs(app)
  await db.email.deleteMany()
  await db.workshop.deleteMany()
})

/** Of 5 December 2026, 4:00 pm IST, with so many registered people. */
async function workshopOf(people: number, data: Parameters<typeof makeWorkshop>[1] = {}) {
  const mentor = await makeMentor(db, { name: 'Asha Pillai' })
  const instructor = { mentorId: mentor.id, instructorName: mentor.name }
  const workshop = await makeWorkshop(db, { ...instructor, title: 'Drift by hand', ...data })
  const ids: number[] = []
  for (let count = 0; count < people; count += 1)
    ids.push((await makeRegistration(db, workshop.id, { amount: workshop.price })).id)
  for (const id of ids) await inTransaction(db, (tx) => announceRegistration(tx, app, id))
  return { mentor, workshop, id: workshop.id, ids }
}

const mailsOf = (kind: string) => db.email.findMany({ where: { kind }, orderBy: { id: 'asc' } })

/** What a calendar program reads: the lines by their names. */
function linesOf(ics: string | null): Record<string, string> {
  const lines = (ics ?? '').replaceAll(/\r\n[ \t]/g, '').split('\r\n')
  return Object.fromEntries(lines.map((line) => [line.split(/[:;]/)[0]!, line.slice(line.indexOf(':') + 1)]))
}

/** Time goes on, job by job. */
async function goTo(instant: string | Date) {
  clock.set(instant)
  await sweep(app)
  await runDueJobs(app, handlers)
}

describe('registered', () => {
  test('the mail has time, link, ticket, rule and calendar file; the end is that of the duration', async () => {
    const { ids } = await workshopOf(1, { meetingLink: LINK })
    const [mail] = await mailsOf('workshop-registered')
    const { code } = await db.workshopRegistration.findUniqueOrThrow({ where: { id: ids[0]! } })
    for (const words of [
      'Sat 5 Dec, 4:00 pm IST',
      LINK,
      `/workshop-tickets/${code}`,
      '₹499',
      'Cancel on your ticket until Fri 4 Dec, 4:00 pm IST for a full refund.',
    ])
      expect(mail!.text).toContain(words)
    expect(linesOf(mail!.ics)).toMatchObject({
      UID: `workshop-registration-${ids[0]}@localhost`,
      METHOD: 'PUBLISH',
      DTSTART: '20261205T103000Z',
      DTEND: '20261205T130000Z',
      SEQUENCE: '0',
    })
  })

  test('without a link it says that one follows; a mail to someone without a seat never has it', async () => {
    await workshopOf(1)
    expect((await mailsOf('workshop-registered'))[0]!.text).toContain('The link will follow by email before the start')
    const { id } = await makeWorkshop(db, { meetingLink: LINK, price: 0 })
    const waiting = { seat: 'none', paymentStatus: 'pending', registeredAt: null } as const
    const { id: unconfirmed } = await makeRegistration(db, id, waiting)
    await inTransaction(db, (tx) => announceUnconfirmed(tx, app, unconfirmed))
    await inTransaction(db, (tx) => announceUnconfirmed(tx, app, unconfirmed))
    await inTransaction(db, (tx) => announceRegistration(tx, app, unconfirmed))
    const [mail, ...others] = await db.email.findMany({
      where: { dedupeKey: { startsWith: `registration:${unconfirmed}:` } },
    })
    expect(others).toEqual([])
    expect([mail!.text, mail!.html, mail!.ics].join(' ')).not.toContain('meet.test.example')
  })

  test('a mail that asks for a confirmation says for whom; other details in the same hour are mailed too', async () => {
    const { id } = await makeWorkshop(db, { price: 0 })
    const waiting = { seat: 'none', paymentStatus: 'pending', registeredAt: null } as const
    const { id: asked } = await makeRegistration(db, id, { ...waiting, name: 'Neha Verma', phone: '+91 98450 11111' })
    await inTransaction(db, (tx) => announceUnconfirmed(tx, app, asked))
    await db.workshopRegistration.update({
      where: { id: asked },
      data: { name: 'Mallory Evil', phone: '+91 98450 22222' },
    })
    await inTransaction(db, (tx) => announceUnconfirmed(tx, app, asked))
    const mails = await db.email.findMany({
      where: { dedupeKey: { startsWith: `registration:${asked}:` } },
      orderBy: { id: 'asc' },
    })
    expect(mails.map(({ text }) => [text.includes('Neha Verma'), text.includes('+91 98450 11111')])).toEqual([
      [true, true],
      [false, false],
    ])
    expect(mails[1]!.text).toContain('Mallory Evil')
    expect(mails[1]!.text).toContain('+91 98450 22222')
  })

  test('what people write starts no line of a calendar file and no header', async () => {
    const hostile = 'Drift\r\nATTENDEE:mailto:evil@x.example\r\n"x";\\n\u202Egpj'
    await workshopOf(1, { title: hostile, instructorName: `Asha\r\nURL:https://evil.example` })
    const [mail] = await mailsOf('workshop-registered')
    expect(mail!.subject).not.toMatch(/[\r\n\u202E]/)
    expect(mail!.ics).not.toMatch(/^(ATTENDEE|URL)/m)
    expect(linesOf(mail!.ics)['SUMMARY']).toContain('ATTENDEE:mailto:evil@x.example')
  })
})

describe('reminders', () => {
  test('come a day and an hour before, once, with the link of that moment', async () => {
    const { id } = await workshopOf(2)
    await goTo(istInstant('2026-12-04', '15:59'))
    expect(await mailsOf('workshop-reminder')).toEqual([])
    await setWorkshopMeetingLink(app, ADMIN, { id, meetingLink: LINK })
    await goTo(istInstant('2026-12-04', '16:00'))
    await sweep(app)
    expect(await mailsOf('workshop-reminder')).toHaveLength(2)
    expect((await mailsOf('workshop-reminder'))[0]!.text).toContain(LINK)
    await goTo(istInstant('2026-12-05', '15:00'))
    await sweep(app)
    await runDueJobs(app, handlers)
    expect((await mailsOf('workshop-reminder')).map(({ subject }) => subject.split(':')[0])).toEqual([
      'Reminder',
      'Reminder',
      'Starting soon',
      'Starting soon',
    ])
  })

  test('say nothing of a seat that was given back, a workshop that is off, or a time that has changed', async () => {
    const { ids, id } = await workshopOf(2)
    await db.workshopRegistration.update({ where: { id: ids[0]! }, data: { seat: 'none', cancelledAt: clock.now() } })
    await updateWorkshop(app, ADMIN, { id, date: '2026-12-06' })
    await goTo(istInstant('2026-12-04', '16:00'))
    expect(await mailsOf('workshop-reminder')).toEqual([])
    await goTo(istInstant('2026-12-05', '16:00'))
    const [mail, ...others] = await mailsOf('workshop-reminder')
    expect(others).toEqual([])
    expect(await isStillTrue(app, mail!, clock.now())).toBe(true)
    await cancelWorkshop(app, ADMIN, { id, reason: 'The hall is flooded.' })
    expect(await isStillTrue(app, mail!, clock.now())).toBe(false)
    await goTo(istInstant('2026-12-06', '15:00'))
    expect(await mailsOf('workshop-reminder')).toHaveLength(1)
  })

  test('are made up for when the process was away or was killed in the middle', async () => {
    const { id, ids } = await workshopOf(3)
    await goTo(istInstant('2026-12-04', '16:03'))
    expect(await mailsOf('workshop-reminder')).toHaveLength(3)
    await db.email.deleteMany({ where: { dedupeKey: { startsWith: `registration:${ids[1]}:reminder` } } })
    await sweep(app)
    await runDueJobs(app, handlers)
    expect(await mailsOf('workshop-reminder')).toHaveLength(3)
    expect(id).toBeGreaterThan(0)
  })
})

describe('a change', () => {
  test('of the time says what was and what is, the right to cancel, and replaces the calendar entry; once', async () => {
    const { id } = await workshopOf(2)
    await updateWorkshop(app, ADMIN, { id, date: '2026-12-07', time: '18:00' })
    await runDueJobs(app, handlers)
    await handlers.tellTimeChange({ workshopId: id, from: null })
    const mails = await mailsOf('workshop-moved')
    expect(mails).toHaveLength(2)
    expect(mails[0]!.text).toContain('has moved from Sat 5 Dec, 4:00 pm IST to Mon 7 Dec, 6:00 pm IST')
    expect(mails[0]!.text).toContain('you can cancel before it starts.')
    expect(linesOf(mails[0]!.ics)).toMatchObject({ SEQUENCE: '1', DTSTART: '20261207T123000Z' })
    // The mail before is silent if it has not been sent yet.
    await updateWorkshop(app, ADMIN, { id, time: '19:00' })
    await runDueJobs(app, handlers)
    const [first, , third] = await mailsOf('workshop-moved')
    expect(await isStillTrue(app, first!, clock.now())).toBe(false)
    expect(await isStillTrue(app, third!, clock.now())).toBe(true)
  })

  test('that nobody was told of yet is told as one', async () => {
    const { id } = await workshopOf(1)
    await updateWorkshop(app, ADMIN, { id, time: '18:00' })
    await updateWorkshop(app, ADMIN, { id, time: '20:00' })
    await runDueJobs(app, handlers)
    const [mail, ...others] = await mailsOf('workshop-moved')
    expect(others).toEqual([])
    expect(mail!.text).toContain('has moved from Sat 5 Dec, 4:00 pm IST to Sat 5 Dec, 8:00 pm IST')
  })

  test('reaches everybody although one cannot be told, and whoever the killed job has left out', async () => {
    const { id, ids } = await workshopOf(3)
    await updateWorkshop(app, ADMIN, { id, time: '18:00' })
    await loseJobs(app)
    await db.$executeRawUnsafe(`CREATE FUNCTION bad() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE 'bad'; END $$`)
    await db.$executeRawUnsafe(
      `CREATE TRIGGER bad BEFORE INSERT ON emails FOR EACH ROW WHEN (NEW.dedupe_key LIKE 'registration:${ids[1]}:%') EXECUTE FUNCTION bad()`,
    )
    await expect(handlers.tellTimeChange({ workshopId: id, from: null })).rejects.toThrow('1 of 3 rows')
    await db.$executeRawUnsafe('DROP TRIGGER bad ON emails')
    await db.$executeRawUnsafe('DROP FUNCTION bad')
    expect(await mailsOf('workshop-moved')).toHaveLength(2)
    clock.set('2026-11-21T04:33:00Z')
    await sweep(app)
    await runDueJobs(app, handlers)
    expect(await mailsOf('workshop-moved')).toHaveLength(3)
  })

  test('of the link is told once, with the new one only', async () => {
    const { id } = await workshopOf(1, { meetingLink: `${LINK}-old` })
    await setWorkshopMeetingLink(app, ADMIN, { id, meetingLink: LINK })
    await setWorkshopMeetingLink(app, ADMIN, { id, meetingLink: LINK })
    await runDueJobs(app, handlers)
    const [mail, ...others] = await mailsOf('workshop-link')
    expect(others).toEqual([])
    expect(mail!.text).toContain(LINK)
    expect(mail!.text).not.toContain(`${LINK}-old`)
    expect(linesOf(mail!.ics)).toMatchObject({ SEQUENCE: '1', LOCATION: LINK })
  })
})

describe('another instructor', () => {
  test('is told once to everyone who is registered, with what they can do and a newer calendar file', async () => {
    const { id } = await workshopOf(2)
    const { id: mentorId } = await makeMentor(db, { name: 'Ravi Das' })
    await updateWorkshop(app, ADMIN, { id, mentorId })
    await updateWorkshop(app, ADMIN, { id, mentorId })
    await runDueJobs(app, handlers)
    const [mail, ...others] = await mailsOf('workshop-instructor')
    expect(others).toHaveLength(1)
    expect(mail!.text).toContain('Ravi Das now holds "Drift by hand" on Sat 5 Dec, 4:00 pm IST.')
    expect(mail!.text).toContain('If it doesn’t suit you, you can cancel before it starts.')
    expect(linesOf(mail!.ics)).toMatchObject({ SEQUENCE: '1' })
    expect(linesOf(mail!.ics)['DESCRIPTION']).toContain('With Ravi Das')
    expect(await mailsOf('workshop-moved')).toEqual([])
  })
})

describe('an end', () => {
  test('by its holder says the figure, none when there is none, and takes it out of the calendar', async () => {
    const { ids } = await workshopOf(2)
    for (const [index, refund] of [49_900, 0].entries())
      await inTransaction(db, async (tx) => {
        await tx.workshopRegistration.update({
          where: { id: ids[index]! },
          data: { seat: 'none', cancelledAt: clock.now() },
        })
        await announceCancelledRegistration(tx, app, ids[index]!, { refund })
      })
    const [all, none] = await mailsOf('registration-cancelled')
    expect(all!.text).toContain(
      '₹499 will be refunded to the account you paid from, usually within 5 to 7 working days.',
    )
    expect(none!.text).toContain('There is no refund.')
    expect(none!.text).not.toContain('₹')
    expect(linesOf(all!.ics)).toMatchObject({ METHOD: 'CANCEL', STATUS: 'CANCELLED', SEQUENCE: '1' })
    const [confirmed] = await mailsOf('workshop-registered')
    expect(await isStillTrue(app, confirmed!, clock.now())).toBe(false)
  })

  test('by the organiser gives the reason in their words', async () => {
    const { id, mentor } = await workshopOf(1, { price: 0 })
    await cancelWorkshop(
      app,
      { ...ADMIN, type: 'mentor', id: mentor.id },
      { id, reason: 'I am ill. I will offer it again in January.' },
    )
    await runDueJobs(app, handlers)
    await sweep(app)
    const [mail, ...others] = await mailsOf('workshop-cancelled')
    expect(others).toEqual([])
    expect(mail!.text).toContain('Asha Pillai cancelled the workshop "Drift by hand" on Sat 5 Dec, 4:00 pm IST.')
    expect(mail!.text).toContain('The reason: I am ill. I will offer it again in January.')
    expect(linesOf(mail!.ics)).toMatchObject({ METHOD: 'CANCEL', SEQUENCE: '2' })
  })
})

describe('a message of the organiser', () => {
  const message = 'Please bring a scale and a calculator.'
  const by = (id: MentorId) => ({ type: 'mentor', id }) as const
  const send = (mentorId: MentorId, workshopId: number, clientId: string = crypto.randomUUID()) =>
    sendWorkshopMessage(app, by(mentorId), { workshopId, clientId, message })

  test('is refused to a mentor who has lost the acceptance', async () => {
    const { id, mentor } = await workshopOf(1)
    await db.mentor.update({ where: { id: mentor.id }, data: { status: 'rejected' } })
    await expect(send(mentor.id, id)).rejects.toThrow(NotAllowedError)
    expect(await db.workshopMessage.count({ where: { workshopId: id } })).toBe(0)
  })

  test('goes to whoever is registered then and still is, once, with its sender and why', async () => {
    const { id, ids, mentor } = await workshopOf(3)
    await send(mentor.id, id)
    clock.set('2026-11-21T04:31:00Z')
    await makeRegistration(db, id, { registeredAt: clock.now(), email: 'later@x.example' })
    await db.workshopRegistration.update({ where: { id: ids[1]! }, data: { seat: 'none', cancelledAt: clock.now() } })
    await runDueJobs(app, handlers)
    const { id: messageId } = await db.workshopMessage.findFirstOrThrow()
    await handlers.mailWorkshopMessage({})
    const mails = await mailsOf('workshop-message')
    expect(mails.map(({ dedupeKey }) => dedupeKey)).toEqual(
      [ids[0], ids[2]].map((registration) => `registration:${registration}:message:${messageId}`),
    )
    expect(mails[0]!.subject).toBe('Message from Asha Pillai about Drift by hand')
    expect(mails[0]!.text).toContain(message)
    expect(mails[0]!.text).toContain('because you are registered for "Drift by hand"')
    expect(await db.workshopMessage.findFirstOrThrow()).toMatchObject({ number: 1, recipients: 3, sentBy: 'mentor' })
  })

  test('is text: neither markup nor links of its own', async () => {
    const { id, mentor } = await workshopOf(1)
    const evil = 'Look: <a href="https://evil.example">here</a> https://evil.example/x <img src=y>'
    await sendWorkshopMessage(app, by(mentor.id), { workshopId: id, clientId: crypto.randomUUID(), message: evil })
    await runDueJobs(app, handlers)
    const [mail] = await mailsOf('workshop-message')
    expect(mail!.html).not.toMatch(/href="[^"]*evil|<img/)
    expect(mail!.text).toContain('<a href="https://evil.example">here</a>')
  })

  test('repeated by its client is one; of two at once for the third place one is sent', async () => {
    const { id, mentor } = await workshopOf(1)
    const clientId = crypto.randomUUID()
    const same = await Promise.all([send(mentor.id, id, clientId), send(mentor.id, id, clientId)])
    expect(new Set(same).size).toBe(1)
    await send(mentor.id, id)
    const last = await Promise.allSettled([send(mentor.id, id), send(mentor.id, id)])
    expect(last.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    expect(await send(mentor.id, id, clientId)).toBe(same[0])
    await expect(send(mentor.id, id)).rejects.toThrow(MessageNotPossibleError)
    expect((await db.workshopMessage.findMany({ orderBy: { id: 'asc' } })).map(({ number }) => number)).toEqual([
      1, 2, 3,
    ])
  })

  test('is nobody else’s to send, and needs somebody to read it', async () => {
    const { id, mentor } = await workshopOf(0)
    const other = await makeMentor(db)
    await expect(send(other.id, id)).rejects.toThrow(NotFoundError)
    await expect(send(mentor.id, id)).rejects.toThrow('Nobody is registered for this workshop.')
  })

  test('whose job was lost in the middle reaches the others with the sweep', async () => {
    const { id, mentor } = await workshopOf(3)
    await send(mentor.id, id)
    await runDueJobs(app, handlers)
    await db.email.delete({ where: { id: (await mailsOf('workshop-message'))[1]!.id } })
    clock.set('2026-11-21T04:33:00Z')
    await sweep(app)
    await runDueJobs(app, handlers)
    expect(await mailsOf('workshop-message')).toHaveLength(3)
  })
})

test('an account that registered is notified beside the mail, with the way to its ticket', async () => {
  const mentee = await makeMentee(db)
  const { id } = await workshopOf(0)
  const registration = await makeRegistration(db, id, { menteeId: mentee.id, email: 'another@x.example' })
  await inTransaction(db, (tx) => announceRegistration(tx, app, registration.id))
  expect(await db.notification.findFirstOrThrow({ where: { userId: mentee.id } })).toMatchObject({
    type: 'workshop',
    link: `/workshop-tickets/${registration.code}`,
  })
  // The address is not the account's: a mail to it is nobody's but the address's.
  expect((await mailsOf('workshop-registered'))[0]).toMatchObject({ toAddress: 'another@x.example', recipientId: null })
})

describe('a lost ticket', () => {
  beforeEach(() => db.rateLimit.deleteMany())
  const ask = (workshopId: number, email: string, ip = '127.0.0.1') =>
    resendWorkshopTicket(app, { workshopId, email }, { ip })

  test('is mailed again to the address that has the seat, in any case, and to nobody else', async () => {
    const { id, ids } = await workshopOf(2, { meetingLink: LINK })
    const [own] = await db.workshopRegistration.findMany({ where: { id: ids[0]! } })
    const { email, code } = own!
    await db.workshopRegistration.update({ where: { id: ids[1]! }, data: { seat: 'none', cancelledAt: clock.now() } })
    const gone = await db.workshopRegistration.findUniqueOrThrow({ where: { id: ids[1]! } })
    for (const address of [email.toUpperCase(), gone.email, email.replace(/^./, '_'), 'nobody@test.example'])
      expect(await ask(id, address)).toBeUndefined()
    await ask((await workshopOf(0)).id, email)
    await runDueJobs(app, handlers)
    const [mail, ...others] = await mailsOf('workshop-ticket')
    expect(others).toEqual([])
    expect(mail).toMatchObject({ toAddress: email, subject: 'Your ticket: Drift by hand, Sat 5 Dec, 4:00 pm IST' })
    for (const part of [code, LINK, 'until Fri 4 Dec, 4:00 pm IST']) expect(mail!.text).toContain(part)
    expect(linesOf(mail!.ics)['UID']).toContain(`registration-${ids[0]}`)
  })

  test('is mailed once a request, however often its job runs; a moved workshop is cancelled until its start', async () => {
    const { id, ids } = await workshopOf(1)
    await db.workshop.update({ where: { id }, data: { timeChangedAt: clock.now() } })
    const { email } = await db.workshopRegistration.findUniqueOrThrow({ where: { id: ids[0]! } })
    for (let times = 0; times < 2; times++) await handlers.resendTicket({ requestId: 'one', workshopId: id, email })
    await handlers.resendTicket({ requestId: 'two', workshopId: id, email })
    const mails = await mailsOf('workshop-ticket')
    expect(mails).toHaveLength(2)
    expect(mails[0]!.text).toContain('until Sat 5 Dec, 4:00 pm IST')
  })

  test('of a workshop that is over leads to the ticket, and says nothing of cancelling', async () => {
    const { id, ids, workshop } = await workshopOf(1)
    clock.set(workshop.startsAt)
    const { email, code } = await db.workshopRegistration.findUniqueOrThrow({ where: { id: ids[0]! } })
    await handlers.resendTicket({ requestId: 'one', workshopId: id, email })
    const [mail] = await mailsOf('workshop-ticket')
    expect(mail!.text).toContain(code)
    expect(mail!.text).not.toMatch(/[Cc]ancel|calendar/)
    expect(mail!.ics).toBeNull()
  })

  test('is mailed six times a day at most, from whatever networks it is asked for, and nobody is kept from asking', async () => {
    const { id, ids } = await workshopOf(2)
    const [one, other] = await db.workshopRegistration.findMany({ where: { id: { in: ids } } })
    for (let network = 0; network < 4; network++)
      for (let times = 0; times < 3; times++) await ask(id, one!.email, `49.36.${network}.1`)
    await ask(id, other!.email)
    await runDueJobs(app, handlers)
    expect((await mailsOf('workshop-ticket')).map(({ toAddress }) => toAddress).toSorted()).toEqual(
      [...Array<string>(6).fill(one!.email), other!.email].toSorted(),
    )
  })

  test('three times an hour an address, known or not', async () => {
    const { id, ids } = await workshopOf(1)
    const { email } = await db.workshopRegistration.findUniqueOrThrow({ where: { id: ids[0]! } })
    for (const address of [email, 'unknown@test.example']) {
      for (let times = 0; times < 3; times++) await ask(id, address)
      await expect(ask(id, address.toUpperCase())).rejects.toThrow(RateLimitedError)
    }
  })
})
