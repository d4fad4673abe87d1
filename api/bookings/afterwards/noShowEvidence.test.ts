/** What is known when the two sides disagree about a session: what they say, and when they pressed Join. */
import { MINUTE_MS } from '../../rules/time/durations.ts'
import { once } from 'node:events'
import { get, type IncomingMessage } from 'node:http'
import { beforeEach, describe, expect, test } from 'vitest'
import { typed } from '../../graphql/typed.ts'
import { istInstant } from '../../rules/time/time.ts'
import { bookSession } from '../../testing/bookings.ts'
import { asAdmin, asMentee, asMentor, expectResult } from '../../testing/client.ts'
import { makeMentee, makeMentor } from '../../testing/factories.ts'
import { menteeAccount, mentorAccount } from '../../testing/people.ts'
import { browser, signedIn, testServer, type Browser } from '../../testing/server.ts'
import { testTill } from '../../testing/till.ts'

const till = await testTill()
const { app, db, clock } = till
const { url } = await testServer(app)
const START = istInstant('2026-11-28', '10:30')
const END = istInstant('2026-11-28', '11:15')
const MEET = 'https://meet.test.example/room-1'
/** What a browser says of a press on a page of ours. */
const PRESS = { 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' }

let mentor: Awaited<ReturnType<typeof makeMentor>>
let mentee: Awaited<ReturnType<typeof makeMentee>>
let bookingId: number

beforeEach(async () => {
  await till.calm()
  mentor = await mentorAccount(db, { name: 'Asha Rao' })
  mentee = await menteeAccount(db, { name: 'Ravi Jain' })
  bookingId = await bookSession(till, { mentorId: mentor.id, menteeId: mentee.id, startsAt: START })
  await db.booking.update({ where: { id: bookingId }, data: { meetingLink: MEET } })
})

const minutes = (from: Date, count: number) => new Date(from.getTime() + count * MINUTE_MS)
const joins = () => db.bookingJoin.findMany({ where: { bookingId }, orderBy: { firstAt: 'asc' } })

describe('a press of Join', () => {
  const menteeBrowser = () => signedIn(url, 'mentee', mentee.email)
  const press = async ({ cookies }: Pick<Browser, 'cookies'>, said: Record<string, string> = PRESS) => {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    // fetch would say by itself in which way it asks.
    const asked = get(`${url}/sessions/${bookingId}/join`, { headers: { ...said, cookie } })
    const [answer] = (await once(asked, 'response')) as [IncomingMessage]
    answer.resume()
    return [answer.statusCode, answer.headers.location, answer.headers['cache-control']]
  }
  const toTheMeeting = [303, MEET, 'private, no-store']

  test('leads to the meeting and is noted: the first, the last and how many', async () => {
    const [ravi, asha] = [await menteeBrowser(), await signedIn(url, 'mentor', mentor.email)]
    clock.set(minutes(START, -2))
    expect(await press(ravi)).toEqual(toTheMeeting)
    // A double tap is one press.
    clock.set(minutes(START, -1.5))
    expect(await press(ravi)).toEqual(toTheMeeting)
    clock.set(minutes(START, 4))
    expect(await press(asha)).toEqual(toTheMeeting)
    clock.set(minutes(START, 20))
    expect(await press(ravi)).toEqual(toTheMeeting)
    expect(await joins()).toEqual([
      {
        bookingId,
        side: 'mentee',
        startsAt: START,
        firstAt: minutes(START, -2),
        lastAt: minutes(START, 20),
        presses: 2,
      },
      { bookingId, side: 'mentor', startsAt: START, firstAt: minutes(START, 4), lastAt: minutes(START, 4), presses: 1 },
    ])
  })

  test('at the same moment from several devices is one', async () => {
    const ravi = await menteeBrowser()
    clock.set(START)
    await Promise.all(Array.from({ length: 8 }, () => press(ravi)))
    expect(await joins()).toMatchObject([{ side: 'mentee', presses: 1 }])
  })

  test.each([
    ['a quarter of an hour before and earlier', () => minutes(START, -15.1)],
    ['after the end', () => minutes(END, 0.1)],
  ])('%s leads there and is not noted', async (_when, at) => {
    const ravi = await menteeBrowser()
    clock.set(at())
    expect(await press(ravi)).toEqual(toTheMeeting)
    expect(await joins()).toEqual([])
  })

  test.each([
    ['a link in a mail', { ...PRESS, 'sec-fetch-site': 'none' }],
    ['a link on another site', { ...PRESS, 'sec-fetch-site': 'cross-site' }],
    ['a page that is loaded ahead', { ...PRESS, 'sec-purpose': 'prefetch' }],
    ['a page that is drawn ahead', { ...PRESS, 'sec-purpose': 'prefetch;prerender' }],
    ['a preview that fetches', { ...PRESS, 'sec-fetch-mode': 'cors', 'sec-fetch-dest': 'empty' }],
    ['a program', {}],
  ])('%s is none', async (_what, headers) => {
    const ravi = await menteeBrowser()
    clock.set(START)
    expect(await press(ravi, headers)).toEqual(toTheMeeting)
    expect(await joins()).toEqual([])
  })

  test('is for its two sides only; who is logged out logs in first', async () => {
    clock.set(START)
    const other = await menteeAccount(db)
    const stranger = await signedIn(url, 'mentee', other.email)
    expect((await press(stranger))[0]).toBe(404)
    expect((await press(browser(url))).slice(0, 2)).toEqual([303, '/auth?returnTo=%2Fsessions'])
    expect(await joins()).toEqual([])
  })

  test('leads to an address in other letters as a browser writes it', async () => {
    clock.set(START)
    const meetingLink = 'https://meet.उदाहरण.भारत/कमरा-5?n=Zoë'
    await db.booking.update({ where: { id: bookingId }, data: { meetingLink } })
    expect((await press(await menteeBrowser())).slice(0, 2)).toEqual([303, new URL(meetingLink).href])
  })

  test('without a link, and of what is cancelled, leads to the sessions', async () => {
    const ravi = await menteeBrowser()
    clock.set(START)
    await db.booking.update({ where: { id: bookingId }, data: { meetingLink: null } })
    expect((await press(ravi)).slice(0, 2)).toEqual([303, '/sessions'])
    await db.booking.update({ where: { id: bookingId }, data: { meetingLink: MEET, status: 'cancelled' } })
    expect((await press(ravi)).slice(0, 2)).toEqual([303, '/sessions'])
    expect(await joins()).toEqual([])
  })

  test('at an earlier time of a session that has moved since is not shown for the new one', async () => {
    const at = { bookingId, side: 'mentee', startsAt: istInstant('2026-11-27', '10:30') } as const
    await db.bookingJoin.create({ data: { ...at, firstAt: at.startsAt, lastAt: at.startsAt } })
    expect((await asMentee(app, mentee.id).run(EVIDENCE, { bookingId })).data.booking?.joins).toEqual([])
  })
})

const EVIDENCE = typed(`query ($bookingId: Int!) {
  booking(id: $bookingId) {
    joins { side firstAt lastAt presses }
    noShow { reportStatement answerStatement }
  }
}`)
const REPORT = typed(`mutation ($input: ReportNoShowInput!) {
  reportNoShow(input: $input) { __typename ... on ValidationError { issues { path message } } }
}`)
const ANSWER = typed(`mutation ($input: AnswerNoShowInput!) {
  answerNoShow(input: $input) { __typename ... on ValidationError { issues { path message } } }
}`)

describe('what the two say', () => {
  const ravi = () => asMentee(app, mentee.id)
  const asha = () => asMentor(app, mentor.id)

  test('is read by both and by administrators, beside the presses of Join', async () => {
    await db.bookingJoin.create({
      data: { bookingId, side: 'mentee', startsAt: START, firstAt: START, lastAt: minutes(START, 10), presses: 3 },
    })
    clock.set(END)
    const statement = '  I waited\u0007 for twenty minutes.\r\nNobody came. '
    await ravi().run(REPORT, { input: { bookingId, statement } })
    await asha().run(ANSWER, { input: { bookingId, agree: false, statement: 'My line was down until 10:50.' } })
    const evidence = {
      joins: [{ side: 'MENTEE', firstAt: START.toISOString(), lastAt: minutes(START, 10).toISOString(), presses: 3 }],
      noShow: {
        reportStatement: 'I waited for twenty minutes.\nNobody came.',
        answerStatement: 'My line was down until 10:50.',
      },
    }
    for (const reader of [ravi(), asha(), asAdmin(app)])
      expect((await reader.run(EVIDENCE, { bookingId })).data.booking).toEqual(evidence)
    const mails = await db.email.findMany({ where: { dedupeKey: { startsWith: `booking:${bookingId}:no-show` } } })
    expect(mails).toHaveLength(2)
    for (const { text } of mails) expect(text).toContain('wrote what happened')
    for (const { text } of mails) expect(text).not.toMatch(/twenty|line was down/)
  })

  test('may be left out, and has an end', async () => {
    clock.set(END)
    const long = await ravi().run(REPORT, { input: { bookingId, statement: 'x'.repeat(501) } })
    expect(expectResult(long.data.reportNoShow, 'ValidationError').issues).toEqual([
      { path: 'statement', message: 'What happened must be at most 500 characters' },
    ])
    await ravi().run(REPORT, { input: { bookingId, statement: ' ' } })
    await asha().run(ANSWER, { input: { bookingId, agree: true } })
    expect(await db.noShow.findUnique({ where: { bookingId } })).toMatchObject({
      reportStatement: null,
      answer: 'agreed',
      answerStatement: null,
    })
  })
})
