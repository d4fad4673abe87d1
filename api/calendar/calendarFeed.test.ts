import { DAY_MS } from '../rules/time/durations.ts'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { ensureFirstAdmin } from '../admin/administrators.ts'
import { hashToken, newToken } from '../accounts/tokens.ts'
import { cancelBooking } from '../bookings/change/cancelBooking.graphql.ts'
import { moveBooking } from '../bookings/change/moveBooking.graphql.ts'
import { setMeetingLink } from '../bookings/change/setMeetingLink.graphql.ts'
import { typed } from '../graphql/typed.ts'
import { memberFrom, type MenteeId, type MentorId } from '../graphql/identity.ts'
import { closeAccount } from '../accountClosing/closeAccount.graphql.ts'
import { myData } from '../accountClosing/myData.ts'
import { changePassword } from '../passwords/changePassword.graphql.ts'
import { resetPassword } from '../passwords/resetPassword.graphql.ts'
import { registerMentee } from '../mentees/registerMentee.graphql.ts'
import { resetLink } from '../passwords/resetTokens.ts'
import { istInstant } from '../rules/time/time.ts'
import { startSession } from '../sessions/sessions.ts'
import { testApp } from '../testing/app.ts'
import { bookSession } from '../testing/bookings.ts'
import { asCommunity, asGuest, asMentee, asMentor, expectResult, type Client } from '../testing/client.ts'
import { menteeAccount, mentorAccount, PASSWORD, signedInAs } from '../testing/people.ts'
import { signedIn, testServer } from '../testing/server.ts'
import { recordStatements } from '../testing/statements.ts'
import { renewCalendarFeed, readCalendar } from './calendarFeeds.ts'

const tested = await testApp()
const { app, db, clock } = tested
const START = clock.now()
const SLOT = istInstant('2026-11-28', '10:30')
const OTHER = istInstant('2026-11-29', '10:30')

const RENEW = typed(`mutation {
  renewCalendarFeed {
    __typename
    ... on RenewCalendarFeedPayload { address viewer { calendarFeed { createdAt lastReadAt } } }
  }
}`)
const REMOVE = typed(`mutation {
  removeCalendarFeed { __typename ... on RemoveCalendarFeedPayload { viewer { calendarFeed { createdAt } } } }
}`)
const SEEN = typed(`{ viewer { calendarFeed { createdAt lastReadAt } } }`)

let url: string
let mentor: Awaited<ReturnType<typeof mentorAccount>> & { id: MentorId }
let mentee: Awaited<ReturnType<typeof menteeAccount>> & { id: MenteeId }

beforeAll(async () => {
  url = (await testServer(app)).url
})
beforeEach(async () => {
  clock.set(START)
  await db.rateLimit.deleteMany()
  mentor = (await mentorAccount(db, { name: 'Asha Rao' })) as typeof mentor
  // Nobody has the same number by chance.
  mentee = (await menteeAccount(db, { id: mentor.id + 5_000, name: 'Ravi Das' })) as typeof mentee
  await signedInAs(db, { type: 'mentor', id: mentor.id }, clock.now())
  await signedInAs(db, { type: 'mentee', id: mentee.id }, clock.now())
})

const book = (startsAt = SLOT) =>
  bookSession(tested, { mentorId: mentor.id, menteeId: mentee.id, startsAt, agenda: 'Pile caps.\nIn clay; soft, wet' })

async function renew(client: Client): Promise<string> {
  const { data } = await client.run(RENEW)
  return expectResult(data.renewCalendarFeed, 'RenewCalendarFeedPayload').address
}
const get = (address: string, init?: RequestInit) => fetch(address, init)
const textAt = async (address: string) => (await (await get(address)).text()).replaceAll('\r\n ', '')

