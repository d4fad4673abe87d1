/** What a mentee reads of their payments, and nobody else. */
import { beforeAll, expect, test } from 'vitest'
import { cancelBooking } from '../bookings/change/cancelBooking.graphql.ts'
import type { Database } from '../database/client.ts'
import { typed } from '../graphql/typed.ts'
import { removePerson } from '../accountClosing/removePerson.ts'
import { istInstant } from '../rules/time/time.ts'
import { testApp } from '../testing/app.ts'
import { bookPlan, bookSession } from '../testing/bookings.ts'
import { asCommunity, asGuest, asMentee, asMentor } from '../testing/client.ts'
import { makeMentee, makeMentor } from '../testing/factories.ts'
import { menteeAccount, PASSWORD } from '../testing/people.ts'

// Saturday 21 November 2026, 10:00 am IST.
const t = await testApp()
const { app, db } = t

const PAYMENTS = typed(`query ($first: Int = 20, $after: String) {
  viewer {
    payments(first: $first, after: $after) {
      pageInfo { hasNextPage endCursor }
      edges { node {
        receiptNumber paidAt amount whatFor
        booking { databaseId startsAt mentor { databaseId } refundedAmount disputed heldByBank refunds { amount state returnedAt } }
        disputed heldByBank
        refunds { amount state requestedAt returnedAt }
      } }
    }
  }
}`)

let mentor: Awaited<ReturnType<typeof makeMentor>>
let mentee: Awaited<ReturnType<typeof makeMentee>>
let session: number
let plan: Awaited<ReturnType<typeof bookPlan>>

beforeAll(async () => {
  mentor = await makeMentor(db, { name: 'Asha Pillai', starterPackageRate: 149_900, advancedPackageRate: 900_000 })
  mentee = await menteeAccount(db)
  const pair = { mentorId: mentor.id, menteeId: mentee.id }
  session = await bookSession(t, { ...pair, startsAt: istInstant('2026-11-28', '10:30') })
  t.clock.advance(60_000)
  plan = await bookPlan(t, { ...pair, startDate: '2026-12-01' })
})

const read = async (client: ReturnType<typeof asMentee>, variables: { first?: number; after?: string } = {}) => {
  const { data, errors } = await client.run(PAYMENTS, variables)
  expect(errors).toBeUndefined()
  return data.viewer!.payments
}
const payments = async (client: ReturnType<typeof asMentee>) => (await read(client)).edges.map(({ node }) => node)

test('newest first, with what it was for and where it leads', async () => {
  expect(await payments(asMentee(app, mentee.id))).toMatchObject([
    {
      receiptNumber: 'PL/2026-27/000002',
      amount: 900_000,
      whatFor: 'Advanced package with Asha Pillai',
      booking: { databaseId: plan.bookingId, startsAt: null },
      refunds: [],
    },
    {
      receiptNumber: 'PL/2026-27/000001',
      paidAt: '2026-11-21T04:30:00.000Z',
      amount: 149_900,
      whatFor: 'Session with Asha Pillai',
      booking: { databaseId: session, mentor: { databaseId: mentor.id } },
      refunds: [],
    },
  ])
})

test('a page at a time', async () => {
  const client = asMentee(app, mentee.id)
  const first = await read(client, { first: 1 })
  expect(first.pageInfo.hasNextPage).toBe(true)
  const second = await read(client, { first: 1, after: first.pageInfo.endCursor! })
  expect(second.edges.map(({ node }) => node.receiptNumber)).toEqual(['PL/2026-27/000001'])
  expect(second.pageInfo.hasNextPage).toBe(false)
})

test('nobody else reads them, also not in one document with somebody who may', async () => {
  expect(await payments(asMentee(app, (await makeMentee(db)).id))).toEqual([])
  expect(await payments(asMentor(app, mentor.id))).toEqual([])
  const { id } = await db.communityMember.create({
    data: { name: 'Meera', email: 'm@test.example', branch: 'Civil', type: 'student' },
  })
  expect(await payments(asCommunity(app, id))).toEqual([])
  const { id: paymentId } = await db.payment.findFirstOrThrow({ where: { menteeId: mentee.id } })
  const node = typed(
    `query ($id: ID!) { viewer { payments(first: 5) { edges { node { id } } } } node(id: $id) { id } }`,
  )
  const asked = { id: btoa(`Payment:${paymentId}`) }
  const { data } = await asMentee(app, (await makeMentee(db)).id).run(node, asked)
  expect(data).toEqual({ viewer: { payments: { edges: [] } }, node: null })
  expect((await asMentee(app, mentee.id).run(node, asked)).data.node).toEqual(asked)
})

