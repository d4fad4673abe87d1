/** Without a server mails wait and are counted; the words of what will not be sent go. */
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../rules/time/durations.ts'
import { beforeEach, expect, test } from 'vitest'
import { resendConfirmation } from '../accounts/accountActs.graphql.ts'
import type { App } from '../app.ts'
import { inTransaction } from '../database/transaction.ts'
import type { Email } from '../generated/prisma/client.ts'
import { typed } from '../graphql/typed.ts'
import { registerMentee } from '../mentees/registerMentee.graphql.ts'
import { testApp } from '../testing/app.ts'
import { asGuest, expectResult } from '../testing/client.ts'
import { loseJobs, runDueJobs, taskHandlers } from '../testing/jobs.ts'
import { menteeAccount, PASSWORD } from '../testing/people.ts'
import { smtpServer } from '../testing/smtp.ts'
import { resolveEmail } from './unsentMails.ts'
import { createMailer } from './mailer.ts'
import { queueEmail } from './outbox.ts'

const FORGOT = typed(`mutation ($input: ForgotPasswordInput!) {
  forgotPassword(input: $input) { __typename ... on ForgotPasswordPayload { message } }
}`)
const { app, db, clock } = await testApp()
const server = await smtpServer()
const none = createMailer({ ...app.config, sendsMail: false })
const production = createMailer({ ...app.config, isProduction: true })
const mailbox = createMailer(app.config)
let serial = 0

beforeEach(async () => {
  await loseJobs(app)
  await db.email.deleteMany()
})

async function queue(data: Partial<Pick<Email, 'validUntil' | 'status' | 'resolvedAt'>> = {}): Promise<number> {
  const dedupeKey = `waiting:${(serial += 1)}`
  await inTransaction(db, (tx) =>
    queueEmail(tx, app, {
      kind: 'test',
      dedupeKey,
      to: 'a@test.example',
      recipient: null,
      about: null,
      subject: 'Hello',
      content: { heading: 'Hello', paragraphs: ['A secret link'] },
    }),
  )
  return (await db.email.update({ where: { dedupeKey }, data: { createdAt: clock.now(), ...data } })).id
}

const later = (ms: number) => new Date(clock.now().getTime() + ms)
/** What is left of it. */
async function state(id: number): Promise<string> {
  const { status, html, text } = await db.email.findUniqueOrThrow({ where: { id } })
  return `${status} ${html || text ? 'with words' : 'wiped'}`
}

test.each([
  ['none', none],
  ['production', production],
])('with %s for a server they wait, are not tried in vain, and go out once there is one', async (_name, mailer) => {
  const id = await queue()
  expect(await runDueJobs(app, taskHandlers(app, mailer))).toEqual(['sendEmail'])
  expect(await state(id)).toBe('queued with words')
  clock.advance(HOUR_MS)
  await taskHandlers(app, mailer).sweep()
  expect(await runDueJobs(app, taskHandlers(app, mailer))).toEqual([])
  const smtp = createMailer({ ...app.config, smtpUrl: server.url })
  await taskHandlers(app, smtp).sweep()
  await runDueJobs(app, taskHandlers(app, smtp))
  smtp.close()
  expect(await state(id)).toBe('sent wiped')
  expect(server.received).toHaveLength(1)
  server.received.length = 0
})

test('who asks for a mail where none is sent is told so', async () => {
  const told = async (asked: App) => {
    const { data } = await asGuest(asked).run(FORGOT, { input: { email: 'asha@test.example' } })
    return expectResult(data.forgotPassword, 'ForgotPasswordPayload').message
  }
  expect(await told(app)).toContain('a password reset link is on its way')
  expect(await told({ ...app, config: { ...app.config, sendsMail: false } })).toBe(
    `This site sends no emails at present. Write to ${app.config.supportEmail} instead.`,
  )
})

test('in development they are kept for the mailbox', async () => {
  const id = await queue()
  await runDueJobs(app, taskHandlers(app, mailbox))
  await taskHandlers(app, mailbox).sweep()
  expect(await state(id)).toBe('kept with words')
  await taskHandlers(app, production).sweep()
  expect(await state(id)).toBe('kept wiped')
})

test('one that waits is dropped and wiped at the end of its time, or after 30 days', async () => {
  const [short, long] = [await queue({ validUntil: later(HOUR_MS) }), await queue()]
  clock.advance(HOUR_MS)
  await taskHandlers(app, none).sweep()
  // It may just be under way.
  expect(await state(short)).toBe('queued with words')
  clock.advance(5 * MINUTE_MS)
  await taskHandlers(app, none).sweep()
  expect([await state(short), await state(long)]).toEqual(['dropped wiped', 'queued with words'])
  clock.advance(30 * DAY_MS)
  await taskHandlers(app, none).sweep()
  expect(await state(long)).toBe('dropped wiped')
})

test('one that is not true when its turn comes loses its words', async () => {
  const id = await queue({ validUntil: later(-1) })
  await runDueJobs(app, taskHandlers(app, mailbox))
  expect(await state(id)).toBe('dropped wiped')
})

test('one that was given up keeps them while an administrator may send it again', async () => {
  const seen = await queue({ status: 'failed' })
  const over = await queue({ status: 'failed', validUntil: later(HOUR_MS) })
  const unseen = await queue({ status: 'failed' })
  await inTransaction(db, (tx) => resolveEmail(tx, app, seen))
  const states = async () => {
    await taskHandlers(app, mailbox).sweep()
    return [await state(seen), await state(over), await state(unseen)]
  }
  expect(await states()).toEqual(['failed wiped', 'failed with words', 'failed with words'])
  clock.advance(HOUR_MS)
  expect(await states()).toEqual(['failed wiped', 'failed wiped', 'failed with words'])
  clock.advance(7 * DAY_MS)
  expect(await states()).toEqual(['failed wiped', 'failed wiped', 'failed wiped'])
})

test('a mail with a link that ends is not sent after it', async () => {
  const registration = {
    name: 'Asha Rao',
    email: 'asha@test.example',
    password: PASSWORD,
    currentLevel: 'Final Year Student',
  }
  const origin = { ip: '127.0.0.1', userAgent: null }
  await registerMentee(app, { ...registration, linkedinUrl: 'https://www.linkedin.com/in/a' } as never, origin)
  await resendConfirmation(app, { type: 'mentee', id: (await menteeAccount(db)).id })
  const mails = await db.email.findMany({ where: { text: { contains: 'token=' } } })
  expect(mails.map(({ validUntil }) => validUntil)).toEqual([later(7 * DAY_MS), later(7 * DAY_MS)])
})
