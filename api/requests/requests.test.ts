import { beforeEach, describe, expect, test } from 'vitest'
import { typed, type VariablesOf } from '../graphql/typed.ts'
import { istInstant } from '../rules/time/time.ts'
import { testApp } from '../testing/app.ts'
import { asMentee, asMentor, expectResult } from '../testing/client.ts'
import { makeMentee, makeMentor } from '../testing/factories.ts'
import { CREATE, inputFor, LIST, RESPOND, WITHDRAW, type Listed } from './documents.testing.ts'

const { app, db, clock } = await testApp()
let mentor: { id: number; name: string; email: string }
let mentee: { id: number; name: string; email: string }

beforeEach(async () => {
  mentor = await makeMentor(db)
  mentee = await makeMentee(db)
})

const asking = () => asMentee(app, mentee.id)
const answering = () => asMentor(app, mentor.id)
const send = async (to = mentor.id, more: object = {}) =>
  (await asking().run(CREATE, { input: { ...inputFor(to), ...more } })).data.createMentorshipRequest

const sent = async (to = mentor.id) => expectResult(await send(to), 'CreateMentorshipRequestPayload').request.databaseId

const answer = async (
  requestId: number,
  status: VariablesOf<typeof RESPOND>['input']['status'],
  responseMessage?: string,
) => (await answering().run(RESPOND, { input: { requestId, status, responseMessage } })).data.respondToMentorshipRequest

const withdraw = async (requestId: number) =>
  (await asking().run(WITHDRAW, { input: { requestId } })).data.withdrawMentorshipRequest

describe('sending', () => {
  test('keeps the trimmed words, tells the mentor by notification and mail, and shows on the profile', async () => {
    const words = { discussionTopic: '  Slope stability ', additionalNotes: '   ' }
    const sentNow = expectResult(await send(mentor.id, words), 'CreateMentorshipRequestPayload')
    expect(sentNow).toMatchObject({
      request: { status: 'PENDING', discussionTopic: 'Slope stability', additionalNotes: null, responseMessage: null },
      mentor: { viewerRequest: { id: sentNow.request.id } },
      viewer: { mentorshipRequestCounts: { pending: 1, approved: 0, rejected: 0, withdrawn: 0 } },
    })
    const [notice] = await db.notification.findMany({ where: { userType: 'mentor', userId: mentor.id } })
    expect(notice).toMatchObject({
      type: 'mentorship_request',
      title: `Request from ${mentee.name}`,
      message: 'Slope stability',
      link: '/mentorship-requests',
      isRead: false,
    })
    const [mail] = await db.email.findMany({ where: { toAddress: mentor.email } })
    expect(mail?.text).toContain('Preferred time: 24 Nov 2026, 7:00 pm IST')
    expect(mail?.text).toContain('/mentorship-requests')
    expect(mail?.html).toContain(mentee.name)
  })

  test('a Busy mentor may be asked; one who is not listed is not there', async () => {
    const busy = await makeMentor(db, { available: false })
    expect((await send(busy.id)).__typename).toBe('CreateMentorshipRequestPayload')
    for (const data of [{ status: 'pending_review' }, { status: 'rejected' }, { isActive: false }] as const) {
      const hidden = await makeMentor(db, data)
      expect(await send(hidden.id)).toMatchObject({ __typename: 'NotFoundError', message: 'Mentor not found' })
    }
    for (const nobody of [0, -1, 2_000_000_000]) expect((await send(nobody)).__typename).toBe('NotFoundError')
  })

  test('reports every bad field at once, the time by the server clock', async () => {
    const bad = await send(mentor.id, {
      discussionTopic: ' abcd ',
      background: 'too short',
      preferredDateTime: new Date(clock.now().getTime() - 1).toISOString(),
      additionalNotes: 'x'.repeat(2001),
    })
    expect(expectResult(bad, 'ValidationError').issues).toEqual([
      { path: 'discussionTopic', message: 'Discussion topic must be at least 5 characters' },
      { path: 'background', message: 'Background must be at least 10 characters' },
      { path: 'preferredDateTime', message: 'Preferred date and time must not be in the past' },
      { path: 'additionalNotes', message: 'Additional notes must be at most 2000 characters' },
    ])
    expect((await send(mentor.id, { preferredDateTime: clock.now().toISOString() })).__typename).toBe(
      'CreateMentorshipRequestPayload',
    )
  })

  test('a second one to the same mentor waits for the answer to the first', async () => {
    const first = await sent()
    expect(await send()).toMatchObject({
      __typename: 'RequestPendingError',
      message: `You already have a request waiting with ${mentor.name}.`,
      mentor: { viewerRequest: { databaseId: first } },
    })
    await answer(first, 'REJECTED')
    expect((await send()).__typename).toBe('CreateMentorshipRequestPayload')
    expect(await db.notification.count({ where: { userType: 'mentor', userId: mentor.id } })).toBe(2)
  })

  test('ten may wait; the eleventh names the limit, unless one is withdrawn', async () => {
    const ids: number[] = []
    for (let i = 0; i < 10; i++) ids.push(await sent((await makeMentor(db)).id))
    const refused = expectResult(await send(), 'RequestLimitError')
    expect(refused.message).toContain('10 pending requests')
    await withdraw(ids[0]!)
    expect((await send()).__typename).toBe('CreateMentorshipRequestPayload')
  })

  test('20 an hour', async () => {
    const { id } = mentee
    for (let i = 0; i < 20; i++) await app.limiter.take(`requests:${id}`, { max: 20, windowSeconds: 3600 })
    expect(await send()).toMatchObject({ __typename: 'RateLimitedError', retryAfter: 3600 })
    clock.advance(3_600_000)
    expect((await send(mentor.id, { preferredDateTime: '2027-01-01T10:00:00Z' })).__typename).toBe(
      'CreateMentorshipRequestPayload',
    )
    clock.advance(-3_600_000)
  })
})

