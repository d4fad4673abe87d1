import { beforeEach, describe, expect, test } from 'vitest'
import { inTransaction } from '../database/transaction.ts'
import { testApp } from '../testing/app.ts'
import { jobTime, loseJobs, runDueJobs, taskHandlers } from '../testing/jobs.ts'
import { smtpAnswer, smtpServer } from '../testing/smtp.ts'
import { createMailer } from './mailer.ts'
import { queueEmail } from './outbox.ts'
import { sendEmail } from './mail.jobs.ts'

const { app, db, clock, log } = await testApp()
const server = await smtpServer()
const MINUTE = 60_000
const START = new Date('2026-11-21T04:30:00Z')

let mailer = createMailer({ ...app.config, smtpUrl: server.url })
let serial = 0

beforeEach(async () => {
  useServer()
  clock.set(START)
  server.on = {}
  server.received.length = 0
  log.length = 0
  await loseJobs(app)
  await db.email.deleteMany()
})

/** A process starts anew, with other settings of its connection. */
function useServer(settings = ''): void {
  mailer.close()
  mailer = createMailer({ ...app.config, smtpUrl: `${server.url}${settings}` })
}

async function queue(to = 'a@test.example', validUntil?: Date) {
  serial += 1
  const dedupeKey = `outage:${serial}`
  const mail = {
    kind: 'test',
    dedupeKey,
    to,
    recipient: null,
    about: null,
    subject: `Number ${serial}`,
    content: { heading: 'Hello', paragraphs: [] },
  }
  await inTransaction(db, (tx) => queueEmail(tx, app, { ...mail, ...(validUntil && { validUntil }) }))
  const email = await db.email.findUniqueOrThrow({ where: { dedupeKey } })
  return await db.email.update({ where: { id: email.id }, data: { createdAt: clock.now() } })
}
const row = (id: number) => db.email.findUniqueOrThrow({ where: { id } })
const run = () => runDueJobs(app, taskHandlers(app, mailer))
const refuse = (code: number, text: string) => () => {
  throw smtpAnswer(code, text)
}

/** Lets time pass as a worker would: every job at its time. */
async function pass(minutes: number, step = 15_000) {
  const end = clock.now().getTime() + minutes * MINUTE
  while (clock.now().getTime() < end) {
    clock.advance(step)
    await run()
  }
}

describe('the server is away', () => {
  test('for an hour: nothing is lost, each mail goes once, and within five minutes of its return', async () => {
    const before = await queue()
    await server.stop()
    await run()
    expect(await row(before.id)).toMatchObject({ status: 'queued', attempts: 1 })
    const meanwhile: number[] = []
    for (let n = 0; n < 12; n++) {
      await pass(5, MINUTE)
      meanwhile.push((await queue(`m${n}@test.example`)).id)
    }
    const tries = (await row(before.id)).attempts
    expect(tries, 'one knock each five minutes, not one a mail').toBeLessThan(20)
    await server.start()
    await pass(5, MINUTE)
    const all = [before.id, ...meanwhile]
    for (const id of all) expect(await row(id)).toMatchObject({ status: 'sent' })
    expect(server.received).toHaveLength(all.length)
    expect(new Set(server.received.map(({ messageId }) => messageId)).size).toBe(all.length)
    await pass(10, MINUTE)
    expect(server.received).toHaveLength(all.length)
  })

  test.each([
    ['it hangs after the greeting', { rcpt: () => new Promise<void>(() => {}) }],
    ['it hangs on the text', { data: () => new Promise<void>(() => {}) }],
    ['it closes: 421', { rcpt: refuse(421, '4.3.2 Closing') }],
    ['it greets with 554', { connect: refuse(554, '5.3.2 Not accepting mail') }],
  ])('%s: queued, and once it is back sent once', async (_how, on) => {
    const { id } = await queue()
    server.on = on
    // Impatient, so that the test need not wait; whoever is only slow meets the patient one below.
    useServer('?socketTimeout=150')
    await run()
    expect(await row(id)).toMatchObject({ status: 'queued', attempts: 1 })
    expect(await jobTime(app, `email:${id}`)).toEqual(new Date(START.getTime() + 15_000))
    server.on = {}
    useServer()
    await pass(1)
    expect(await row(id)).toMatchObject({ status: 'sent', lastError: null })
    expect(server.received).toHaveLength(1)
  })

  test('our password is refused: no fault of the mail, which is tried for days', async () => {
    const strict = await smtpServer({ credentials: { user: 'plumb', pass: 'right' } })
    mailer.close()
    mailer = createMailer({ ...app.config, smtpUrl: strict.url.replace('right', 'wrong') })
    const { id } = await queue()
    await run()
    clock.advance(5 * 24 * 60 * MINUTE)
    await run()
    expect(await row(id)).toMatchObject({ status: 'queued', attempts: 2 })
    mailer.close()
    mailer = createMailer({ ...app.config, smtpUrl: strict.url })
    await pass(1)
    expect(await row(id)).toMatchObject({ status: 'sent' })
  })

  test('while it is away nobody knocks for every mail', async () => {
    await server.stop()
    for (let n = 0; n < 20; n++) await queue()
    await run()
    expect(await db.email.count({ where: { attempts: { gt: 0 } } })).toBe(1)
    await server.start()
    await pass(1)
    expect(server.received).toHaveLength(20)
  })

  test.each([
    ['before the server has taken it: sent once', 1, 'data'],
    ['when the server has taken it and could not say so: at most twice', 2, 'accepted'],
  ] as const)('a connection that breaks %s, with the same Message-ID', async (_when, times, step) => {
    const { id, messageId } = await queue()
    server.on = {
      [step]: async () => {
        await server.stop()
        throw smtpAnswer(451, 'nobody hears this')
      },
    }
    await run()
    expect(await row(id)).toMatchObject({ status: 'queued' })
    server.on = {}
    await server.start()
    await pass(5)
    expect(await row(id)).toMatchObject({ status: 'sent' })
    expect(server.received.map((mail) => mail.messageId)).toEqual(Array.from({ length: times }, () => messageId))
  })

  test('a mail whose time is over when the server returns is dropped, not sent late', async () => {
    const { id } = await queue('a@test.example', new Date(START.getTime() + 30 * MINUTE))
    await server.stop()
    await run()
    await pass(31)
    await server.start()
    await pass(5)
    expect(await row(id)).toMatchObject({ status: 'dropped' })
    expect(server.received).toHaveLength(0)
  })
})