test('two people who log in within one document each read their own', async () => {
  const signIns = typed(`mutation ($mine: SignInInput!, $other: SignInInput!) {
    mine: signIn(input: $mine) { ... on SignInPayload { viewer { payments(first: 5) { edges { node { amount } } } } } }
    other: signIn(input: $other) { ... on SignInPayload { viewer { payments(first: 5) { edges { node { amount } } } } } }
  }`)
  const stranger = await menteeAccount(db)
  const as = ({ email }: { email: string }) => ({ userType: 'MENTEE', email, password: PASSWORD }) as const
  const { data } = await asGuest(app).run(signIns, { mine: as(mentee), other: as(stranger) })
  expect(data).toMatchObject({
    mine: { viewer: { payments: { edges: [{ node: { amount: 900_000 } }, { node: { amount: 149_900 } }] } } },
    other: { viewer: { payments: { edges: [] } } },
  })
})

test.each([
  ['open', { disputed: 0, heldByBank: 100_000 }],
  ['lost', { disputed: 100_000, heldByBank: 0 }],
] as const)('a refund is listed without what the bank has of it by a dispute that is %s', async (status, bank) => {
  const payer = await makeMentee(db)
  const { id: mentorId } = await makeMentor(db, { starterPackageRate: 149_900 })
  await bookSession(t, { mentorId, menteeId: payer.id, startsAt: istInstant('2026-11-28', '10:30') })
  const { id: paymentId } = await db.payment.findFirstOrThrow({ where: { menteeId: payer.id } })
  await db.refund.create({
    data: { paymentId, reason: 'late', amount: 149_900, idempotencyKey: `held ${status}`, nextTryAt: null },
  })
  const at = { raisedAt: t.clock.now(), updatedAt: t.clock.now() }
  const money = { amount: 149_900, amountDeducted: 100_000 }
  await db.dispute.create({
    data: { paymentId, providerDisputeId: `disp_${status}`, phase: 'chargeback', status, ...money, ...at },
  })
  const [paid] = await payments(asMentee(app, payer.id))
  const rest = { ...bank, refunds: [{ amount: 49_900 }] }
  expect(paid).toMatchObject({ ...rest, booking: { refundedAmount: 149_900, ...rest } })
})

test.each([
  ['on its way', { status: 'pending' }, 'ON_ITS_WAY', null],
  ['confirmed by the bank', { status: 'processed', processedAt: 'done' }, 'REFUNDED', 'done'],
  ['failed', { status: 'failed', nextTryAt: null }, 'WITH_SUPPORT', null],
  ['stuck', { status: 'requested', nextTryAt: null }, 'WITH_SUPPORT', null],
  [
    'stuck and returned some other way',
    { status: 'requested', nextTryAt: null, resolvedAt: 'done', returnedElsewhere: true },
    'RETURNED_OTHERWISE',
    'done',
  ],
  [
    'failed and returned some other way',
    { status: 'failed', nextTryAt: null, resolvedAt: 'done', returnedElsewhere: true },
    'RETURNED_OTHERWISE',
    'done',
  ],
] as const)('a refund that is %s', async (_what, row, state, returned) => {
  const done = new Date('2026-11-23T06:00:00Z')
  const { id } = await db.payment.findFirstOrThrow({ where: { menteeId: mentee.id, amount: 149_900 } })
  const at = Object.fromEntries(Object.entries(row).map(([name, value]) => [name, value === 'done' ? done : value]))
  const { id: refundId } = await db.refund.create({
    data: { paymentId: id, reason: 'late', amount: 5_050, idempotencyKey: `told ${state} ${_what}`, ...at },
  })
  const [, paid] = await payments(asMentee(app, mentee.id))
  const told = [{ amount: 5_050, state, returnedAt: returned && done.toISOString() }]
  expect(paid!.refunds).toMatchObject(told)
  expect(paid!.booking).toMatchObject({ refundedAmount: 5_050, refunds: told })
  await db.refund.delete({ where: { id: refundId } })
})

