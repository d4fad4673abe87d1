/** One machine with fresh accounts does not make all of a mentor's times look taken. */
import { MINUTE_MS } from '../../rules/time/durations.ts'
import { beforeEach, expect, test } from 'vitest'
import { typed } from '../../graphql/typed.ts'
import { testApp } from '../../testing/app.ts'
import { asGuest, asMentee } from '../../testing/client.ts'
import { makeMentee, makeMentor } from '../../testing/factories.ts'
import { memberFrom } from '../../graphql/identity.ts'
import { createBookingOrder } from '../checkout/bookingOrder.graphql.ts'
import { releaseHold } from './holds.ts'
import { HOLD_LIMITS } from './holdLimits.ts'

const { app, db, clock } = await testApp()
const HERE = '203.0.113.5'

let mentorId: number
beforeEach(async () => {
  ;({ id: mentorId } = await makeMentor(db, { available: true }))
  await db.mentorAvailability.deleteMany({ where: { mentorId } })
  const windows = [1, 2, 3].map((dayOfWeek) => ({ mentorId, dayOfWeek, startTime: '10:00', endTime: '15:00' }))
  await db.mentorAvailability.createMany({ data: windows })
})

const HOLD = typed(`mutation ($mentorId: Int!, $startsAt: DateTime!) {
  holdSlot(input: { mentorId: $mentorId, startsAt: $startsAt }) { __typename ... on RateLimitedError { message retryAfter } }
}`)
const FREE = typed(`query ($id: Int!) {
  mentor(id: $id) { freeSlots(from: "2026-11-21", to: "2026-12-20") { startsAt } }
}`)
const free = async () =>
  (await asGuest(app).run(FREE, { id: mentorId })).data.mentor!.freeSlots.map(({ startsAt }) => startsAt)
const hold = async (id: number, startsAt: string, ip = HERE) =>
  (await asMentee(app, id, { ip }).run(HOLD, { mentorId, startsAt })).data.holdSlot
const menteeOf = ({ id }: { id: number }) => memberFrom({ type: 'mentee', id, sessionHash: '' }).id as never
/** A fresh account opens an order for it. */
async function book(startsAt: string, ip = HERE) {
  const menteeId = menteeOf(await makeMentee(db))
  const wanted = { mentorId, packageType: 'starter', startsAt: new Date(startsAt), agenda: 'Shear walls.' } as const
  await createBookingOrder(app, menteeId, wanted, { ip })
  return menteeId
}

test('accounts without a confirmed address hold six times of a mentor at once from one address', async () => {
  const times = await free()
  const people: number[] = []
  for (const startsAt of times.slice(0, HOLD_LIMITS.chosen)) {
    const { id } = await makeMentee(db)
    people.push(id)
    expect(await hold(id, startsAt)).toEqual({ __typename: 'HoldSlotPayload' })
  }
  const [wanted, other, another] = times.slice(HOLD_LIMITS.chosen)
  const late = await makeMentee(db)
  expect(await hold(late.id, wanted!)).toEqual({
    __typename: 'RateLimitedError',
    message:
      'Too many of this mentor’s slots are reserved from your network. Confirm your email address, or try again in a few minutes.',
    retryAfter: app.config.holdMinutes * 60,
  })
  expect(await free()).toHaveLength(times.length - HOLD_LIMITS.chosen)
  // Who holds one may choose another; a confirmed account and other networks go on, and so does an order.
  expect(await hold(people[0]!, other!)).toEqual({ __typename: 'HoldSlotPayload' })
  const confirmed = await makeMentee(db, { emailConfirmedAt: clock.now() })
  expect(await hold(confirmed.id, another!)).toEqual({ __typename: 'HoldSlotPayload' })
  expect(await hold(late.id, wanted!, '203.0.113.6')).toEqual({ __typename: 'HoldSlotPayload' })
  await book((await free())[0]!)
  clock.advance(app.config.holdMinutes * MINUTE_MS)
  const next = await makeMentee(db)
  expect(await hold(next.id, (await free())[0]!)).toEqual({ __typename: 'HoldSlotPayload' })
})

