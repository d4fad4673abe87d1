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
const ENDED = 'You are no longer a Plumbline mentor'

test('each decision is mailed and notified once, also a repeated one after another', async () => {
  const { id, email } = await makeMentor(db, { status: 'pending_review' })
  for (const status of ['accepted', 'accepted', 'rejected', 'pending_review', 'accepted'] as const)
    await setMentorStatus(app, 'operator', { mentorId: id, status })
  const { mails, notices } = await news(id)
  expect(mails).toEqual([ACCEPTED, ENDED, ACCEPTED])
  expect(notices).toEqual(['Your application has been accepted', ENDED, 'Your application has been accepted'])
  expect(await db.email.count({ where: { toAddress: email } })).toBe(3)
})

test('a rejected application is told as one, and the end of an accepted mentor as that', async () => {
  const [applied, accepted] = [await makeMentor(db, { status: 'pending_review' }), await makeMentor(db)]
  for (const { id } of [applied, accepted])
    await setMentorStatus(app, 'operator', { mentorId: id, status: 'rejected', reason: 'Two mentees complained.' })
  expect((await news(applied.id)).mails).toEqual([REJECTED])
  expect((await news(accepted.id)).mails).toEqual([ENDED])
  const { text } = await db.email.findFirstOrThrow({ where: { toAddress: accepted.email } })
  expect(text).not.toMatch(/appl/i)
  expect(text).toContain('The reason: Two mentees complained.')
  expect(text).toContain('Your profile is no longer public')
})

test('an accepted mentor whose profile goes back to review is told why; a rejected application is not', async () => {
  const { id, email } = await makeMentor(db)
  const status = 'pending_review'
  await setMentorStatus(app, 'operator', { mentorId: id, status, reason: 'We check your certificate.' })
  const [mail, ...others] = await db.email.findMany({ where: { toAddress: email } })
  expect([mail!.subject, others]).toEqual(['Your Plumbline profile is under review', []])
  expect(mail!.text).toContain('Meanwhile it is not public, and nobody can book you.')
  expect(mail!.text).toContain('The reason: We check your certificate.')
  expect(await db.notification.findMany({ where: { userType: 'mentor', userId: id } })).toMatchObject([
    { title: 'Your profile is under review again' },
  ])
  const rejected = await makeMentor(db, { status: 'rejected' })
  await setMentorStatus(app, 'operator', { mentorId: rejected.id, status })
  expect(await db.email.count({ where: { toAddress: rejected.email } })).toBe(0)
})

test('an accepted mentor who has weekly hours is not asked to set them', async () => {
  const [first, again] = [
    await makeMentor(db, { status: 'pending_review', availability: {} }),
    await makeMentor(db, { status: 'rejected' }),
  ]
  expect(await db.mentorAvailability.count({ where: { mentorId: again.id, isActive: true } })).toBeGreaterThan(0)
  for (const { id } of [first, again]) await setMentorStatus(app, 'operator', { mentorId: id, status: 'accepted' })
  const textOf = async (to: string) => (await db.email.findFirstOrThrow({ where: { toAddress: to } })).text
  expect(await textOf(first.email)).toContain('Students can book you once you set your weekly hours.')
  expect(await textOf(again.email)).toContain('Students can book you at the times that you offer.')
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
