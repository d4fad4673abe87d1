import { expect, test } from 'vitest'
import { inTransaction } from '../database/transaction.ts'
import { testApp } from '../testing/app.ts'
import { databaseTime, loseJobs, runDueJobs, sweep, taskHandlers } from '../testing/jobs.ts'
import { queueEmail } from './outbox.ts'

const { app, db, clock } = await testApp()

test('the sweep leaves a mail that waits its place before newer ones', async () => {
  clock.set(await databaseTime(app))
  const queued: number[] = []
  for (const minutesAgo of [4, 3, 0]) {
    const mail = {
      kind: 'test',
      dedupeKey: `requeue:${minutesAgo}`,
      to: 'a@test.example',
      recipient: null,
      about: null,
      subject: 'Hello',
      content: { heading: 'Hello', paragraphs: [] },
    }
    await inTransaction(db, (tx) => queueEmail(tx, app, mail))
    const { id } = await db.email.update({
      where: { dedupeKey: mail.dedupeKey },
      data: { createdAt: new Date(clock.now().getTime() - minutesAgo * 60_000) },
    })
    queued.push(id)
    if (minutesAgo === 4) await loseJobs(app)
  }
  await sweep(app)
  const sent: number[] = []
  await runDueJobs(app, { ...taskHandlers(app), sendEmail: async ({ emailId }) => void sent.push(emailId) })
  expect(sent).toEqual(queued)
})
