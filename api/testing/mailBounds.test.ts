/** Whoever signs up with somebody's address must not have mail sent there without end. */
import path from 'node:path'
import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { type AccountRow, readAccount } from '../accounts/accountTable.ts'
import { UNPROVEN_MAILS } from '../accounts/emailConfirmations.ts'
import { testApp } from './app.ts'
import { mailPeople, type MailCause } from './mailCauses.ts'

const tested = await testApp()
const { db, clock } = tested

const api = path.resolve(import.meta.dirname, '..')
const CAUSES: MailCause[] = []
for (const file of readdirSync(api, { recursive: true, encoding: 'utf8' }))
  if (file.endsWith('.mails.testing.ts'))
    CAUSES.push(...((await import(path.join(api, file))) as { causes: MailCause[] }).causes)

/** By what bounds them: kinds that an account still gets when its unconfirmed mailbox has had all of a day (`mayMail`). */
const BOUNDED_ELSEWHERE: Record<string, readonly string[]> = {
  'three an hour a mailbox, and one for each mentor that our team adds': ['confirmation'],
  'an administrator decides': ['mentor-status', 'workshop-decision'],
  'it is paid for': [
    'booking-cancelled',
    'booking-confirmed',
    'booking-kept',
    'booking-moved',
    'call-booked',
    'chat-unread',
    'dispute',
    'meeting-link',
    'mentor-back',
    'mentor-left',
    'moved-calls',
    'no-show-answered',
    'no-show-decided',
    'no-show-reported',
    'plan-continues',
    'plan-ended',
    'plan-ending',
    'plan-moved',
    'proposal-declined',
    'refund',
    'refund-decision',
    'reminder',
    'time-proposed',
  ],
  'a seat is paid for, or was confirmed by a mailed link': [
    'certificate',
    'registration-cancelled',
    'registration-news',
    'workshop-cancelled',
    'workshop-link',
    'workshop-message',
    'workshop-moved',
    'workshop-registered',
    'workshop-reminder',
    'workshop-ticket',
  ],
}

test('an account that has not confirmed its address is mailed no more than its mailbox takes, but for what has another bound', async () => {
  const { max } = UNPROVEN_MAILS
  UNPROVEN_MAILS.max = 0
  const mailed = new Set<string>()
  for (const { cause } of CAUSES) {
    clock.set('2026-11-21T04:30:00Z')
    await db.email.deleteMany()
    await db.rateLimit.deleteMany()
    const { mentorId, menteeId } = await mailPeople(tested)
    await db.mentor.update({ where: { id: mentorId }, data: { emailConfirmedAt: null } })
    await db.mentee.update({ where: { id: menteeId }, data: { emailConfirmedAt: null } })
    await cause(tested, { mentorId, menteeId })
    for (const { kind, recipientType: type, recipientId: id } of await db.email.findMany()) {
      if (type === null || id === null) continue
      if ((await readAccount<AccountRow>(db, { type, id }))?.emailConfirmedAt === null) mailed.add(kind)
    }
  }
  UNPROVEN_MAILS.max = max
  expect([...mailed].toSorted()).toEqual(Object.values(BOUNDED_ELSEWHERE).flat().toSorted())
})