test.each([
  ['IPv6', (network: number) => `2001:db8:7:${network.toString(16)}::1`, '2001:db8:8::1'],
  ['IPv4', (network: number) => `203.0.113.${network}`, '203.0.114.1'],
])(
  'and twice as many from the network above it, however many addresses one has there: %s',
  async (_, at, elsewhere) => {
    const times = await free()
    const most = HOLD_LIMITS.chosen * 2
    for (const [n, startsAt] of times.slice(0, most).entries())
      expect(await hold((await makeMentee(db)).id, startsAt, at(n + 1))).toEqual({ __typename: 'HoldSlotPayload' })
    const late = await makeMentee(db)
    expect(await hold(late.id, times[most]!, at(99))).toMatchObject({
      __typename: 'RateLimitedError',
      retryAfter: app.config.holdMinutes * 60,
    })
    // An order asks more of somebody; other networks go on.
    await book(times[most]!, at(99))
    expect(await hold(late.id, times[most + 1]!, elsewhere)).toEqual({ __typename: 'HoldSlotPayload' })
  },
)

test('orders from the network above an address are bounded, too', async () => {
  const times = await free()
  const most = HOLD_LIMITS.all * 2
  for (const [n, startsAt] of times.slice(0, most).entries()) await book(startsAt, `2001:db8:7:${n + 1}::1`)
  await expect(book(times[most]!, '2001:db8:7:99::1')).rejects.toMatchObject({ name: 'RateLimitedError' })
  await book(times[most]!, '2001:db8:8::1')
})

test('a private address is nobody’s network', async () => {
  const times = await free()
  for (const startsAt of times.slice(0, HOLD_LIMITS.chosen + 1))
    expect(await hold((await makeMentee(db)).id, startsAt, '10.0.0.7')).toEqual({ __typename: 'HoldSlotPayload' })
})

test('and twenty-four when orders are opened for them; the network is forgotten with the hold', async () => {
  const times = await free()
  const first = await book(times[0]!)
  for (const startsAt of times.slice(1, HOLD_LIMITS.all)) await book(startsAt)
  await expect(book(times[HOLD_LIMITS.all]!)).rejects.toMatchObject({ name: 'RateLimitedError' })
  await releaseHold(app, first)
  await book(times[HOLD_LIMITS.all]!)
  const marked = await db.booking.findMany({ where: { mentorId, heldFrom: { not: null } } })
  expect(marked.map(({ status }) => status)).toEqual(Array(HOLD_LIMITS.all).fill('pending'))
})

test('confirmed accounts of one mailbox hold six times of a mentor at once, from wherever they are', async () => {
  const times = await free()
  const alias = (n: number) => makeMentee(db, { email: `ravi+${n}@mailbox.example`, emailConfirmedAt: clock.now() })
  const first = await alias(0)
  expect(await hold(first.id, times[0]!)).toEqual({ __typename: 'HoldSlotPayload' })
  for (let n = 1; n < HOLD_LIMITS.chosen; n++)
    expect(await hold((await alias(n)).id, times[n]!, `203.0.${n}.5`)).toEqual({ __typename: 'HoldSlotPayload' })
  const [wanted, other] = times.slice(HOLD_LIMITS.chosen)
  // Another address afterwards changes nothing.
  const left = { email: 'left@test.example', emailConfirmedAt: null }
  await db.mentee.update({ where: { id: first.id }, data: left })
  const late = await alias(HOLD_LIMITS.chosen)
  expect(await hold(late.id, wanted!, '198.51.100.9')).toMatchObject({ __typename: 'RateLimitedError' })
  // Who holds one may choose another, and other mailboxes go on, whatever strangers have named.
  const neighbours = await free()
  for (let n = 0; n < HOLD_LIMITS.chosen; n++) {
    const stranger = await makeMentee(db, { email: `ravi+${n}@other.example` })
    const time = neighbours.at(-1 - n)!
    expect(await hold(stranger.id, time, `198.51.${n}.9`)).toEqual({ __typename: 'HoldSlotPayload' })
  }
  expect(await hold(first.id, other!)).toEqual({ __typename: 'HoldSlotPayload' })
  const neighbour = await makeMentee(db, { email: 'ravi@other.example', emailConfirmedAt: clock.now() })
  expect(await hold(neighbour.id, wanted!)).toEqual({ __typename: 'HoldSlotPayload' })
})

test('one mentee chooses 300 times a day', async () => {
  const [startsAt] = await free()
  const { id } = await makeMentee(db)
  expect(await hold(id, startsAt!)).toEqual({ __typename: 'HoldSlotPayload' })
  await db.rateLimit.update({ where: { key: `hold:${id}` }, data: { count: 299 } })
  expect(await hold(id, startsAt!)).toEqual({ __typename: 'HoldSlotPayload' })
  expect(await hold(id, startsAt!)).toMatchObject({ __typename: 'RateLimitedError', retryAfter: 24 * 3600 })
})
