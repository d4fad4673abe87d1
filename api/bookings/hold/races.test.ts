/** Many at once, on a real PostgreSQL. */
import { beforeAll, expect, test } from 'vitest'
import type { MenteeId } from '../../graphql/identity.ts'
import { offeredSlots } from '../../rules/time/slots.ts'
import { testApp } from '../../testing/app.ts'
import { makeMentee, makeMentor } from '../../testing/factories.ts'
import { createBookingOrder } from '../checkout/bookingOrder.graphql.ts'
import { SlotTakenError } from '../bookingErrors.graphql.ts'

const BUYERS = 20
const ROUNDS = 20

const { app, db, clock } = await testApp()
const agenda = 'The same minute, twenty of us.'
let mentees: { id: MenteeId }[] = []

beforeAll(async () => {
  mentees = await Promise.all(Array.from({ length: BUYERS }, () => makeMentee(db)))
})

async function slotsOf(mentorId: number) {
  const windows = await db.mentorAvailability.findMany({ where: { mentorId } })
  return offeredSlots({ windows, busy: [], now: clock.now(), from: '2026-11-22', to: '2026-12-20' })
}

test('twenty buyers for one slot, round after round: exactly one wins, the others hear why', async () => {
  const mentor = await makeMentor(db)
  const slots = (await slotsOf(mentor.id)).slice(0, ROUNDS)
  expect(slots).toHaveLength(ROUNDS)
  for (const { startsAt } of slots) {
    const answers = await Promise.allSettled(
      mentees.map(({ id }) =>
        createBookingOrder(app, id, { mentorId: mentor.id, packageType: 'starter', startsAt, agenda }),
      ),
    )
    const losers = answers.flatMap((answer) => (answer.status === 'rejected' ? [answer.reason as unknown] : []))
    expect(losers).toHaveLength(BUYERS - 1)
    for (const reason of losers) expect(reason).toBeInstanceOf(SlotTakenError)
    expect(await db.booking.count({ where: { mentorId: mentor.id, startsAt, status: 'pending' } })).toBe(1)
  }
}, 180_000)

test('one mentee in many tabs gets one live hold, and one order for it', async () => {
  const mentor = await makeMentor(db)
  const [mentee] = mentees
  const slots = (await slotsOf(mentor.id)).slice(0, 10)
  const answers = await Promise.allSettled(
    slots.map(({ startsAt }) =>
      createBookingOrder(app, mentee!.id, { mentorId: mentor.id, packageType: 'starter', startsAt, agenda }),
    ),
  )
  expect(answers.filter(({ status }) => status === 'fulfilled').length).toBeGreaterThan(0)
  expect(await db.booking.count({ where: { menteeId: mentee!.id, status: 'pending' } })).toBe(1)
})

test('positive control: without the constraint, looking before writing lets several in', async () => {
  const mentor = await makeMentor(db)
  const [slot] = await slotsOf(mentor.id)
  await db.$executeRaw`CREATE TABLE unguarded AS TABLE bookings WITH NO DATA`
  await Promise.all(
    mentees.map(({ id }) =>
      db.$transaction(async (tx) => {
        const taken = await tx.$queryRaw<
          unknown[]
        >`SELECT 1 FROM unguarded WHERE mentor_id = ${mentor.id} AND starts_at = ${slot!.startsAt}`
        await tx.$executeRaw`SELECT pg_sleep(0.05)`
        if (taken.length === 0)
          await tx.$executeRaw`INSERT INTO unguarded (id, mentor_id, mentee_id, starts_at) VALUES (${id}, ${mentor.id}, ${id}, ${slot!.startsAt})`
      }),
    ),
  )
  const [{ winners } = { winners: 0 }] = await db.$queryRaw<
    { winners: number }[]
  >`SELECT count(*)::int AS winners FROM unguarded`
  expect(winners).toBeGreaterThan(1)
})