describe('an address', () => {
  test('is told once, is a secret of 256 bits of which only the hash is kept, and shows the own sessions', async () => {
    const bookingId = await book()
    await setMeetingLink(app, mentor.id, { bookingId, meetingLink: 'https://meet.test.example/room?a=1&b=2' })
    for (const client of [asMentor(app, mentor.id), asMentee(app, mentee.id)]) {
      const address = await renew(client)
      expect(address).toMatch(new RegExp(`^${url}/calendar/[\\w-]{43}\\.ics$`))
      const token = /([\w-]{43})\.ics$/.exec(address)![1]!
      const stored = JSON.stringify(await db.calendarFeed.findMany())
      expect([stored.includes(token), stored.includes(hashToken(token))]).toEqual([false, true])
      const answer = await get(address)
      expect(Object.fromEntries(answer.headers)).toMatchObject({
        'content-type': 'text/calendar; charset=utf-8',
        'cache-control': 'private, no-cache',
        'x-robots-tag': 'noindex',
        'content-disposition': 'inline; filename="plumbline-sessions.ics"',
      })
      const text = (await answer.text()).replaceAll('\r\n ', '')
      expect(text.match(/BEGIN:VEVENT/g)).toHaveLength(1)
      for (const line of [
        'METHOD:PUBLISH',
        'REFRESH-INTERVAL;VALUE=DURATION:PT1H',
        `UID:booking-${bookingId}@127.0.0.1`,
        'SEQUENCE:1',
        'DTSTART:20261128T050000Z',
        'DTEND:20261128T054500Z',
        'SUMMARY:Plumbline session: Asha Rao and Ravi Das',
        'STATUS:CONFIRMED',
        'LOCATION:https://meet.test.example/room?a=1&b=2',
      ])
        expect(text.split('\r\n')).toContain(line)
      expect(text).toContain('Agenda: Pile caps.\\nIn clay\\; soft\\, wet')
      expect(text).not.toMatch(/@test\.example|mailto|ORGANIZER|ATTENDEE/i)
    }
  })

  test('has the UID and SEQUENCE of the file in the mails', async () => {
    await book()
    const address = await renew(asMentee(app, mentee.id))
    const mail = await db.email.findFirstOrThrow({ where: { recipientId: mentee.id, ics: { not: null } } })
    const lines = (text: string) => text.split('\r\n').filter((line) => /^(UID|SEQUENCE|DTSTART|DTEND):/.test(line))
    expect(lines(await textAt(address))).toEqual(lines(mail.ics!))
  })

  test('ends with a password reset, and the mail says so; a changed password leaves it', async () => {
    for (const [client, { email }, type] of [
      [asMentor(app, mentor.id), mentor, 'mentor'],
      [asMentee(app, mentee.id), mentee, 'mentee'],
    ] as const) {
      const address = await renew(client)
      const { id } = type === 'mentor' ? mentor : mentee
      const token = await startSession(db, { type, id, ip: '::1', userAgent: null }, clock.now())
      const member = memberFrom({ type, id, sessionHash: hashToken(token) })
      const newPassword = 'Kaveri9Delta!'
      await changePassword(app, member, { currentPassword: PASSWORD, newPassword })
      expect((await get(address)).status).toBe(200)
      clock.advance(1)
      const link = await resetLink(db, app, { email, type })
      await resetPassword(app, { token: link.split('token=')[1]!, newPassword }, { ip: '::1' })
      expect((await get(address)).status).toBe(404)
      const told = await db.email.findMany({
        where: { toAddress: email, kind: 'password-changed' },
        orderBy: { id: 'asc' },
      })
      const words = 'private link to your calendar no longer works'
      expect(told.map(({ text }) => text.includes(words))).toEqual([false, true])
    }
  })

  test('that was renewed or removed answers like one that never was, and the owner is told by mail of each new one', async () => {
    const client = asMentor(app, mentor.id)
    const first = await renew(client)
    const second = await renew(client)
    const never = `${url}/calendar/${newToken()}.ics`
    const gone = async (address: string) => {
      const { status, headers } = await get(address)
      return [status, headers.get('cache-control'), headers.get('content-type')]
    }
    expect(await gone(first)).toEqual(await gone(never))
    expect((await get(second)).status).toBe(200)
    const { data } = await client.run(REMOVE)
    expect(data.removeCalendarFeed).toMatchObject({ viewer: { calendarFeed: null } })
    expect(await gone(second)).toEqual([404, 'no-store', 'application/json; charset=utf-8'])
    expectResult((await client.run(REMOVE)).data.removeCalendarFeed, 'RemoveCalendarFeedPayload')
    const mails = await db.email.findMany({ where: { kind: 'calendar-feed', toAddress: mentor.email } })
    expect(mails).toHaveLength(2)
    for (const { text } of mails) expect(text).not.toContain('/calendar/')
  })

  test('is nothing else: a token without .ics, in part, or with anything behind it', async () => {
    const address = await renew(asMentee(app, mentee.id))
    for (const wrong of [
      address.replace('.ics', ''),
      address.replace(/.\.ics$/, '.ics'),
      `${address}.ics`,
      `${address}x`,
    ])
      expect([wrong, (await get(wrong)).status]).toEqual([wrong, 404])
    expect((await get(address.replace('/calendar/', '/calendar/a/'))).status).toBe(404)
  })
})

