/** Through the graph: who may do and see what, and that somebody else's booking does not exist. */
import { beforeAll, describe, expect, test } from 'vitest'
import { typed } from '../graphql/typed.ts'
import { istInstant } from '../rules/time/time.ts'
import { testApp } from '../testing/app.ts'
import { asAdmin, asCommunity, asGuest, asMentee, asMentor, expectResult, type Client } from '../testing/client.ts'
import { makeMentee, makeMentor } from '../testing/factories.ts'

const { app, db, provider } = await testApp({ config: { meetingBaseUrl: 'https://meet.test.example' } })
const startsAt = istInstant('2026-11-28', '10:30').toISOString()
const agenda = 'My storey drift fails in Y.'

const HOLD = typed(`mutation ($input: HoldSlotInput!) {
  holdSlot(input: $input) {
    __typename
    ... on Error { message }
    ... on ValidationError { issues { path message } }
    ... on HoldSlotPayload { booking { databaseId status amount } viewer { liveHold { databaseId } } }
  }
}`)
const ORDER = typed(`mutation ($input: CreateBookingOrderInput!) {
  createBookingOrder(input: $input) {
    __typename
    ... on Error { message }
    ... on ValidationError { issues { path message } }
    ... on CreateBookingOrderPayload { orderId amount booking { databaseId orderId agenda } }
  }
}`)
const VERIFY = typed(`mutation ($input: VerifyBookingPaymentInput!) {
  verifyBookingPayment(input: $input) {
    __typename
    ... on Error { message }
    ... on VerifyBookingPaymentPayload { message booking { databaseId status meetingLink } }
  }
}`)
const BOOKING = typed(`query ($id: Int!) { booking(id: $id) { id databaseId meetingLink mentorName menteeName } }`)

let mentor: Awaited<ReturnType<typeof makeMentor>>
let mentee: Awaited<ReturnType<typeof makeMentee>>
let stranger: Client
let owner: Client
let bookingId: number
let globalId: string

beforeAll(async () => {
  mentor = await makeMentor(db)
  mentee = await makeMentee(db)
  stranger = asMentee(app, (await makeMentee(db)).id)
  owner = asMentee(app, mentee.id)
})

test('a reservation is not to be paid for while its mentor is not listed', async () => {
  const [person, gone] = [await makeMentee(db), await makeMentor(db)]
  const client = asMentee(app, person.id)
  const viewer = typed(`{ viewer { bookings(first: 10) { edges { node { status } } } liveHold { status } } }`)
  const seen = async () => (await client.run(viewer)).data.viewer
  await client.run(HOLD, { input: { mentorId: gone.id, startsAt } })
  const held = { status: 'PENDING' }
  expect(await seen()).toMatchObject({ bookings: { edges: [{ node: held }] }, liveHold: held })
  for (const left of [{ isActive: false }, { isActive: true, status: 'rejected' }] as const) {
    await db.mentor.update({ where: { id: gone.id }, data: left })
    expect(await seen()).toMatchObject({ bookings: { edges: [] }, liveHold: null })
  }
  await db.mentor.update({ where: { id: gone.id }, data: { status: 'accepted' } })
  expect(await seen()).toMatchObject({ liveHold: held })
})

describe('the whole job', () => {
  test('hold, order, pay, confirmed', async () => {
    const holding = await owner.run(HOLD, { input: { mentorId: mentor.id, startsAt } })
    const held = expectResult(holding.data.holdSlot, 'HoldSlotPayload')
    expect(held.booking).toMatchObject({ status: 'PENDING', amount: 79_900 })
    expect(held.viewer.liveHold?.databaseId).toBe(held.booking.databaseId)
    const ordering = await owner.run(ORDER, {
      input: { mentorId: mentor.id, packageType: 'STARTER', startsAt, agenda, amount: 79_900 },
    })
    const ordered = expectResult(ordering.data.createBookingOrder, 'CreateBookingOrderPayload')
    expect(ordered).toMatchObject({
      amount: 79_900,
      booking: { databaseId: held.booking.databaseId, agenda, orderId: ordered.orderId },
    })
    const proof = await provider.pay(ordered.orderId)
    const { data } = await owner.run(VERIFY, { input: proof })
    const verified = expectResult(data.verifyBookingPayment, 'VerifyBookingPaymentPayload')
    expect(verified).toMatchObject({
      message: 'Payment verified and booking confirmed',
      booking: { status: 'CONFIRMED' },
    })
    bookingId = verified.booking.databaseId
    globalId = (await owner.run(BOOKING, { id: bookingId })).data.booking!.id
  })

  test('reports every bad field at once, with the documented texts', async () => {
    const { data } = await owner.run(ORDER, {
      input: { mentorId: 0, packageType: 'ADVANCED', agenda: 'short' },
    })
    const refused = expectResult(data.createBookingOrder, 'ValidationError')
    const issues = Object.fromEntries(refused.issues.map(({ path, message }) => [path, message]))
    expect(issues).toMatchObject({
      agenda: 'Please provide details about your session agenda (minimum 10 characters)',
      startDate: 'Please complete all required fields for your selected package',
    })
    expect(issues).toHaveProperty('mentorId')
  })
})

