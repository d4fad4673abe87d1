/**
 * Emails and pages about money are true, for every state of a payment, every act on it and each side. The test reads the sums in
 * them and compares them with the rows: nothing that is on its way, failed or with the bank is denied or told twice. Pages and
 * toasts print the server's sentences, so it reads those.
 */
import { describe, expect, test } from 'vitest'
import { adminMoveBooking } from '../bookings/admin/adminMoves.ts'
import { bookingStateOf, RIGHTS } from '../bookings/rights.ts'
import { canCancel } from '../rules/bookings/bookingRights.ts'
import { resolveDispute } from '../orders/resolveDispute.graphql.ts'
import { formatRupees } from '../rules/text/format.ts'
import { istInstant } from '../rules/time/time.ts'
import { UserError } from '../rules/userErrors.ts'
import { makeWorkshop } from '../testing/factories.ts'
import { buy, factsOf, SEAT, SESSION, type Bought } from '../testing/money/bought.ts'
import { checkPages, linesOf } from '../testing/money/pages.ts'
import { GIVEN_BACK, PARTLY, restOf, STATES, WHOLLY } from '../testing/money/states.ts'
import { boughtOnce } from '../testing/money/boughtOnce.ts'
import { PRICE, START, testTill } from '../testing/till.ts'
import { resendTicket } from '../workshops/announce/announceTicket.ts'
import { adminMoveRegistration } from '../workshops/register/adminRegistrations.ts'

const till = await testTill()
const { app, db, clock } = till
const inState = await boughtOnce(till)
const ADMIN = { id: 1, username: 'asha' }
const reason = 'A reason.'

const rowsOf = (id: number) => db.refund.findMany({ where: { paymentId: id }, orderBy: { id: 'asc' } })

/** What its payer is mailed while it happens; null where the act is refused. */
async function mailed({ payer: toAddress }: Bought, act: () => Promise<unknown>): Promise<string | null> {
  const { _max } = await db.email.aggregate({ _max: { id: true } })
  try {
    await act()
  } catch (error) {
    if (error instanceof UserError) return null
    throw error
  }
  return await mailsTo(toAddress, _max.id ?? 0)
}

async function mailsTo(toAddress: string, after: number): Promise<string> {
  const mails = await db.email.findMany({ where: { toAddress, id: { gt: after } }, orderBy: { id: 'asc' } })
  return mails.map(({ text }) => text).join('\n')
}