describe('again and again', () => {
  const hours = (n: number) => clock.advance(n * 3_600_000)

  test('three a day to one mentor, withdrawn ones too; what is refused counts for nothing', async () => {
    for (let n = 0; n < 3; n++) {
      const id = await sent()
      expect((await send()).__typename).toBe('RequestPendingError')
      await withdraw(id)
    }
    expect(await send()).toMatchObject({ __typename: 'RateLimitedError', retryAfter: 86_400 })
    expect(await db.email.count({ where: { toAddress: mentor.email } })).toBe(3)
    expect((await send((await makeMentor(db)).id)).__typename).toBe('CreateMentorshipRequestPayload')
    hours(24)
    expect((await send(mentor.id, { preferredDateTime: '2027-01-01T10:00:00Z' })).__typename).toBe(
      'CreateMentorshipRequestPayload',
    )
    hours(-24)
  })

  test('a mentee sends nothing where one of the two has blocked the other', async () => {
    const other = await makeMentor(db)
    for (const [blockedBy, message] of [
      ['mentee', 'You have blocked this person. Unblock to send messages.'],
      ['mentor', 'You can’t send messages in this chat.'],
    ] as const) {
      const blockedOne = await makeMentee(db)
      await db.conversationBlock.create({ data: { mentorId: other.id, menteeId: blockedOne.id, blockedBy } })
      const { data } = await asMentee(app, blockedOne.id).run(CREATE, { input: inputFor(other.id) })
      expect(data.createMentorshipRequest).toMatchObject({ __typename: 'ChatBlockedError', message })
    }
    expect(await db.email.count({ where: { toAddress: other.email } })).toBe(0)
  })

  test('accounts with confirmed addresses of one mailbox send one mentor six a day, others are not kept from it', async () => {
    const ask = async (email: string, to = mentor.id) => {
      const { id } = await makeMentee(db, { email, emailConfirmedAt: clock.now() })
      return (await asMentee(app, id).run(CREATE, { input: inputFor(to) })).data.createMentorshipRequest
    }
    for (let n = 0; n < 6; n++)
      expect((await ask(`evil+${n}@test.example`)).__typename).toBe('CreateMentorshipRequestPayload')
    expect(await ask('Evil+6@test.example')).toMatchObject({ __typename: 'RateLimitedError', retryAfter: 86_400 })
    expect(await db.email.count({ where: { toAddress: mentor.email } })).toBe(6)
    expect((await ask('good@test.example')).__typename).toBe('CreateMentorshipRequestPayload')
    expect((await ask('evil+7@test.example', (await makeMentor(db)).id)).__typename).toBe(
      'CreateMentorshipRequestPayload',
    )
  })

  test('accounts without a confirmed address send one mentor six an hour from one address, others are not kept from it', async () => {
    const ask = async (data: object, ip = '198.51.100.7') => {
      const { id } = await makeMentee(db, data)
      const { createMentorshipRequest: result } = (
        await asMentee(app, id, { ip }).run(CREATE, { input: inputFor(mentor.id) })
      ).data
      return result.__typename
    }
    const told: string[] = []
    for (let n = 0; n < 8; n++) told.push(await ask({}))
    expect(told.filter((name) => name === 'CreateMentorshipRequestPayload')).toHaveLength(6)
    expect(told.slice(6)).toEqual(['RateLimitedError', 'RateLimitedError'])
    expect(await ask({ emailConfirmedAt: clock.now() })).toBe('CreateMentorshipRequestPayload')
    expect(await ask({}, '203.0.113.7')).toBe('CreateMentorshipRequestPayload')
    expect(await db.mentorshipRequest.count({ where: { mentorId: mentor.id } })).toBe(8)
  })
})