describe('roles', () => {
  const input = () => ({ mentorId: mentor.id, startsAt: istInstant('2026-11-28', '12:00').toISOString() })
  test.each([
    ['a guest', () => asGuest(app), 'NotSignedInError'],
    ['a mentor', () => asMentor(app, mentor.id), 'NotAllowedError'],
    ['a community member', () => asCommunity(app, 1), 'NotAllowedError'],
    ['an administrator', () => asAdmin(app), 'NotAllowedError'],
  ])('%s cannot hold, order or verify', async (_who, client, expected) => {
    const who = client()
    expect((await who.run(HOLD, { input: input() })).data.holdSlot.__typename).toBe(expected)
    expect(
      (await who.run(ORDER, { input: { ...input(), packageType: 'STARTER', agenda } })).data.createBookingOrder
        .__typename,
    ).toBe(expected)
    expect(
      (
        await who.run(VERIFY, {
          input: { orderId: 'order_AAAAAAAAAAAAAA', paymentId: 'pay_AAAAAAAAAAAAAA', signature: 'x' },
        })
      ).data.verifyBookingPayment.__typename,
    ).toBe(expected)
    expect(await db.booking.count({ where: { startsAt: input().startsAt } })).toBe(0)
  })
})

describe('others', () => {
  test('both sides and administrators see the booking and its link; to everyone else it is not there', async () => {
    for (const client of [owner, asMentor(app, mentor.id), asAdmin(app)]) {
      expect((await client.run(BOOKING, { id: bookingId })).data.booking?.meetingLink).toMatch(/^https:\/\/meet/)
    }
    const other = await makeMentor(db)
    for (const client of [stranger, asMentor(app, other.id), asCommunity(app, mentee.id)]) {
      expect((await client.run(BOOKING, { id: bookingId })).data.booking).toBeNull()
      expect(
        (await client.run(typed('query ($id: ID!) { node(id: $id) { id } }'), { id: globalId })).data.node,
      ).toBeNull()
    }
    expect((await asGuest(app).run(BOOKING, { id: bookingId })).data?.booking ?? null).toBeNull()
    expect(
      (await asGuest(app).run(typed('query ($id: ID!) { node(id: $id) { id } }'), { id: globalId })).data.node,
    ).toBeNull()
  })

  test("a member of another kind with the mentee's number sees nothing of theirs", async () => {
    const viewer = typed(`{ viewer { bookings(first: 10) { edges { node { databaseId } } } liveHold { databaseId } } }`)
    const twin = await makeMentor(db)
    expect((await asMentor(app, twin.id).run(viewer)).data.viewer!.bookings.edges).toEqual([])
  })

  test("somebody else's order cannot be verified, nor found", async () => {
    const order = await db.paymentOrder.findFirstOrThrow({ where: { bookingId } })
    const proof = await provider.pay(order.providerOrderId!, { twice: true })
    expect((await stranger.run(VERIFY, { input: proof })).data.verifyBookingPayment.__typename).toBe('NotFoundError')
    expect(
      (
        await stranger.run(typed('query ($orderId: String!) { bookingByOrder(orderId: $orderId) { databaseId } }'), {
          orderId: order.providerOrderId!,
        })
      ).data.bookingByOrder,
    ).toBeNull()
  })

  test('only its own mentor may set the link of a confirmed session, and only to https', async () => {
    const SET = typed(`mutation ($input: SetMeetingLinkInput!) {
      setMeetingLink(input: $input) { __typename ... on Error { message } }
    }`)
    const link = 'https://meet.example/room'
    const other = await makeMentor(db)
    expect(
      (await asMentor(app, other.id).run(SET, { input: { bookingId, meetingLink: link } })).data.setMeetingLink
        .__typename,
    ).toBe('NotFoundError')
    expect(
      (await asMentor(app, mentor.id).run(SET, { input: { bookingId, meetingLink: 'javascript:alert(1)' } })).data
        .setMeetingLink.__typename,
    ).toBe('ValidationError')
    expect((await owner.run(SET, { input: { bookingId, meetingLink: link } })).data.setMeetingLink.__typename).toBe(
      'NotAllowedError',
    )
    expect(
      (await asMentor(app, mentor.id).run(SET, { input: { bookingId, meetingLink: link } })).data.setMeetingLink
        .__typename,
    ).toBe('SetMeetingLinkPayload')
    expect((await owner.run(BOOKING, { id: bookingId })).data.booking?.meetingLink).toBe(link)
  })
})
