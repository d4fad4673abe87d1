/** The whole product as processes, against a real mail server: kills, several at once, and a server that hangs. */
import { beforeEach, expect, test, vi } from 'vitest'
import { systemClock } from '../database/clock.ts'
import { inTransaction } from '../database/transaction.ts'
import { jobs } from '../features.ts'
import { startJobs } from '../jobs/worker.ts'
import { testApp } from '../testing/app.ts'
import { databaseTime, loseJobs } from '../testing/jobs.ts'
import { endProcesses, startProcess } from '../testing/process.ts'
import { smtpServer } from '../testing/smtp.ts'
import { addSendJob, queueEmail } from './outbox.ts'

const { app: fake, db, url } = await testApp()
const app = { ...fake, clock: systemClock }
const server = await smtpServer()

// Whole processes are started, beside whatever else the machine does.
vi.setConfig({ testTimeout: 60_000 })
endProcesses()
beforeEach(() => {
  server.on = {}
  server.received.length = 0
})

const forever = () => new Promise<void>(() => {})
const start = () => startProcess(url, { SMTP_URL: server.url })

let serial = 0
async function queue() {
  serial += 1
  const dedupeKey = `crash:${serial}`
  const mail = {
    kind: 'test',
    dedupeKey,
    to: `to-${serial}@test.example`,
    recipient: null,
    about: null,
    subject: 'Once',
    content: { heading: 'Once', paragraphs: [] },
  }
  await inTransaction(db, (tx) => queueEmail(tx, app, mail))
  return await db.email.findUniqueOrThrow({ where: { dedupeKey } })
}
const statusOf = async (id: number) => (await db.email.findUniqueOrThrow({ where: { id } })).status

test('killed between sending and marking: sent once more by the next process, with the same Message-ID', async () => {
  const first = start()
  await first.ready
  server.on = {
    accepted: () => {
      first.child.kill('SIGKILL')
      return forever()
    },
  }
  const { id, messageId } = await queue()
  await first.exit
  expect(server.received).toHaveLength(1)
  expect(await statusOf(id)).toBe('queued')
  server.on = {}
  const second = start()
  await second.ready
  // As long after the kill as a sending may last, and the sweep's minute.
  await db.email.update({
    where: { id },
    data: { nextTryAt: new Date((await databaseTime({ db })).getTime() - 10 * 60_000) },
  })
  await db.$executeRaw`SELECT graphile_worker.add_job('sweep')`
  await expect.poll(() => statusOf(id), { timeout: 20_000 }).toBe('sent')
  expect(server.received.map((mail) => mail.messageId)).toEqual([messageId, messageId])
})

test('nobody waits for a mail server that hangs: neither a sign-up nor the end of the process', async () => {
  let knocked = false
  server.on = {
    connect: () => {
      knocked = true
      return forever()
    },
  }
  const running = start()
  const port = await running.ready
  const answer = await fetch(`http://127.0.0.1:${port}/api/mentees`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      name: 'Ravi Jain',
      email: 'ravi@test.example',
      password: 'Str0ng@pass',
      currentLevel: 'Fresh Graduate',
      linkedinUrl: 'https://www.linkedin.com/in/ravi',
    }),
  })
  expect(answer.status).toBe(201)
  await expect.poll(() => knocked, { timeout: 20_000 }).toBe(true)
  const welcome = await db.email.findFirstOrThrow({ where: { toAddress: 'ravi@test.example' } })
  expect(welcome.status).toBe('queued')
  running.child.kill('SIGTERM')
  expect(await running.exit).toBe(0)
  expect(await statusOf(welcome.id)).toBe('queued')
  await db.email.deleteMany()
  await loseJobs(app)
})

test('two workers, and every job twice: each mail goes once', async () => {
  const workers = await Promise.all(
    [1, 2].map(() => startJobs({ ...app, config: { ...app.config, smtpUrl: server.url } }, jobs, url)),
  )
  try {
    const mails = await Promise.all(Array.from({ length: 40 }, queue))
    await inTransaction(db, async (tx) => {
      for (const { id } of mails) await addSendJob(tx, id)
    })
    const queued = () => db.email.count({ where: { status: 'queued' } })
    await expect.poll(queued, { timeout: 20_000 }).toBe(0)
    expect(server.received.map(({ messageId }) => messageId).toSorted()).toEqual(
      mails.map(({ messageId }) => messageId).toSorted(),
    )
  } finally {
    await Promise.all(workers.map((worker) => worker.stop()))
  }
})