describe('answering', () => {
  test('accepting tells the mentee that they can book now', async () => {
    const id = await sent()
    expect(await answer(id, 'APPROVED', '  Bring one drawing. ')).toMatchObject({
      __typename: 'RespondToMentorshipRequestPayload',
      request: { status: 'APPROVED', responseMessage: 'Bring one drawing.', respondedAt: clock.now().toISOString() },
      viewer: { mentorshipRequestCounts: { pending: 0, approved: 1 } },
    })
    const [notice] = await db.notification.findMany({ where: { userType: 'mentee', userId: mentee.id } })
    expect(notice).toMatchObject({
      type: 'request_approved',
      title: `${mentor.name} accepted your request`,
      message: `You can now book sessions with ${mentor.name}. Their answer: Bring one drawing.`,
      link: `/mentor/${mentor.id}`,
    })
    expect(JSON.parse(notice!.data!)).toMatchObject({ mentorId: mentor.id })
    const [mail] = await db.email.findMany({ where: { toAddress: mentee.email } })
    expect(mail?.subject).toBe(`${mentor.name} accepted your request`)
    expect(mail?.text).toContain('Bring one drawing.')
    // The profile leads those who have a session left to it; the booking page would begin with paying.
    expect(mail?.text).toMatch(new RegExp(`/mentor/${mentor.id}$`, 'm'))
  })

  test.each(['APPROVED', 'REJECTED'] as const)(
    'the mentor has read of what they have answered with %s, and of nothing else',
    async (status) => {
      const id = await sent()
      const others = await makeMentee(db)
      await asMentee(app, others.id).run(CREATE, { input: inputFor(mentor.id) })
      const bell = typed(`{
        viewer { unreadNotifications notifications { edges { node { isRead data } } } }
      }`)
      await answer(id, status)
      const { unreadNotifications, notifications } = (await answering().run(bell)).data.viewer!
      expect(unreadNotifications).toBe(1)
      for (const { node } of notifications.edges) expect(node.isRead).toBe(JSON.parse(node.data!).requestId === id)
      expect((await asking().run(bell)).data.viewer!.unreadNotifications).toBe(1)
    },
  )

  test('declining tells the mentee, with or without words', async () => {
    const id = await sent()
    expect(await answer(id, 'REJECTED', '  ')).toMatchObject({ request: { status: 'REJECTED', responseMessage: null } })
    const [notice] = await db.notification.findMany({ where: { userType: 'mentee', userId: mentee.id } })
    expect(notice).toMatchObject({ type: 'request_rejected', link: '/mentorship-requests?tab=declined' })
    expect(await db.email.count({ where: { toAddress: mentee.email } })).toBe(1)
  })

  test('counts once: later answers hear what it is, and change nothing', async () => {
    const id = await sent()
    await answer(id, 'APPROVED', 'Yes')
    expect(await answer(id, 'REJECTED', 'No')).toMatchObject({
      __typename: 'RequestClosedError',
      message: 'This request has already been accepted.',
      request: { status: 'APPROVED', responseMessage: 'Yes' },
    })
    expect(await db.notification.count({ where: { userType: 'mentee', userId: mentee.id } })).toBe(1)
    expect(await withdraw(id)).toMatchObject({ message: 'This request has already been accepted.' })
  })

  test('only approved and rejected are answers, and 2000 characters at most', async () => {
    const id = await sent()
    for (const status of ['PENDING', 'WITHDRAWN'] as const)
      expect(await answer(id, status)).toMatchObject({
        issues: [{ path: 'status', message: 'Status must be approved or rejected' }],
      })
    expect((await answer(id, 'APPROVED', 'x'.repeat(2001))).__typename).toBe('ValidationError')
    expect((await db.mentorshipRequest.findUniqueOrThrow({ where: { id } })).status).toBe('pending')
  })

  test('a mentor who is not accepted (any more) cannot answer', async () => {
    const id = await sent()
    await db.mentor.update({ where: { id: mentor.id }, data: { status: 'pending_review' } })
    expect(await answer(id, 'APPROVED')).toMatchObject({
      __typename: 'NotAllowedError',
      message: 'You can answer requests once your application is accepted.',
    })
    expect((await db.mentorshipRequest.findUniqueOrThrow({ where: { id } })).status).toBe('pending')
  })
})

