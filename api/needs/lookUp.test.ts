/** A person gets one email for each accepted mentor who fits their need, and three at most, even if jobs are lost. */
import { beforeEach, expect, test, vi } from 'vitest'
import type { Prisma } from '../generated/prisma/client.ts'
import { createMentor } from '../mentors/administration/createMentor.graphql.ts'
import { updateMentor } from '../mentors/administration/updateMentor.graphql.ts'
import { setMentorStatus } from '../mentors/application/setMentorStatus.ts'
import { testApp } from '../testing/app.ts'
import { makeMentee, makeMentor } from '../testing/factories.ts'
import { loseJobs, runDueJobs, sweep, taskHandlers } from '../testing/jobs.ts'
import { lookNeedsThrough, PAGE } from './lookUp.ts'
import { endNeed } from './needs.ts'

const { app, db, clock } = await testApp()
const BY = { id: 1, username: 'root', sessionHash: '' }
const handlers = taskHandlers(app)
let serial = 0

beforeEach(async () => {
  clock.set('2026-11-21T04:30:00Z')
  await loseJobs(app)
  await db.email.deleteMany()
  await db.mentorNeed.deleteMany()
  await db.needLookUp.deleteMany()
  await db.mentor.deleteMany()
})

async function need(text: string, data: Partial<Prisma.MentorNeedUncheckedCreateInput> = {}): Promise<string> {
  const now = clock.now()
  const email = `need-${(serial += 1)}@x.example`
  const row = { text, email, wantsMail: true, confirmedAt: now, createdAt: now, ...data }
  await db.mentorNeed.create({ data: row })
  return email
}

const applicant = (topics: string[], data: Partial<Prisma.MentorUncheckedCreateInput> = {}) =>
  makeMentor(db, { status: 'pending_review', topicsCanMentorOn: topics, ...data })
const accept = (mentorId: number) => setMentorStatus(app, BY, { mentorId, status: 'accepted' })
const run = () => runDueJobs(app, { ...handlers, sendEmail: async () => undefined })
const mailed = async () =>
  (await db.email.findMany({ where: { kind: 'need-mentor' }, orderBy: { id: 'asc' } })).map((row) => row.toAddress)

test('a mentor who matches all of a short text, or most of a sentence, is told; who matches less is not', async () => {
  const rotor = await need('rotor dynamics')
  const sentence = await need('I need help with rotor dynamics of a steam turbine, please')
  await need('rotor dynamics and welding')
  await need('rotor quantumflux')
  const mistyped = await need('rotr dynamics')
  const mentor = await applicant(['Rotor dynamics', 'Steam turbines'])
  await makeMentor(db, { topicsCanMentorOn: ['Welding'] })
  await accept(mentor.id)
  expect(await mailed()).toEqual([])
  await run()
  expect(await mailed()).toEqual([rotor, sentence, mistyped])
  const { text } = await db.email.findFirstOrThrow({ where: { kind: 'need-mentor' } })
  expect(text).toContain('You told us that you need: “rotor dynamics”')
  expect(text).toContain(`/mentor/${mentor.id}`)
  const code = /mentor-needs\/([\w-]+)/.exec(text)![1]!
  await endNeed(app, code)
  expect(await db.mentorNeed.findFirstOrThrow({ orderBy: { id: 'asc' } })).toMatchObject({
    endedAt: clock.now(),
    mails: 1,
  })
})

test('only open, confirmed needs of others whose address is theirs', async () => {
  const confirmed = clock.now()
  const [one, unconfirmed] = [
    await makeMentee(db, { emailConfirmedAt: confirmed }),
    await makeMentee(db, { emailConfirmedAt: null }),
  ]
  const ofMember = (userId: number, userType: 'mentee' | 'mentor' = 'mentee') =>
    need('rotor dynamics', { email: null, confirmedAt: null, userType, userId })
  await need('rotor dynamics', { confirmedAt: null })
  await need('rotor dynamics', { endedAt: confirmed })
  await need('rotor dynamics', { email: null, wantsMail: false })
  await need('rotor dynamics', { createdAt: new Date('2026-05-01') })
  const mentor = await applicant(['Rotor dynamics'], { emailConfirmedAt: confirmed })
  await need('rotor dynamics', { email: mentor.email.toUpperCase() })
  await ofMember(mentor.id, 'mentor')
  await ofMember(unconfirmed.id)
  await ofMember(one.id)
  await accept(mentor.id)
  await run()
  expect(await mailed()).toEqual([one.email])
  expect(await db.email.findFirst({ where: { kind: 'need-mentor' } })).toMatchObject({
    recipientType: 'mentee',
    recipientId: one.id,
    aboutType: 'mentor',
    aboutId: mentor.id,
  })
})