describe('the recipient', () => {
  test('that does not exist fails at once, with the reason, and no address in the log', async () => {
    const { id } = await queue('nobody@test.example')
    server.on = { rcpt: refuse(550, '5.1.1 <nobody@test.example>: user unknown') }
    await run()
    expect(await row(id)).toMatchObject({ status: 'failed', attempts: 1, lastError: expect.stringContaining('5.1.1') })
    expect(await jobTime(app, `email:${id}`)).toBeNull()
    expect(log).toMatchObject([{ level: 'error', fields: { emailId: id } }])
    expect(JSON.stringify(log)).not.toContain('nobody@')
  })

  test('does not stop the others', async () => {
    server.on = {
      rcpt: (_session, address) => {
        if (address.startsWith('gone')) throw smtpAnswer(550, '5.1.1 unknown')
      },
    }
    await queue('gone@test.example')
    const { id } = await queue()
    await run()
    expect(await row(id)).toMatchObject({ status: 'sent' })
  })

  test('that is greylisted gets it a little later, without holding up others', async () => {
    const { id } = await queue('grey@test.example')
    let asked = 0
    server.on = {
      rcpt: (_session, address) => {
        if (address.startsWith('grey') && ++asked < 3) throw smtpAnswer(451, '4.7.1 Greylisted, try again later')
      },
    }
    const other = await queue()
    await run()
    expect(await row(other.id)).toMatchObject({ status: 'sent' })
    expect(await row(id)).toMatchObject({ status: 'queued', attempts: 1 })
    await pass(1)
    expect(await row(id)).toMatchObject({ status: 'sent', attempts: 3 })
    expect(server.received).toHaveLength(2)
  })

  test.each([
    [451, '4.7.1 Try again later'],
    [452, '4.2.2 Mailbox full'],
    [550, '5.7.1 Relaying denied'],
  ])('that answers %i %s is given up after three days', async (code, text) => {
    const { id } = await queue()
    server.on = { rcpt: refuse(code, text) }
    await run()
    clock.advance(2 * 24 * 60 * MINUTE)
    await run()
    expect(await row(id)).toMatchObject({ status: 'queued', attempts: 2 })
    clock.advance(24 * 60 * MINUTE)
    await run()
    expect(await row(id)).toMatchObject({ status: 'failed', attempts: 3 })
  })
})

describe('many hands', () => {
  test('twenty at once send it once', async () => {
    const { id } = await queue()
    await Promise.all(Array.from({ length: 20 }, () => sendEmail(app, mailer, id)))
    expect(server.received).toHaveLength(1)
    expect(await row(id)).toMatchObject({ status: 'sent', attempts: 1 })
  })

  test('one that finds it being sent looks again later, when its sender may have died', async () => {
    const { id } = await queue()
    // A process has taken it and was killed before it could mark it.
    await db.email.update({ where: { id }, data: { attempts: 1, nextTryAt: new Date(START.getTime() + 90_000) } })
    await run()
    expect(server.received).toHaveLength(0)
    await pass(2)
    expect(server.received).toHaveLength(1)
    expect(await row(id)).toMatchObject({ status: 'sent', attempts: 2 })
  })

  test('a job that was lost is found again by the sweep', async () => {
    const { id } = await queue()
    await server.stop()
    await run()
    await loseJobs(app)
    await server.start()
    clock.advance(10 * MINUTE)
    await taskHandlers(app, mailer).sweep()
    await run()
    expect(await row(id)).toMatchObject({ status: 'sent' })
  })
})