describe('withdrawing', () => {
  test("takes it from the mentor's lists and rewrites the notification about it", async () => {
    const id = await sent()
    expect(await withdraw(id)).toMatchObject({
      __typename: 'WithdrawMentorshipRequestPayload',
      request: { status: 'WITHDRAWN', mentor: { viewerRequest: null } },
      viewer: { mentorshipRequestCounts: { pending: 0, withdrawn: 1 } },
    })
    const { viewer } = (await answering().run(LIST)).data
    expect(viewer).toMatchObject({
      mentorshipRequests: { edges: [] },
      mentorshipRequestCounts: { pending: 0, withdrawn: 0 },
    })
    const notices = await db.notification.findMany({ where: { userType: 'mentor', userId: mentor.id } })
    expect(notices).toMatchObject([{ title: `${mentee.name} withdrew a request` }])
    expect(await answer(id, 'APPROVED')).toMatchObject({ message: 'This request has been withdrawn.' })
    expect((await withdraw(id)).__typename).toBe('RequestClosedError')
  })
})

test('the lists: newest first, by status, page by page', async () => {
  const mentees = await Promise.all([1, 2, 3].map(() => makeMentee(db)))
  const ids: number[] = []
  for (const { id } of mentees) {
    const { data } = await asMentee(app, id).run(CREATE, { input: inputFor(mentor.id) })
    ids.push(expectResult(data.createMentorshipRequest, 'CreateMentorshipRequestPayload').request.databaseId)
  }
  await answer(ids[1]!, 'REJECTED', 'No')
  const list = async (variables: object) =>
    (await answering().run(LIST, { ...variables })).data.viewer!.mentorshipRequests
  const idsOf = ({ edges }: Listed['mentorshipRequests']) => edges.map(({ node }) => node.databaseId)
  expect(idsOf(await list({}))).toEqual(ids.toReversed())
  expect(idsOf(await list({ status: 'PENDING' }))).toEqual([ids[2], ids[0]])
  expect(idsOf(await list({ status: 'REJECTED' }))).toEqual([ids[1]])
  const page = await list({ status: 'PENDING', first: 1 })
  expect(idsOf(page)).toEqual([ids[2]])
  expect(idsOf(await list({ status: 'PENDING', first: 1, after: page.pageInfo.endCursor }))).toEqual([ids[0]])
  expect(istInstant('2026-11-24', '19:00').toISOString()).toBe(page.edges[0]!.node.preferredDateTime)
})
