import { expect, test } from 'vitest'
import { testApp } from '../../testing/app.ts'
import { makeMentor } from '../../testing/factories.ts'
import { MentorDecidedError, setMentorStatus } from './setMentorStatus.ts'

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

test('of two who decide on the same application the second is told, and the mentor gets one answer', async () => {
  const { id, name } = await makeMentor(db, { status: 'pending_review' })
  const decide = (status: 'accepted' | 'rejected') =>
    setMentorStatus(app, 'operator', { mentorId: id, status, from: 'pending_review' })
  await decide('accepted')
  const message = `${name} has been accepted in the meantime. Nothing was changed, and no email was sent.`
  for (const status of ['rejected', 'accepted'] as const) {
    const refused = await decide(status).catch((error: unknown) => error)
    expect(refused).toBeInstanceOf(MentorDecidedError)
    expect(refused).toHaveProperty('message', message)
  }
  expect(await db.mentor.findUniqueOrThrow({ where: { id } })).toMatchObject({ status: 'accepted' })
  expect((await news(id)).mails).toEqual([ACCEPTED])
})