test('a refund that failed and was asked for again is told once', async () => {
  const { id } = await db.payment.findFirstOrThrow({ where: { menteeId: mentee.id, amount: 149_900 } })
  const refund = { paymentId: id, reason: 'late', amount: 5_000 }
  const now = t.clock.now()
  await db.refund.create({
    data: { ...refund, idempotencyKey: 'first', status: 'failed', nextTryAt: null, resolvedAt: now },
  })
  await db.refund.create({ data: { ...refund, idempotencyKey: 'second', status: 'pending' } })
  const [, paid] = await payments(asMentee(app, mentee.id))
  expect(paid!.refunds.map(({ state }) => state)).toEqual(['ON_ITS_WAY'])
  expect(paid!.booking!.refunds!.map(({ state }) => state)).toEqual(['ON_ITS_WAY'])
  await db.refund.deleteMany({ where: { paymentId: id } })
})

test('what was cancelled stays in the list with its refund', async () => {
  await cancelBooking(app, { type: 'mentee', id: mentee.id }, { bookingId: session })
  const [, paid] = await payments(asMentee(app, mentee.id))
  expect(paid).toMatchObject({ amount: 149_900, refunds: [{ amount: 149_900, state: 'ON_ITS_WAY' }] })
})

test('a workshop is named by its title', async () => {
  const payer = await makeMentee(db)
  const workshop = await db.workshop.create({
    data: {
      mentorId: mentor.id,
      title: 'Reading soil reports',
      instructorName: mentor.name,
      description: 'x',
      date: new Date('2026-12-05'),
      time: '10:00',
      duration: '2 hours',
      price: 49_900,
      maxParticipants: 10,
      branch: 'Civil Engineering',
    },
  })
  const sums = { amount: 49_900, platformFee: 9_980, mentorEarning: 39_920 }
  const registration = await db.workshopRegistration.create({
    data: {
      workshopId: workshop.id,
      menteeId: payer.id,
      name: 'x',
      email: 'x@test.example',
      phone: '',
      amount: 49_900,
    },
  })
  await db.paymentOrder.create({
    data: {
      ...sums,
      kind: 'workshop_registration',
      purchaseId: registration.id,
      workshopRegistrationId: registration.id,
      menteeId: payer.id,
      receipt: 'a seat',
      payments: {
        create: {
          ...sums,
          menteeId: payer.id,
          providerPaymentId: 'pay_seat',
          status: 'captured',
          capturedAt: new Date(),
        },
      },
    },
  })
  expect(await payments(asMentee(app, payer.id))).toMatchObject([
    { whatFor: 'Workshop: Reading soil reports', booking: null },
  ])
})

test('a mentor who is gone is a former mentor', async () => {
  const [other, payer] = [await makeMentor(db), await makeMentee(db)]
  await bookSession(t, { mentorId: other.id, menteeId: payer.id, startsAt: istInstant('2026-11-29', '10:30') })
  t.clock.set('2027-01-21T04:30:00Z')
  await removePerson(app, { type: 'mentor', id: other.id })
  expect(await payments(asMentee(app, payer.id))).toMatchObject([
    { whatFor: 'Session with Former mentor', booking: { mentor: null } },
  ])
})

test('twenty payments take as many statements as two', async () => {
  const statements: string[] = []
  const watching = db.$extends({
    query: {
      $allOperations: ({ model, operation, args, query }) => (statements.push(`${model}.${operation}`), query(args)),
    },
  }) as unknown as Database
  const count = async () => {
    statements.length = 0
    await payments(asMentee({ ...app, db: watching }, mentee.id))
    return statements.toSorted()
  }
  const few = await count()
  const { orderId, amount, platformFee, mentorEarning } = await db.payment.findFirstOrThrow({
    where: { menteeId: mentee.id },
  })
  for (let more = 0; more < 18; more += 1)
    await db.payment.create({
      data: {
        orderId,
        menteeId: mentee.id,
        amount,
        platformFee,
        mentorEarning,
        providerPaymentId: `pay_more_${more}`,
        status: 'captured',
        capturedAt: t.clock.now(),
      },
    })
  expect(await payments(asMentee(app, mentee.id))).toHaveLength(20)
  expect(await count()).toEqual(few)
})
