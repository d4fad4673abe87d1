/** How many statements it takes to hold and to order, the ends of transactions aside. */
import { beforeEach, expect, test } from 'vitest'
import { databaseRateLimiter } from '../../database/rateLimiter.ts'
import { typed } from '../../graphql/typed.ts'
import { testApp } from '../../testing/app.ts'
import { asMentee } from '../../testing/client.ts'
import { makeMentee, makeMentor } from '../../testing/factories.ts'
import { recordStatements } from '../../testing/statements.ts'
import { istInstant } from '../../rules/time/time.ts'

const { app, db, clock, url } = await testApp()
const watched = recordStatements(url)
const watchedApp = { ...app, db: watched.db, limiter: databaseRateLimiter(watched.db, clock) }
const HOLD = typed(`mutation ($input: HoldSlotInput!) { holdSlot(input: $input) { __typename } }`)
const ORDER = typed(`mutation ($input: CreateBookingOrderInput!) {
  createBookingOrder(input: $input) { __typename ... on CreateBookingOrderPayload { orderId amount } }
}`)
const startsAt = istInstant('2026-11-28', '10:30').toISOString()
const agenda = 'How to read a soil report'

let mentorId: number
let mentee: ReturnType<typeof asMentee>
beforeEach(async () => {
  const everyDay = Array.from({ length: 7 }, (_, dayOfWeek) => ({ dayOfWeek, startTime: '09:00', endTime: '18:00' }))
  mentorId = (await makeMentor(db, { availability: { create: everyDay } })).id
  mentee = asMentee(watchedApp, (await makeMentee(db)).id)
  watched.statements.length = 0
})

const ADVICE =
  'Mentee and mentor are locked meanwhile. Name what a price depends on in PRICED (offer.ts), which readHoldPreconditions and amountDue read for priceOf; count a statement here only if it can be in neither.'

/** Empty when there are as many statements as there should be, else what to do about it. */
const mistake = (statements: string[], expected: number) =>
  statements.length === expected
    ? ''
    : `${statements.length} statements, not ${expected}. ${ADVICE}\n${statements.join('\n')}`

const asked = () => watched.statements.splice(0).filter((statement) => !/^(BEGIN|COMMIT)/.test(statement))

async function order(input: object): Promise<string[]> {
  const { data } = await mentee.run(ORDER, { input: { mentorId, agenda, ...input } as never })
  expect(data.createBookingOrder.__typename).toBe('CreateBookingOrderPayload')
  return asked()
}

test('a session is held with four statements, and moved to another time with five', async () => {
  const hold = async (at: string) => {
    expect((await mentee.run(HOLD, { input: { mentorId, startsAt: at } })).data.holdSlot.__typename).toBe(
      'HoldSlotPayload',
    )
    return asked()
  }
  expect(mistake(await hold(startsAt), 4)).toBe('')
  expect(mistake(await hold(istInstant('2026-11-28', '11:15').toISOString()), 5)).toBe('')
})

test('an order takes nine statements, for a session that is held or not, and for a plan', async () => {
  expect(mistake(await order({ packageType: 'STARTER', startsAt }), 9)).toBe('')
  const { id } = await makeMentee(db)
  mentee = asMentee(watchedApp, id)
  await mentee.run(HOLD, { input: { mentorId, startsAt: istInstant('2026-11-28', '12:45').toISOString() } })
  asked()
  const later = await order({ packageType: 'STARTER', startsAt: istInstant('2026-11-28', '12:45').toISOString() })
  expect(mistake(later, 9)).toBe('')
  mentee = asMentee(watchedApp, (await makeMentee(db)).id)
  expect(mistake(await order({ packageType: 'ADVANCED', startDate: '2026-11-30' }), 9)).toBe('')
})

test('the booking has the order’s number from the same moment on', async () => {
  const { data } = await mentee.run(ORDER, { input: { mentorId, agenda, packageType: 'STARTER', startsAt } as never })
  const [booking] = await db.booking.findMany({ where: { mentorId } })
  expect(data.createBookingOrder).toMatchObject({ orderId: booking?.orderId })
})