describe('the calendar', () => {
  test('moves and cancels with the session; a cancelled one is shown as such for a month', async () => {
    const bookingId = await book()
    const address = await renew(asMentor(app, mentor.id))
    await moveBooking(app, mentee.id, { bookingId, startsAt: OTHER })
    expect(await textAt(address)).toMatch(/SEQUENCE:1\r\n[^]*DTSTART:20261129T050000Z/)
    await cancelBooking(app, memberFrom({ type: 'mentor', id: mentor.id, sessionHash: 'x' }) as never, { bookingId })
    const text = await textAt(address)
    expect(text).toMatch(/SEQUENCE:2\r\n[^]*STATUS:CANCELLED/)
    clock.advance(30 * DAY_MS)
    expect(await textAt(address)).toContain('STATUS:CANCELLED')
    clock.advance(1)
    expect(await textAt(address)).not.toContain('VEVENT')
  })

  test('goes 90 days back, to the instant, and holds nothing that was never confirmed or is somebody else’s', async () => {
    await book()
    const namesake = await mentorAccount(db, { id: mentee.id })
    await signedInAs(db, { type: 'mentor', id: namesake.id }, clock.now())
    const address = await renew(asMentee(app, mentee.id))
    const theirs = await renew(asMentor(app, namesake.id))
    expect(await textAt(theirs)).not.toContain('VEVENT')
    const pair = { mentorId: mentor.id, menteeId: mentee.id, agenda: 'Held', selectedTimeSlot: '2026-11-29 10:30' }
    for (const status of ['pending', 'expired', 'cancelled'] as const)
      await db.booking.create({
        data: {
          duration: 45,
          ...pair,
          status,
          startsAt: OTHER,
          endsAt: new Date(OTHER.getTime() + 45 * 60_000),
          ...(status === 'cancelled' ? { cancelledAt: START } : { holdExpiresAt: START }),
        },
      })
    expect((await textAt(address)).match(/BEGIN:VEVENT/g)).toHaveLength(1)
    clock.set(new Date(SLOT.getTime() + 90 * DAY_MS))
    expect((await textAt(address)).match(/BEGIN:VEVENT/g)).toHaveLength(1)
    clock.advance(1)
    expect(await textAt(address)).not.toContain('VEVENT')
  })

  test('is read again only when it has changed, also by HEAD', async () => {
    const bookingId = await book()
    const address = await renew(asMentee(app, mentee.id))
    const etag = (await get(address)).headers.get('etag')!
    clock.advance(60_000)
    const held = (tag: string, method = 'GET') => get(address, { method, headers: { 'if-none-match': tag } })
    for (const tag of [etag, `W/${etag}`, `"x", ${etag}`, '*']) {
      const answer = await held(tag)
      expect([tag, answer.status, await answer.text()]).toEqual([tag, 304, ''])
      expect(answer.headers.get('cache-control')).toBe('private, no-cache')
    }
    const head = await get(address, { method: 'HEAD' })
    expect([head.status, await head.text(), head.headers.get('etag')]).toEqual([200, '', etag])
    await setMeetingLink(app, mentor.id, { bookingId, meetingLink: 'https://meet.test.example/r' })
    expect((await held(etag)).status).toBe(200)
  })

  test('takes two statements, and notes a read at most once in five minutes', async () => {
    await book()
    const address = await renew(asMentee(app, mentee.id))
    const seen = async () => (await asMentee(app, mentee.id).run(SEEN)).data.viewer?.calendarFeed
    expect(await seen()).toEqual({ createdAt: START.toISOString(), lastReadAt: null })
    await get(address)
    expect((await seen())?.lastReadAt).toBe(START.toISOString())
    const { db: recorded, statements } = recordStatements(tested.url)
    clock.advance(5 * 60_000 - 1)
    const read = () => readCalendar({ ...app, db: recorded }, /([\w-]{43})\.ics$/.exec(address)![1]!)
    await read()
    expect(statements).toHaveLength(2)
    expect((await seen())?.lastReadAt).toBe(START.toISOString())
    clock.advance(1)
    await read()
    expect((await seen())?.lastReadAt).toBe(clock.now().toISOString())
  })
})

test('is for mentors and mentees, five new ones an hour', async () => {
  expect((await asGuest(app).run(RENEW)).data.renewCalendarFeed.__typename).toBe('NotSignedInError')
  const member = await db.communityMember.create({
    data: { type: 'student', name: 'Meera', email: `m-${mentee.id}@test.example`, branch: 'Civil Engineering' },
  })
  const community = asCommunity(app, member.id)
  expect((await community.run(RENEW)).data.renewCalendarFeed.__typename).toBe('NotAllowedError')
  expect((await community.run(REMOVE)).data.removeCalendarFeed.__typename).toBe('NotAllowedError')
  const client = asMentee(app, mentee.id)
  for (let n = 0; n < 5; n += 1) await renew(client)
  expect((await client.run(RENEW)).data.renewCalendarFeed.__typename).toBe('RateLimitedError')
})