test('needs of accounts that cannot be mailed cost no search', async () => {
  const { id: userId } = await makeMentee(db, { emailConfirmedAt: null })
  const own = { email: null, confirmedAt: null, userType: 'mentee', userId } as const
  const mentor = await applicant(['Rotor dynamics'])
  const searches = vi.fn(app.memory.read)
  const look = async () => {
    await db.needLookUp.upsert({
      where: { mentorId: mentor.id },
      create: { mentorId: mentor.id, createdAt: clock.now() },
      update: {},
    })
    await lookNeedsThrough({ ...app, memory: { ...app.memory, read: searches as typeof app.memory.read } }, mentor.id)
  }
  await db.mentor.update({ where: { id: mentor.id }, data: { status: 'accepted' } })
  await need('rotor dynamics', own)
  await look()
  expect(searches).not.toHaveBeenCalled()
  await need('rotor dynamics')
  await look()
  expect(searches).toHaveBeenCalled()
})

test('one mail for a need and a mentor, also of one who is accepted again; the third ends the need', async () => {
  const email = await need('rotor dynamics')
  const mentors = []
  for (let count = 0; count < 4; count += 1) mentors.push(await applicant(['Rotor dynamics']))
  await accept(mentors[0]!.id)
  await run()
  await setMentorStatus(app, BY, { mentorId: mentors[0]!.id, status: 'rejected' })
  await accept(mentors[0]!.id)
  await run()
  expect(await mailed()).toEqual([email])
  await accept(mentors[1]!.id)
  await Promise.all([lookNeedsThrough(app, mentors[1]!.id), lookNeedsThrough(app, mentors[1]!.id)])
  for (const { id } of mentors.slice(2)) await accept(id)
  await run()
  expect(await mailed()).toEqual([email, email, email])
  expect(await db.mentorNeed.findFirst()).toMatchObject({ mails: 3, endedAt: clock.now(), email: null })
})

test('every way of being accepted counts', async () => {
  const email = await need('rotor dynamics')
  const fields = { name: 'Asha', password: 'Str0ng@pass', experience: 5, topicsCanMentorOn: ['Rotor dynamics'] }
  await createMentor(app, BY, { ...fields, email: 'new@x.example', status: 'accepted' } as never)
  await run()
  expect(await mailed()).toEqual([email])
  const edited = await applicant(['Rotor dynamics'])
  await updateMentor(app, BY, { id: edited.id, status: 'accepted' } as never)
  await run()
  const off = await makeMentor(db, { topicsCanMentorOn: ['Rotor dynamics'], isActive: false })
  await updateMentor(app, BY, { id: off.id, isActive: true } as never)
  await run()
  expect(await mailed()).toEqual([email, email, email])
  await need('rotor dynamics')
  await createMentor(app, BY, { ...fields, email: 'later@x.example', status: 'pending_review' } as never)
  expect(await db.needLookUp.count()).toBe(0)
})

test('many needs are looked through in pages; a lost job begins again where it was', async () => {
  const now = clock.now()
  const row = { text: 'welding', email: 'a@x.example', wantsMail: true, confirmedAt: now, createdAt: now }
  await db.mentorNeed.createMany({ data: Array.from({ length: PAGE }, () => row) })
  const email = await need('rotor dynamics')
  const { id } = await applicant(['Rotor dynamics'])
  await accept(id)
  await lookNeedsThrough(app, id)
  expect((await db.needLookUp.findFirstOrThrow()).afterId).toBeGreaterThan(0)
  expect(await mailed()).toEqual([])
  await loseJobs(app)
  await sweep(app)
  expect(await run()).not.toContain('lookNeedsThrough')
  clock.set('2026-11-21T04:33:00Z')
  await sweep(app)
  expect(await run()).toContain('lookNeedsThrough')
  expect(await mailed()).toEqual([email])
  expect(await db.needLookUp.count()).toBe(0)
})

test('a mail that waits is dropped when the mentor has left or the need was stopped, not when it was the last', async () => {
  await need('rotor dynamics', { mails: 2 })
  const { id } = await applicant(['Rotor dynamics'])
  await accept(id)
  await run()
  const email = await db.email.findFirstOrThrow({ where: { kind: 'need-mentor' } })
  const [part] = app.parts.mails.filter(({ kind }) => kind === 'need-mentor')
  const isTrue = () => part!.isStillTrue(db, email, clock.now())
  expect(await isTrue()).toBe(true)
  await db.mentor.update({ where: { id }, data: { isActive: false } })
  expect(await isTrue()).toBe(false)
  await db.mentor.update({ where: { id }, data: { isActive: true } })
  await db.mentorNeed.updateMany({ data: { mails: 1 } })
  expect(await isTrue()).toBe(false)
})
