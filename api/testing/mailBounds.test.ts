/** Whoever signs up with somebody's address must not have mail sent there without end. */
import { readdirSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import type { AccountRow } from '../accounts/accountRow.ts'
import { readAccount } from '../accounts/accountTable.ts'
import { UNPROVEN_MAILS } from '../accounts/unprovenMails.ts'
import { testApp } from './app.ts'
import { mailPeople, type MailCause } from './mailCauses.ts'

const tested = await testApp()
const { app, db, clock } = tested

const api = path.resolve(import.meta.dirname, '..')
const CAUSES: MailCause[] = []
for (const file of readdirSync(api, { recursive: true, encoding: 'utf8' }))
  if (file.endsWith('.mails.testing.ts'))
    CAUSES.push(...((await import(path.join(api, file))) as { causes: MailCause[] }).causes)

/** Kinds of mail that an account gets whose mailbox has had all that it gets in a day before it is confirmed, and what bounds them. */
const BOUNDED_ELSEWHERE: Record<string, string> = {}

test('an account that has not confirmed its address is mailed no more than its mailbox takes, but for what has another bound', async () => {
  const { max } = UNPROVEN_MAILS
  UNPROVEN_MAILS.max = 0
  const mailed = new Set<string>()
  for (const { name, cause } of CAUSES) {
    clock.set('2026-11-21T04:30:00Z')
    await db.email.deleteMany()
    await db.rateLimit.deleteMany()
    const { mentorId, menteeId } = await mailPeople(tested)
    await db.mentor.update({ where: { id: mentorId }, data: { emailConfirmedAt: null } })
    await db.mentee.update({ where: { id: menteeId }, data: { emailConfirmedAt: null } })
    await Promise.resolve(cause(tested, { mentorId, menteeId })).catch((e) => console.log('REF', name, e))
    for (const { kind, recipientType: type, recipientId: id } of await db.email.findMany()) {
      if (type === null || id === null) continue
      if ((await readAccount<AccountRow>(db, { type, id }))?.emailConfirmedAt === null) mailed.add(kind)
    }
  }
  UNPROVEN_MAILS.max = max
  expect([...mailed].toSorted()).toEqual(Object.keys(BOUNDED_ELSEWHERE).toSorted())
})
