/** Bookings followed live: the shape of the events, and rows that are gone or somebody else's. */
import { afterEach, beforeAll, expect, test } from 'vitest'
import { typed } from '../graphql/typed.ts'
import { inTransaction } from '../database/transaction.ts'
import { publishChange } from '../live/liveEvent.ts'
import { istInstant } from '../rules/time/time.ts'
import { testApp } from '../testing/app.ts'
import { bookSession } from '../testing/bookings.ts'
import { asCommunity, asGuest, asMentee, asMentor, type Answer, type Client } from '../testing/client.ts'
import { makeMentee, makeMentor } from '../testing/factories.ts'
import { bookingPurchase } from './bookings.purchase.ts'
import { BOOKING } from './sides.ts'
import { setMeetingLink } from './change/setMeetingLink.graphql.ts'

const { app, db, provider, log } = await testApp()
const CHANGED = typed(
  `subscription { bookingChanged { change booking { databaseId status meetingLink } viewer { type databaseId } } }`,
)

interface Changed {
  bookingChanged: {
    change: string
    booking: { databaseId: number; status: string; meetingLink: string | null } | null
    viewer: { type: string; databaseId: number }
  }
}

let mentor: Awaited<ReturnType<typeof makeMentor>>
let mentee: Awaited<ReturnType<typeof makeMentee>>
const running: AsyncGenerator<Answer<Changed>, void, void>[] = []

beforeAll(async () => {
  mentor = await makeMentor(db)
  mentee = await makeMentee(db)
})
afterEach(async () => {
  await Promise.all(running.splice(0).map((events) => events.return()))
})

/** Subscribes and takes the opening event; answers the way to the next one. */
async function followed(client: Client): Promise<() => Promise<Changed['bookingChanged']>> {
  const events = await client.subscribe(CHANGED)
  running.push(events)
  const next = async () => {
    const { value } = await events.next()
    expect(value?.errors).toBeUndefined()
    return value!.data.bookingChanged
  }
  expect(await next()).toMatchObject({ change: 'STARTED', booking: null })
  return next
}

test('both sides hear of a booking from its confirmation on, each as themselves', async () => {
  const sides = [await followed(asMentor(app, mentor.id)), await followed(asMentee(app, mentee.id))]
  const who = [
    { type: 'MENTOR', databaseId: mentor.id },
    { type: 'MENTEE', databaseId: mentee.id },
  ]
  const bookingId = await bookSession(
    { app, provider },
    { mentorId: mentor.id, menteeId: mentee.id, startsAt: istInstant('2026-11-28', '10:30') },
  )
  for (const [side, next] of sides.entries())
    expect(await next()).toEqual({
      change: 'CHANGED',
      booking: { databaseId: bookingId, status: 'CONFIRMED', meetingLink: null },
      viewer: who[side],
    })
  const meetingLink = 'https://meet.test.example/frame'
  await setMeetingLink(app, mentor.id, { bookingId, meetingLink })
  for (const next of sides) expect(await next()).toMatchObject({ booking: { databaseId: bookingId, meetingLink } })
})

test('both sides hear of money that goes back; of a slot that was never theirs only the mentee', async () => {
  const bookingId = await bookSession(
    { app, provider },
    { mentorId: mentor.id, menteeId: mentee.id, startsAt: istInstant('2026-11-29', '10:30') },
  )
  const { paymentId } = await db.booking.findUniqueOrThrow({ where: { id: bookingId } })
  const held = await db.booking.create({
    data: {
      mentorId: mentor.id,
      menteeId: mentee.id,
      selectedTimeSlot: '2026-11-29 15:00',
      duration: 45,
      startsAt: istInstant('2026-11-29', '15:00'),
      endsAt: istInstant('2026-11-29', '15:45'),
      status: 'expired',
      agenda: '',
    },
  })
  const [mentors, mentees] = [await followed(asMentor(app, mentor.id)), await followed(asMentee(app, mentee.id))]
  await inTransaction(db, (tx) =>
    bookingPurchase.giveBack(tx, app, held.id, {
      providerPaymentId: 'pay_late',
      isTakenByBank: false,
      isOrderedAnew: false,
    }),
  )
  // The confirmation above may still be told after the start.
  let told = await mentees()
  while (told.booking?.databaseId === bookingId) told = await mentees()
  expect(told).toMatchObject({ booking: { databaseId: held.id, status: 'EXPIRED' } })
  await inTransaction(db, (tx) =>
    bookingPurchase.giveBack(tx, app, bookingId, {
      providerPaymentId: paymentId!,
      isTakenByBank: false,
      isOrderedAnew: false,
    }),
  )
  for (const next of [mentors, mentees]) expect(await next()).toMatchObject({ booking: { databaseId: bookingId } })
})

test('a booking that is gone, or is not theirs to see, is null and no failure', async () => {
  const other = await makeMentee(db)
  const bookingId = await bookSession(
    { app, provider },
    { mentorId: mentor.id, menteeId: other.id, startsAt: istInstant('2026-11-28', '15:00') },
  )
  const next = await followed(asMentee(app, mentee.id))
  for (const id of [bookingId, 999_999]) {
    await publishChange(db, { type: 'mentee', id: mentee.id }, { what: BOOKING, change: 'changed', id })
    expect(await next()).toMatchObject({ change: 'CHANGED', booking: null, viewer: { databaseId: mentee.id } })
  }
  expect(log.filter(({ level }) => level === 'error')).toEqual([])
})

test('visitors and community members have no bookings to follow', async () => {
  await expect(asGuest(app).subscribe(CHANGED)).rejects.toThrow('log in')
  await expect(asCommunity(app, 1).subscribe(CHANGED)).rejects.toThrow('not allowed')
})
