import { beforeAll, expect, test } from 'vitest'
import { DEMO_ACCOUNTS } from '../../prisma/seed/demoAccounts.ts'
import { seedDemo } from '../../prisma/seed/seedDemo.ts'
import { testApp, type TestApp } from '../testing/app.ts'
import { menteeAccount } from '../testing/people.ts'
import { browser, signedIn, testServer } from '../testing/server.ts'
import { startSession } from '../sessions/sessions.ts'
import { CHAT_MESSAGE_MAXIMUM } from '../rules/constants.ts'
import type { AccountRef } from '../contracts/personalData.ts'
import { PAGE } from '../database/inPages.ts'
import { myData } from './myData.ts'

type File = Record<string, Record<string, unknown> & Record<string, unknown>[]>

let t: TestApp
beforeAll(async () => {
  t = await testApp()
  await seedDemo(t.db, t.clock, { platformFeePercent: 20 })
}, 60_000)

const pieces = (person: AccountRef) => Array.fromAsync(myData(t.app, person))
async function downloaded(type: AccountRef['type'], id: number): Promise<string> {
  const text = (await pieces({ type, id })).join('')
  // As if it had been written in one go: no name stands twice, and every line break is in its place.
  expect(text).toBe(JSON.stringify(JSON.parse(text), null, 2))
  return text
}
const emailOf = (kind: string) => DEMO_ACCOUNTS.find((account) => account.kind === kind)!.email
/** Every address in a text, in lower case. */
const addresses = (text: string) =>
  [...new Set(text.toLowerCase().match(/[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g) ?? [])].toSorted()

test('a mentee gets all of theirs: profile, bookings, money in rupees, plans, words; no secret, nobody else’s address', async () => {
  const { id, email, name, passwordHash } = await t.db.mentee.findFirstOrThrow({ where: { email: emailOf('Mentee') } })
  const token = await startSession(t.db, { type: 'mentee', id, ip: '::1', userAgent: 'Firefox/1' }, t.clock.now())
  const content = await downloaded('mentee', id)
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
  expect(file['mentorshipRequests']!.flatMap(({ times }) => times)).toHaveLength(2)
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
  const content = await downloaded('mentor', mentor.id)
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
  const file = JSON.parse(await downloaded('community', member.id)) as File
  expect(file['profile']).toMatchObject({ name: member.name, email: member.email })
  expect(file['discussions']!.length + file['replies']!.length).toBe(
    (await t.db.discussionThread.count({ where: { authorId: member.id } })) +
      (await t.db.threadReply.count({ where: { authorId: member.id } })),
  )
})

/** Lists whose length has a bound. */
const WHOLE = ['weeklyHours', 'daysOff', 'devices', 'conversationBlocks', 'shortlist']

test.each(['mentee', 'mentor', 'community'] as const)(
  'every list of a %s that may grow is read in pages',
  async (type) => {
    const { id } = (await {
      mentee: t.db.mentee.findFirst(),
      mentor: t.db.mentor.findFirst(),
      community: t.db.communityMember.findFirst(),
    }[type])!
    const sections: Record<string, unknown> = {}
    for (const part of t.app.parts.people) Object.assign(sections, await part.data?.(t.db, { type, id }, t.clock.now()))
    const lists = Object.keys(sections).filter((name) => Array.isArray(sections[name]))
    expect(lists.filter((name) => !WHOLE.includes(name))).toEqual([])
  },
)

test('thousands of long messages are written page by page, each of them once', async () => {
  const { planSubscriptionId, menteeId } = await t.db.conversation.findFirstOrThrow()
  const numbers = Array.from({ length: 3 * PAGE }, (_, index) => 1_000 + index)
  const sent = { planSubscriptionId, senderType: 'mentee', senderId: menteeId } as const
  const message = 'x'.repeat(CHAT_MESSAGE_MAXIMUM)
  await t.db.chatMessage.createMany({ data: numbers.map((number) => ({ ...sent, number, message })) })
  const written = await pieces({ type: 'mentee', id: menteeId })
  const { chatMessages } = JSON.parse(written.join('')) as { chatMessages: { message: string; number: number }[] }
  expect(chatMessages.filter((line) => line.message === message).map(({ number }) => number)).toEqual(numbers)
  const longest = Math.max(...written.map(({ length }) => length))
  expect(longest).toBeLessThan(PAGE * (CHAT_MESSAGE_MAXIMUM + 500))
})

test('five times an hour, one file at a time, and for members only', async () => {
  const { url } = await testServer(t.app)
  const { email } = await menteeAccount(t.db)
  const mentee = await signedIn(url, 'mentee', email)
  const download = () => mentee.send<{ profile: object }>('GET', '/api/my-data.json')
  const { status, headers, body } = await download()
  expect([status, headers.get('content-disposition'), headers.get('cache-control')]).toEqual([
    200,
    'attachment; filename="plumbline-data-2026-11-21.json"',
    'private, no-store',
  ])
  expect(body.profile).toMatchObject({ email })
  const both = await Promise.all([download(), download()])
  expect(both.map((answer) => answer.status).toSorted()).toEqual([200, 429])
  for (let taken = 2; taken < 5; taken++) expect((await download()).status).toBe(200)
  expect((await download()).status).toBe(429)
  t.clock.advance(60 * 60_000)
  expect((await download()).status).toBe(200)
  expect((await browser(url).send('GET', '/api/my-data.json')).status).toBe(401)
})

test('a file that cannot be read to its end is cut', async () => {
  const people = [
    ...t.app.parts.people,
    { covers: [], data: () => Promise.reject<Record<string, unknown>>(new Error('The database is gone')) },
  ]
  const { url } = await testServer({ ...t.app, parts: { ...t.app.parts, people } })
  const { email } = await menteeAccount(t.db)
  const { cookies } = await signedIn(url, 'mentee', email)
  const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const answer = await fetch(`${url}/api/my-data.json`, { headers: { cookie } })
  await expect(answer.text()).rejects.toThrow('terminated')
})
