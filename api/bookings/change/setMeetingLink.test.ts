import { beforeEach, describe, expect, test } from 'vitest'
import { typed } from '../../graphql/typed.ts'
import { istInstant } from '../../rules/time/time.ts'
import { NotFoundError } from '../../rules/userErrors.ts'
import { testApp } from '../../testing/app.ts'
import { bookSession } from '../../testing/bookings.ts'
import { asAdmin, asCommunity, asGuest, asMentee, asMentor, type Client } from '../../testing/client.ts'
import { makeMentee, makeMentor } from '../../testing/factories.ts'
import { setMeetingLink } from './setMeetingLink.graphql.ts'

const tested = await testApp()
const { app, db, clock } = tested
const LINK = 'https://meet.test.example/asha-1'

let mentor: Awaited<ReturnType<typeof makeMentor>>
let mentee: Awaited<ReturnType<typeof makeMentee>>
let bookingId: number

beforeEach(async () => {
  clock.set('2026-11-21T04:30:00Z')
  mentor = await makeMentor(db, { name: 'Asha Rao' })
  mentee = await makeMentee(db, { name: 'Ravi Jain' })
  const startsAt = istInstant('2026-11-28', '10:30')
  bookingId = await bookSession(tested, { mentorId: mentor.id, menteeId: mentee.id, startsAt })
})

const set = (meetingLink = LINK) => setMeetingLink(app, mentor.id, { bookingId, meetingLink })
const mails = () =>
  db.email.findMany({ where: { dedupeKey: { startsWith: `booking:${bookingId}:link:` } }, orderBy: { id: 'asc' } })
const line = (ics: string | null | undefined, name: string) =>
  new RegExp(`^${name}:(.*?)\\r?$`, 'm').exec(ics ?? '')?.[1]

describe('a new link', () => {
  test('reaches the mentee by mail and in the product, and both with the calendar file that replaces theirs', async () => {
    const confirmation = await db.email.findFirstOrThrow({ where: { toAddress: mentee.email } })
    clock.advance(60_000)
    await set()
    const [forMentee, forMentor] = await mails()
    expect(forMentee).toMatchObject({
      toAddress: mentee.email,
      subject: 'Meeting link: session with Asha Rao, Sat 28 Nov, 10:30 am IST',
    })
    expect(forMentor).toMatchObject({ toAddress: mentor.email })
    for (const mail of [forMentee!, forMentor!]) {
      expect(mail.text).toContain(LINK)
      expect(line(mail.ics, 'UID')).toBe(line(confirmation.ics, 'UID'))
      expect(line(mail.ics, 'LOCATION')).toBe(LINK)
      expect(line(mail.ics, 'DTSTAMP')).toBe('20261121T043100Z')
    }
    expect([confirmation, forMentee, forMentor].map((mail) => line(mail!.ics, 'SEQUENCE'))).toEqual(['0', '1', '1'])
    expect(
      await db.notification.findMany({ where: { dedupeKey: { contains: ':link:' }, userId: mentee.id } }),
    ).toMatchObject([{ userType: 'mentee', type: 'booking', link: `/booking/${mentor.id}?confirmed=${bookingId}` }])
  })

  test('is told once, also to twenty who set it at once, and not again when it is the same', async () => {
    await Promise.all(Array.from({ length: 20 }, () => set()))
    await set()
    expect(await mails()).toHaveLength(2)
    expect((await db.booking.findUniqueOrThrow({ where: { id: bookingId } })).calendarSequence).toBe(1)
  })

  test('after another one is news again, with the next number', async () => {
    for (const link of [LINK, `${LINK}/b`, LINK]) await set(link)
    expect((await mails()).map(({ ics }) => line(ics, 'SEQUENCE'))).toEqual(['1', '1', '2', '2', '3', '3'])
  })
})

describe('a link that changes all the time', () => {
  test('is taken ten times an hour; the same link again is no change, and the eleventh leaves the tenth', async () => {
    for (let i = 1; i <= 10; i++) {
      await set(`${LINK}/${i}`)
      await set(`${LINK}/${i}`)
    }
    await expect(set(`${LINK}/11`)).rejects.toMatchObject({ name: 'RateLimitedError', retryAfter: 3_600 })
    await set(`${LINK}/10`)
    expect(await mails()).toHaveLength(20)
    expect(await db.booking.findUniqueOrThrow({ where: { id: bookingId } })).toMatchObject({
      meetingLink: `${LINK}/10`,
      calendarSequence: 10,
    })
    clock.advance(3_600_000)
    await set(`${LINK}/11`)
    expect(await mails()).toHaveLength(22)
  })

  test('sent at once, exactly ten are taken', async () => {
    const sent = await Promise.allSettled(Array.from({ length: 15 }, (_, i) => set(`${LINK}/${i}`)))
    expect(sent.filter(({ status }) => status === 'fulfilled')).toHaveLength(10)
    expect(await mails()).toHaveLength(20)
  })
})

describe('nobody else', () => {
  test('another mentor does not find the session, and nobody is told', async () => {
    const other = await makeMentor(db)
    await expect(setMeetingLink(app, other.id, { bookingId, meetingLink: LINK })).rejects.toThrow(NotFoundError)
    await db.booking.update({ where: { id: bookingId }, data: { status: 'cancelled' } })
    await expect(set()).rejects.toThrow(NotFoundError)
    expect(await mails()).toEqual([])
  })

  test.each([
    ['a guest', () => asGuest(app), 'NotSignedInError'],
    ['the mentee', () => asMentee(app, mentee.id), 'NotAllowedError'],
    ['a community member', () => asCommunity(app, 1), 'NotAllowedError'],
    ['an administrator', () => asAdmin(app), 'NotAllowedError'],
    ['the mentor', () => asMentor(app, mentor.id), 'SetMeetingLinkPayload'],
  ] as [string, () => Client, string][])('%s', async (_who, client, typename) => {
    const { data } = await client().run(
      typed(`mutation ($input: SetMeetingLinkInput!) { setMeetingLink(input: $input) { __typename } }`),
      { input: { bookingId, meetingLink: LINK } },
    )
    expect(data.setMeetingLink.__typename).toBe(typename)
  })

  test.each([
    'ftp://meet.test.example/a',
    'javascript:alert(1)',
    'meet',
    '',
    ` https://x.example/${'a'.repeat(500)}`,
    // Lines of its own in mails and calendar files.
    `${LINK}\nYour refund: https://x.example`,
    `${LINK}\rATTENDEE:mailto:a@x.example`,
    // Looks like another host than the one it leads to.
    'https://meet.google.com@x.example/a',
    'https://x.example/\u202Emoc.elgoog.teem',
    'https://meet.goo\u200Bgle.com/a',
    'https://meet.goo\u00ADgle.com/a',
    'https://x.example/a\u2060b',
    'https://x.example/a\uFE0F',
    'https://ｍｅｅｔ.google.com/a',
    'https://meet。google.com/a',
    'https://meet.%67oogle.com/a',
    'https:///meet.google.com/a',
  ])('a link such as %j is refused', async (meetingLink) => {
    const { data } = await asMentor(app, mentor.id).run(
      typed(`mutation ($input: SetMeetingLinkInput!) { setMeetingLink(input: $input) { __typename } }`),
      { input: { bookingId, meetingLink } },
    )
    expect(data.setMeetingLink.__typename).toBe('ValidationError')
    expect(await mails()).toEqual([])
  })
})