test('dies with the account and while it is switched off; what one takes along does not hold it', async () => {
  const address = await renew(asMentor(app, mentor.id))
  const token = /([\w-]{43})\.ics$/.exec(address)![1]!
  await db.mentor.update({ where: { id: mentor.id }, data: { isActive: false } })
  expect((await get(address)).status).toBe(404)
  await db.mentor.update({ where: { id: mentor.id }, data: { isActive: true } })
  expect((await get(address)).status).toBe(200)
  const file = (await Array.fromAsync(myData(app, { type: 'mentor', id: mentor.id }))).join('')
  expect(file).toMatch(/calendarFeed[\W]+createdAt/)
  expect([file.includes(token), file.includes(hashToken(token))]).toEqual([false, false])
  await closeAccount(app, memberFrom({ type: 'mentor', id: mentor.id, sessionHash: `mentor-${mentor.id}` }), {
    password: PASSWORD,
  })
  expect([(await get(address)).status, await db.calendarFeed.count({ where: { mentorId: mentor.id } })]).toEqual([
    404, 0,
  ])
})

test('who signs up with somebody’s address, again and again, mails them 20 times a day in all, and no words of their own', async () => {
  const email = 'victim@test.example'
  const words = 'You have won ten lakh rupees'
  const level = { subBranch: undefined, currentLevel: 'Fresh Graduate' as const }
  const profile = { mainBranch: 'General', linkedinUrl: 'https://www.linkedin.com/in/x' }
  const form = { ...profile, ...level, name: words, email, password: PASSWORD, signIn: true }
  let queued = 0
  for (let round = 0; round < 5; round += 1) {
    const { id, session } = await registerMentee(app, form, { ip: '::1', userAgent: null })
    const member = memberFrom({ type: 'mentee', id, sessionHash: hashToken(session!.token) })
    for (let n = 0; n < 5; n += 1) await renewCalendarFeed(app, member as typeof member & { type: 'mentee' })
    const mails = await db.email.findMany({ where: { toAddress: email } })
    queued += mails.length
    await db.email.deleteMany({ where: { toAddress: email } })
    expect(mails.filter(({ html, text }) => html.includes(words) || text.includes(words))).toEqual([])
    await closeAccount(app, member, { password: PASSWORD })
  }
  expect(queued).toBe(20)
})

test('is not made for a session that has ended since the request began', async () => {
  await renew(asMentee(app, mentee.id))
  await db.session.deleteMany({ where: { userId: mentee.id, userType: 'mentee' } })
  await db.calendarFeed.deleteMany({ where: { menteeId: mentee.id } })
  expect((await asMentee(app, mentee.id).run(RENEW)).data.renewCalendarFeed).toEqual({ __typename: 'NotSignedInError' })
  expect(await db.calendarFeed.count({ where: { menteeId: mentee.id } })).toBe(0)
})

test('two renewals at once leave one that works', async () => {
  const client = asMentee(app, mentee.id)
  const addresses = await Promise.all([renew(client), renew(client), renew(client)])
  const statuses = await Promise.all(addresses.map(async (address) => (await get(address)).status))
  expect(statuses.toSorted()).toEqual([200, 404, 404])
})

test('a member’s and an administrator’s cookie in one browser open no other calendar', async () => {
  await ensureFirstAdmin(app)
  const both = await signedIn(url, 'mentee', mentee.email)
  await both.send('POST', '/api/admin/login', {
    username: app.config.admin.username,
    password: app.config.admin.password,
  })
  const answer = await both.graphql<{ data: { renewCalendarFeed: { address: string } } }>(
    'mutation { renewCalendarFeed { ... on RenewCalendarFeedPayload { address } } }',
  )
  await book()
  const other = await mentorAccount(db)
  expect(await textAt(answer.body.data.renewCalendarFeed.address)).toContain('Ravi Das')
  expect(await db.calendarFeed.count({ where: { mentorId: other.id } })).toBe(0)
})

test('sixty reads of one address in ten minutes', async () => {
  const address = await renew(asMentee(app, mentee.id))
  for (let n = 0; n < 60; n += 1) expect((await get(address)).status).toBe(200)
  const refused = await get(address)
  expect([refused.status, Number(refused.headers.get('retry-after')) > 0]).toEqual([429, true])
  clock.advance(10 * 60_000)
  expect((await get(address)).status).toBe(200)
})
