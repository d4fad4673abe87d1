/** Mails about messages that nobody has read: when, how often, and in what words. */
import { DAY_MS, MINUTE_MS, SECOND_MS } from '../../rules/time/durations.ts'
import { beforeEach, expect, test } from 'vitest'
import { inTransaction } from '../../database/transaction.ts'
import type { MentorId, SideMember } from '../../graphql/identity.ts'
import { sendEmail } from '../../mail/mail.jobs.ts'
import { createMailer } from '../../mail/mailer.ts'
import { storeUpload } from '../../media/upload.ts'
import { istInstant } from '../../rules/time/time.ts'
import { testApp } from '../../testing/app.ts'
import { bookPlan } from '../../testing/bookings.ts'
import { menteeAccount, mentorAccount } from '../../testing/people.ts'
import { loseJobs, sweep } from '../../testing/jobs.ts'
import { sendDigests } from './digests.ts'
import { markConversationRead } from './markConversationRead.graphql.ts'
import { sendChatMessage } from './sendChatMessage.graphql.ts'

const tested = await testApp({ config: { rateLimitFactor: 1_000 } })
const { app, db, clock } = tested
const NOON = istInstant('2026-11-26', '12:00')

let mentor: SideMember
let mentee: SideMember
let conversationId: number

beforeEach(async () => {
  clock.set('2026-11-21T04:30:00Z')
  const asha = await mentorAccount(db, { name: 'Asha Rao' })
  const ravi = await menteeAccount(db, { name: 'Ravi Jain' })
  const plan = await bookPlan(tested, { mentorId: asha.id, menteeId: ravi.id, startDate: '2026-11-25' })
  conversationId = plan.subscriptionId
  mentor = { type: 'mentor', id: asha.id, sessionHash: 'any' }
  mentee = { type: 'mentee', id: ravi.id, sessionHash: 'any' }
  await loseJobs(app)
  await db.email.deleteMany()
  await db.conversationReader.updateMany({ data: { unreadSince: null } })
  clock.set(NOON)
})

const write = (from: SideMember, message: string, attachments: { fileId: string; name: string }[] = []) =>
  sendChatMessage(app, from, { conversationId, clientId: crypto.randomUUID(), message, attachments })
const read = (who: SideMember, upTo: number) => markConversationRead(app, who, { conversationId, upTo })
/** Minutes after noon the sweep goes by; the subjects of all mails so far, oldest first. */
async function mailsAt(minutes: number, seconds = 0) {
  clock.set(new Date(NOON.getTime() + minutes * MINUTE_MS + seconds * SECOND_MS))
  await sendDigests(app)
  const rows = await db.email.findMany({ where: { kind: 'chat-unread' }, orderBy: { id: 'asc' } })
  return rows.map(({ subject }) => subject)
}

const ONE = 'New message from Asha Rao'
const TWO = '2 new messages from Asha Rao'
const DAY = DAY_MS / MINUTE_MS

test('a message that was not read for ten minutes makes one mail, however many come after it', async () => {
  await write(mentor, 'Look at the drift first.')
  expect(await mailsAt(9, 59)).toEqual([])
  expect(await mailsAt(10)).toEqual([ONE])
  expect(await mailsAt(10)).toEqual([ONE])
  await write(mentor, 'And then at the soil report.')
  expect(await mailsAt(60)).toEqual([ONE])
})

test('once it was read, new messages make a mail of their own after ten minutes', async () => {
  await write(mentor, 'Look at the drift first.')
  expect(await mailsAt(10)).toEqual([ONE])
  await read(mentee, 1)
  await write(mentor, 'And then at the soil report.')
  expect(await mailsAt(19, 59)).toEqual([ONE])
  expect(await mailsAt(20)).toEqual([ONE, ONE])
})

test('while it is not read, new messages are told of a day later; the same ones never again', async () => {
  await write(mentor, 'Look at the drift first.')
  expect(await mailsAt(10)).toEqual([ONE])
  expect(await mailsAt(10 + DAY)).toEqual([ONE])
  await write(mentor, 'And then at the soil report.')
  // It is a day since the last one, but ten minutes are for every message.
  expect(await mailsAt(19 + DAY)).toEqual([ONE])
  expect(await mailsAt(20 + DAY)).toEqual([ONE, TWO])
  expect(await mailsAt(20 + 3 * DAY)).toEqual([ONE, TWO])
})

test('what was read in time, and what one has written oneself, is not mailed', async () => {
  await write(mentor, 'Look at the drift first.')
  await write(mentee, 'I will.')
  await read(mentee, 1)
  await read(mentor, 2)
  expect(await mailsAt(60)).toEqual([])
})

test('each side has mails of its own', async () => {
  await write(mentor, 'Look at the drift first.')
  await write(mentee, 'Which file?')
  expect((await mailsAt(10)).toSorted()).toEqual([ONE, 'New message from Ravi Jain'])
  const rows = await db.email.findMany({ where: { kind: 'chat-unread' } })
  const [toMentor, toMentee] = ['mentor', 'mentee'].map((type) => rows.find((row) => row.recipientType === type))
  expect(toMentor?.text).toContain(`/mentor-dashboard?tab=inbox&conversation=${conversationId}`)
  expect(toMentee?.text).toContain(`/mentor/${mentor.id}?chat=open`)
})

test('two sweeps at the same moment make one mail', async () => {
  await write(mentor, 'Look at the drift first.')
  await write(mentee, 'Which file?')
  clock.set(new Date(NOON.getTime() + 10 * MINUTE_MS))
  await Promise.all(Array.from({ length: 6 }, () => sendDigests(app)))
  expect(await db.email.count({ where: { kind: 'chat-unread' } })).toBe(2)
})