/** Sums that a text says will come: `₹399.50 will be refunded`. */
const promised = (text: string): string[] => [
  ...new Set(
    [
      ...text.matchAll(
        /(₹[\d,.]*\d)(?: for [^.]*?)? (?:will be refunded|can't be refunded while|is too little for the bank)/g,
      ),
    ].map((found) => found[1]!),
  ),
]

/** What is done with a session, or a seat, in a state: the mail says what was asked of the provider, and where the money is. */
async function expectTold(bought: Bought, of: 'session' | 'seat', act: string): Promise<void> {
  const before = await rowsOf(bought.paid.id)
  const { _max: last } = await db.email.aggregate({ _max: { id: true } })
  const text = await mailed(bought, () => (of === 'session' ? SESSION : SEAT)[act]!(till, bought))
  expect(text).not.toBeNull()
  const asked = (await rowsOf(bought.paid.id)).filter(({ id }) => !before.some((row) => row.id === id))
  expect(promised(text!)).toEqual(asked.map(({ amount }) => formatRupees(amount)))
  await checkPages(till, bought, true)
  if (act.startsWith('our team')) expect((await factsOf(till, bought)).isUndecided).toBe(false)
  if (of === 'seat' && asked.length > 0) return
  // The emails say where the money is, as the pages do.
  const lines = await linesOf(till, bought, 'payer')
  expect(lines).not.toEqual([])
  for (const line of lines) expect(text).toContain(line)
  if (of === 'seat' || act === 'its mentor missed it') return
  const { email } = await db.mentor.findUniqueOrThrow({ where: { id: bought.mentor.id } })
  const toMentor = await mailsTo(email, last.id ?? 0)
  for (const line of await linesOf(till, bought, 'mentor')) expect(toMentor).toContain(line)
}

describe.each(Object.keys(STATES))('of a session: %s', (state) => {
  const bought = inState('session', state)

  test.each(Object.keys(SESSION))('%s', async (act) => await expectTold(bought(), 'session', act))

  test('it is moved', async () => {
    const { paid, bookingId } = bought()
    await checkPages(till, bought(), false)
    const startsAt = istInstant('2026-11-30', '12:00')
    const text = await mailed(bought(), () =>
      adminMoveBooking(app, ADMIN, { bookingId, startsAt, reason, anyTime: true }),
    )
    // It is not moved once all of its money was returned.
    if (text === null) return expect(await restOf(till, paid)).toBe(0)
    const booking = await db.booking.findUniqueOrThrow({ where: { id: bookingId }, select: RIGHTS })
    const { refund } = canCancel(bookingStateOf(booking, app.config, clock.now()), 'mentee', clock.now())
    const { amount } = refund!
    expect(text.includes('Full refund if you cancel')).toBe(amount === PRICE)
    const sums = [...text.matchAll(/You get (₹[\d,.]*\d) back/g)].map((found) => found[1])
    expect(sums).toEqual(amount > 0 && amount < PRICE ? [formatRupees(amount)] : [])
    expect(/\(a dispute\)/.test(text)).toBe((await factsOf(till, bought())).isDisputed)
  })
})

describe.each(Object.keys(PARTLY))('of a seat: %s', (state) => {
  const bought = inState('seat', state)

  test.each(Object.keys(SEAT))('%s', async (act) => await expectTold(bought(), 'seat', act))

  test('it is moved or its ticket mailed again', async () => {
    await checkPages(till, bought(), false)
    const { id: registrationId, workshopId, email } = bought().seat
    const { id: other } = await makeWorkshop(db, { date: '2026-12-10' })
    const moved = await mailed(bought(), () =>
      adminMoveRegistration(app, ADMIN, { registrationId, workshopId: other, reason }),
    )
    clock.set(START)
    const again = await mailed(bought(), () =>
      resendTicket(app, { requestId: `again-${registrationId}`, workshopId: other, email }),
    )
    expect(workshopId).not.toBe(other)
    const rest = await restOf(till, bought().paid)
    for (const text of [moved, again]) {
      const sums = [...text!.matchAll(/get (₹[\d,.]*\d) back/g)].map((found) => found[1])
      if (/for a full refund/.test(text!)) expect(rest).toBe(PRICE)
      else expect(sums).toEqual(rest > 0 ? [formatRupees(rest)] : [])
      expect(/\(a dispute\)/.test(text!)).toBe((await factsOf(till, bought())).isDisputed)
    }
  })
})

test.each(
  Object.keys(GIVEN_BACK).flatMap((state) => [
    ['session', state, SESSION['its mentee cancels']!] as const,
    ['session', state, SESSION['our team cancels without a refund']!] as const,
    ['seat', state, SEAT['its workshop is cancelled']!] as const,
  ]),
)('of a %s, once it is cancelled: %s', async (of, state, act) => {
  const bought = await buy(till, of)
  await GIVEN_BACK[state]!.taken(till, bought.paid)
  await act(till, bought)
  await GIVEN_BACK[state]!.givenBack(till, bought.paid)
  const { kept, isUndecided } = await factsOf(till, bought)
  expect({ isLeft: kept > 0, isUndecided }).toEqual({ isLeft: true, isUndecided: true })
  await checkPages(till, bought, true)
  const { id: disputeId, updatedAt } = await db.dispute.findFirstOrThrow({ where: { paymentId: bought.paid.id } })
  const { _max: last } = await db.email.aggregate({ _max: { id: true } })
  const text = await mailed(bought, () =>
    resolveDispute(app, ADMIN, { disputeId, expectedUpdatedAt: updatedAt, note: 'It stays.' }),
  )
  await checkPages(till, bought, true)
  for (const line of await linesOf(till, bought, 'payer')) expect(text).toContain(line)
  if (of === 'seat') return
  const { email } = await db.mentor.findUniqueOrThrow({ where: { id: bought.mentor.id } })
  const toMentor = await mailsTo(email, last.id ?? 0)
  for (const line of await linesOf(till, bought, 'mentor')) expect(toMentor).toContain(line)
})

test.each(Object.keys(WHOLLY))('a seat that is given up: %s', async (state) => {
  const bought = await buy(till, 'seat')
  await WHOLLY[state]!(till, bought.paid)
  await checkPages(till, bought, true)
})
