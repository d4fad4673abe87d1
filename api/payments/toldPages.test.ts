/** What pages say of cancelling and of missing a session is what these do, for every state of a payment and each side. */
import { describe, expect, test } from 'vitest'
import { formatRupees } from '../rules/text/format.ts'
import { istInstant } from '../rules/time/time.ts'
import { buy, factsOf } from '../testing/money/bought.ts'
import { boughtOnce } from '../testing/money/boughtOnce.ts'
import { bookingPage, ticketPage, toldIn } from '../testing/money/pages.ts'
import { PARTLY, restOf, STATES } from '../testing/money/states.ts'
import { PRICE, testTill } from '../testing/till.ts'

const till = await testTill()
const inState = await boughtOnce(till)

/** What a text says of cancelling is what cancelling gives. */
function checkClaims(text: string, refund: number, isDisputed: boolean): void {
  if (/full refund (?:if|until)|everything|for a full refund until/i.test(text)) expect(refund).toBe(PRICE)
  const sums = [...text.matchAll(/(?:gets?|get) (₹[\d,.]*\d) back/g)].map((found) => found[1])
  for (const sum of sums) expect(sum).toBe(formatRupees(refund))
  if (/nothing left|nothing to refund|no longer cancel for a refund/i.test(text)) expect(refund).toBe(0)
  if (refund > 0) expect(text).toMatch(/full refund|everything|₹[\d,.]*\d back/i)
  if (isDisputed && refund > 0) expect(text).toMatch(/dispute|bank/)
}

describe.each(Object.keys(STATES))('a session, %s', (state) => {
  const inIt = inState('session', state)

  test('what cancelling gives', async () => {
    const bought = inIt()
    const rest = await restOf(till, bought.paid)
    const { isDisputed, isStuck, kept, heldByBank } = await factsOf(till, bought)
    const payers = await bookingPage(till, bought, 'payer')
    // It is not held for nothing without a decision of ours.
    if (kept === 0 && heldByBank === 0 && !isStuck) expect(payers.isUndecided).toBe(true)
    expect(payers.viewerCanCancel!.refund).toBe(rest)
    expect(payers.refundText!.isRefundable).toBe(rest > 0)
    if (rest > 0 && !isDisputed)
      expect(payers.viewerCanCancel!.money).toMatch(rest < 100 ? /another way/ : /working days/)
    checkClaims(payers.refundText!.text, rest, isDisputed)
    const mentors = await bookingPage(till, bought, 'mentor')
    checkClaims(mentors.refundText!.text, rest, false)
    if (isDisputed && rest > 0) expect(toldIn([mentors.viewerCanCancel!.money!], /returns/)).toBe(rest)
    // Once its mentor has left.
    await till.db.mentor.update({ where: { id: bought.mentor.id }, data: { status: 'rejected' } })
    for (const reader of ['payer', 'mentor'] as const) {
      const left = await bookingPage(till, bought, reader)
      checkClaims(left.refundText!.text, rest, isDisputed && reader === 'payer')
      checkClaims(left.viewerCanMove!.reason, rest > 0 && reader === 'payer' ? rest : 0, false)
    }
  })

  test('what missing it means', async () => {
    const bought = inIt()
    till.clock.set(istInstant('2026-11-28', '12:00'))
    const rest = await restOf(till, bought.paid)
    const { isDisputed } = await factsOf(till, bought)
    const { viewerCanReportNoShow: payers } = await bookingPage(till, bought, 'payer')
    expect(payers!.allowed).toBe(true)
    expect(toldIn([payers!.reason], /you get/)).toBe(rest)
    expect(/dispute/.test(payers!.reason)).toBe(isDisputed && rest > 0)
    const { viewerCanReportNoShow: mentors } = await bookingPage(till, bought, 'mentor')
    expect(/a refund/.test(mentors!.reason)).toBe(rest === PRICE)
    expect(/refund from us/.test(mentors!.reason)).toBe(isDisputed)
    await till.db.noShow.create({
      data: { bookingId: bought.bookingId, reportedBy: 'mentee', reportedAt: till.clock.now() },
    })
    const { viewerCanAnswerNoShow: answer } = await bookingPage(till, bought, 'mentor')
    expect(toldIn([answer!.reason], /the mentee gets/)).toBe(rest)
  })
})

test.each(Object.keys(PARTLY))('a seat, %s: what cancelling gives', async (state) => {
  const bought = await buy(till, 'seat')
  await PARTLY[state]!(till, bought.paid)
  const { refundNow, refundToCome, refundWay } = await ticketPage(till, bought)
  const { isDisputed } = await factsOf(till, bought)
  expect(refundNow).toBe(await restOf(till, bought.paid))
  expect(refundToCome).toBe(0)
  expect(/dispute/.test(refundWay ?? '')).toBe(isDisputed)
})