test('the sweep of every minute finds them, and one that cannot be mailed keeps no other from it', async () => {
  const [broken, whole] = [conversationId, await anotherPlan()]
  await write(mentor, 'Look at the drift first.')
  conversationId = whole
  await write(mentor, 'Look at the drift first.')
  await db.$executeRawUnsafe(`
    CREATE FUNCTION break_mail() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN IF NEW.dedupe_key LIKE 'chat-unread:${broken}:%' THEN RAISE 'broken'; END IF; RETURN NEW; END $$;
  `)
  await db.$executeRaw`CREATE TRIGGER break_mail BEFORE INSERT ON emails FOR EACH ROW EXECUTE FUNCTION break_mail()`
  try {
    clock.set(new Date(NOON.getTime() + 10 * MINUTE_MS))
    await sweep(app)
  } finally {
    await db.$executeRaw`DROP FUNCTION break_mail() CASCADE`
  }
  const keys = () => db.email.findMany({ where: { kind: 'chat-unread' }, select: { dedupeKey: true } })
  expect(await keys()).toEqual([{ dedupeKey: `chat-unread:${whole}:mentee:1` }])
  expect(tested.log).toContainEqual(
    expect.objectContaining({ level: 'error', message: 'A row could not be done, the others continue' }),
  )
  // Nothing of it was written down: the next sweep mails it.
  await sendDigests(app)
  expect(await keys()).toHaveLength(2)
})

async function anotherPlan(): Promise<number> {
  const other = await menteeAccount(db, { name: 'Meera Nair' })
  const plan = await bookPlan(tested, { mentorId: mentor.id as MentorId, menteeId: other.id, startDate: '2026-11-26' })
  return plan.subscriptionId
}

test('nobody is mailed about someone they have blocked', async () => {
  await write(mentor, 'Look at the drift first.')
  await db.conversationBlock.create({ data: { mentorId: mentor.id, menteeId: mentee.id, blockedBy: 'mentee' } })
  expect(await mailsAt(10)).toEqual([])
  // Who was blocked hears of what they have not read.
  await db.conversationBlock.deleteMany()
  await write(mentee, 'Which file?')
  await db.conversationBlock.create({ data: { mentorId: mentor.id, menteeId: mentee.id, blockedBy: 'mentee' } })
  expect(await mailsAt(30)).toEqual(['New message from Ravi Jain'])
})

test('a conversation that is over still tells, and says so', async () => {
  clock.set(istInstant('2026-12-24', '23:55'))
  await write(mentor, 'Good luck!')
  clock.set(istInstant('2026-12-25', '00:05'))
  await sendDigests(app)
  const [mail] = await db.email.findMany({ where: { kind: 'chat-unread' } })
  expect(mail?.text).toContain('The Advanced package has ended. You can still read the messages.')
})

test('a mail that waits is dropped once it was read, when the reader blocks the other, and with the account', async () => {
  const mailer = createMailer(app.config)
  const statusAfter = async (change: () => Promise<unknown>) => {
    await write(mentor, 'Look at the drift first.')
    clock.advance(11 * MINUTE_MS)
    await sendDigests(app)
    const { id } = await db.email.findFirstOrThrow({ where: { kind: 'chat-unread' }, orderBy: { id: 'desc' } })
    await change()
    await sendEmail(app, mailer, id)
    return (await db.email.findUnique({ where: { id } }))?.status
  }
  expect(await statusAfter(() => read(mentee, 1))).toBe('dropped')
  expect(await statusAfter(() => write(mentor, 'And the soil report.'))).toBe('kept')
  await read(mentee, 100)
  expect(
    await statusAfter(() =>
      db.conversationBlock.create({ data: { mentorId: mentor.id, menteeId: mentee.id, blockedBy: 'mentee' } }),
    ),
  ).toBe('dropped')
  await db.conversationBlock.deleteMany()
  await read(mentee, 100)
  expect(await statusAfter(() => db.planSubscription.delete({ where: { id: conversationId } }))).toBe('dropped')
})

test('the newest three are shown by their first lines, and what was sent with them by its kind', async () => {
  const uploader = `mentor:${mentor.id}`
  const pdf = Buffer.from('%PDF-1.7\n%%EOF\n')
  const { id: fileId } = await storeUpload(app, { bytes: pdf, declared: 'application/pdf', uploader })
  for (const message of ['The first', 'The second', '<b>One</b>\ntwo\nthree\nfour', 'x'.repeat(400)])
    await write(mentor, message)
  await write(mentor, '', [{ fileId, name: 'Report.pdf' }])
  await mailsAt(10)
  const { subject, text, html } = await db.email.findFirstOrThrow({ where: { kind: 'chat-unread' } })
  expect(subject).toBe('5 new messages from Asha Rao')
  expect(text).toContain('You have 5 unread messages from Asha Rao. The newest 3:')
  expect(text).toContain('Thu 26 Nov, 12:00 pm IST: <b>One</b>\ntwo\nthree…')
  expect(text).toContain(`${'x'.repeat(280)}…\n`)
  expect(text).toContain('Sent a document.')
  expect(text).not.toContain('four')
  expect(text).not.toContain('The second')
  expect(html).toContain('&lt;b&gt;One&lt;/b&gt;<br>two')
  expect(html).not.toContain('<b>One')
  await inTransaction(db, (tx) => tx.email.deleteMany())
})
