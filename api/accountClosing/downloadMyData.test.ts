import { beforeAll, expect, test } from 'vitest'
import { typed } from '../graphql/typed.ts'
import { DEMO_ACCOUNTS } from '../../prisma/seed/demoAccounts.ts'
import { seedDemo } from '../../prisma/seed/seedDemo.ts'
import { testApp, type TestApp } from '../testing/app.ts'
import { asAdmin, asCommunity, asGuest, asMentee, asMentor, expectResult, type Client } from '../testing/client.ts'
import { startSession } from '../sessions/sessions.ts'

const DOWNLOAD = typed(`mutation { downloadMyData { __typename ... on DownloadMyDataPayload { fileName content } } }`)
type File = Record<string, Record<string, unknown> & Record<string, unknown>[]>

let t: TestApp
beforeAll(async () => {
  t = await testApp()
  await seedDemo(t.db, t.clock, { platformFeePercent: 20 })
}, 60_000)

const download = async (client: Client) => (await client.run(DOWNLOAD)).data.downloadMyData
const downloaded = async (client: Client) => expectResult(await download(client), 'DownloadMyDataPayload')
const emailOf = (kind: string) => DEMO_ACCOUNTS.find((account) => account.kind === kind)!.email
/** Every address in a text, in lower case. */
const addresses = (text: string) =>
  [...new Set(text.toLowerCase().match(/[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g) ?? [])].toSorted()

test('a mentee gets all of theirs: profile, bookings, money in rupees, plans, words; no secret, nobody else’s address', async () => {
  const { id, email, name, passwordHash } = await t.db.mentee.findFirstOrThrow({ where: { email: emailOf('Mentee') } })
  const token = await startSession(t.db, { type: 'mentee', id, ip: '::1', userAgent: 'Firefox/1' }, t.clock.now())
  const { fileName, content } = await downloaded(asMentee(t.app, id))
  expect(fileName).toBe('plumbline-data-2026-11-21.json')
  const file = JSON.parse(content) as File
  expect(file['profile']).toMatchObject({ id, name, email })
  expect(file['terms']).toMatchObject({ accepted: true })
  const count = (key: string) => file[key]!.length
  const where = { where: { menteeId: id } }
  expect([count('bookings'), count('payments'), count('plans'), count('mentorshipRequests'), count('reviews')]).toEqual(
    [
      await t.db.booking.count(where),
      await t.db.paymentOrder.count(where),
      await t.db.planSubscription.count(where),
      await t.db.mentorshipRequest.count(where),
      await t.db.review.count(where),
    ],
  )
  expect(count('bookings')).toBeGreaterThan(3)
  expect(count('notifications')).toBe(await t.db.notification.count({ where: { userType: 'mentee', userId: id } }))
  expect(count('chatMessages')).toBe(await t.db.chatMessage.count({ where: { senderType: 'mentee', senderId: id } }))
  expect(file['payments']![0]!['amount']).toMatch(/^\d+\.\d\d$/)
  expect(file['bookings']![0]!['createdAt']).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/)
  expect(file['devices']).toMatchObject([{ device: 'Firefox', ip: '::1' }])
  expect(content).not.toContain(passwordHash)
  expect(content).not.toContain(token)
  expect(content).not.toMatch(/"[^"]*(?:password|hash|token)[^"]*":/i)
  expect(addresses(content)).toEqual([email.toLowerCase()])
})

test('a mentor gets theirs, without what mentees wrote to them', async () => {
  const mentor = await t.db.mentor.findFirstOrThrow({ where: { email: emailOf('Mentor') } })
  const { content } = await downloaded(asMentor(t.app, mentor.id))
  const file = JSON.parse(content) as File
  expect(file['profile']).toMatchObject({
    email: mentor.email,
    starterPackageRate: expect.stringMatching(/^\d+\.\d\d$/) as string,
  })
  expect(file['weeklyHours']!.length).toBeGreaterThan(0)
  expect(file['earnings']!.length).toBeGreaterThan(0)
  const { agenda } = await t.db.booking.findFirstOrThrow({ where: { mentorId: mentor.id, agenda: { not: '' } } })
  expect(content).not.toContain(agenda)
  const { background } = await t.db.mentorshipRequest.findFirstOrThrow({ where: { mentorId: mentor.id } })
  expect(content).not.toContain(background)
  expect(addresses(content)).toEqual([mentor.email.toLowerCase()])
  expect(content).not.toMatch(/"[^"]*(?:password|hash|token|search)[^"]*":/i)
})

test('a community member gets what they wrote', async () => {
  const member = await t.db.communityMember.findFirstOrThrow({ orderBy: { id: 'asc' } })
  const file = JSON.parse((await downloaded(asCommunity(t.app, member.id))).content) as File
  expect(file['profile']).toMatchObject({ name: member.name, email: member.email })
  expect(file['discussions']!.length + file['replies']!.length).toBe(
    (await t.db.discussionThread.count({ where: { authorId: member.id } })) +
      (await t.db.threadReply.count({ where: { authorId: member.id } })),
  )
})

test('five times an hour, and for members only', async () => {
  const { id } = await t.db.mentee.findFirstOrThrow({ orderBy: { id: 'desc' } })
  const client = asMentee(t.app, id)
  for (let taken = 0; taken < 5; taken++) expect((await download(client)).__typename).toBe('DownloadMyDataPayload')
  expect((await download(client)).__typename).toBe('RateLimitedError')
  t.clock.advance(60 * 60_000)
  expect((await download(client)).__typename).toBe('DownloadMyDataPayload')
  expect((await download(asGuest(t.app))).__typename).toBe('NotSignedInError')
  expect((await download(asAdmin(t.app))).__typename).toBe('NotAllowedError')
  expect((await download(asMentee(t.app, 999_999))).__typename).toBe('NotSignedInError')
})
