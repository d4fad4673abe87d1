import { beforeAll, expect, test } from 'vitest'
import type { App } from '../app.ts'
import type { Database } from '../database/client.ts'
import { inTransaction } from '../database/transaction.ts'
import { testApp } from '../testing/app.ts'
import { changed, record } from './record.ts'

let app: App
let db: Database

beforeAll(async () => {
  ;({ app, db } = await testApp())
})

test('an act stands in the log with who, when, what and why', async () => {
  await inTransaction(db, (tx) =>
    record(
      tx,
      app,
      { id: 3, username: 'asha' },
      {
        action: 'mentor.status',
        subjects: ['mentor:7', 'mentor:7'],
        reason: ' Documents are complete. ',
        ...changed({ status: 'pending review', rating: 4 }, { status: 'accepted', rating: 4 }),
      },
    ),
  )
  expect(await db.auditEntry.findMany()).toEqual([
    {
      id: expect.any(Number),
      at: app.clock.now(),
      actor: 'administrator:3',
      actorName: 'asha',
      action: 'mentor.status',
      subjects: ['mentor:7'],
      reason: 'Documents are complete.',
      before: { status: 'pending review' },
      after: { status: 'accepted' },
    },
  ])
})

test('what was not done is not in the log', async () => {
  const count = await db.auditEntry.count()
  await expect(
    inTransaction(db, async (tx) => {
      await record(tx, app, 'operator', { action: 'administrator.created', subjects: ['administrator:1'] })
      throw new Error('The act failed')
    }),
  ).rejects.toThrow('The act failed')
  expect(await db.auditEntry.count()).toBe(count)
})

test.each([
  ['to change an entry', "UPDATE audit_entries SET reason = 'another'"],
  ['to drop an entry', 'DELETE FROM audit_entries'],
  ['to empty it', 'TRUNCATE audit_entries'],
  ['somebody whom it does not know', "INSERT INTO audit_entries (actor, action) VALUES ('Asha', 'mentor.status')"],
])('the database refuses %s', async (_what, sql) => {
  await expect(db.$executeRawUnsafe(sql)).rejects.toThrow(/append-only|audit_entries_actor/)
})
