import { expect, test } from 'vitest'
import { testApp } from '../testing/app.ts'
import { makeMentor } from '../testing/factories.ts'
import { setMentorStatus } from './setMentorStatus.ts'

const { app, db } = await testApp()

async function news(mentorId: number) {
  const mine = { where: { dedupeKey: { startsWith: `mentor:${mentorId}:` } }, orderBy: { id: 'asc' } } as const
  const [mails, notices] = await Promise.all([db.email.findMany(mine), db.notification.findMany(mine)])
  return { mails: mails.map(({ subject }) => subject), notices: notices.map(({ title }) => title) }
}

const ACCEPTED = "You're now a Plumbline mentor"
const REJECTED = 'Your Plumbline application'

test('each decision is mailed and notified once, also a repeated one after another', async () => {
  const { id, email } = await makeMentor(db, { status: 'pending_review' })
  for (const status of ['accepted', 'accepted', 'rejected', 'pending_review', 'accepted'] as const)
    await setMentorStatus(app, 'operator', { mentorId: id, status })
  const { mails, notices } = await news(id)
  expect(mails).toEqual([ACCEPTED, REJECTED, ACCEPTED])
  expect(notices).toEqual([
    'Your application has been accepted',
    'Your application has not been accepted',
    'Your application has been accepted',
  ])
  expect(await db.email.count({ where: { toAddress: email } })).toBe(3)
})

test('twenty administrators at once are one decision', async () => {
  const { id } = await makeMentor(db, { status: 'pending_review' })
  await Promise.all(
    Array.from({ length: 20 }, () => setMentorStatus(app, 'operator', { mentorId: id, status: 'accepted' })),
  )
  expect((await news(id)).mails).toEqual([ACCEPTED])
})
