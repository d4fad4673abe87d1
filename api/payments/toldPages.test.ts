/**
 * Pages about money are true, for every state of a payment, every act on it and each side. Pages and toasts print the server's
 * sentences: the test adds up the sums in them and compares them with the rows, and each claim with what cancelling does.
 */
import { expect, test } from 'vitest'
import { UserError } from '../rules/userErrors.ts'
import { formatRupees, parseRupees } from '../rules/text/format.ts'
import { istInstant } from '../rules/time/time.ts'
import { buy, factsOf, SEAT, SESSION, type Bought } from '../testing/money/bought.ts'
import { bookingPage, linesOf, paymentLines, ticketPage } from '../testing/money/pages.ts'
import { PARTLY, restOf, WHOLLY } from '../testing/money/states.ts'
import { PRICE, testTill } from '../testing/till.ts'

const till = await testTill()
const STATES = { ...PARTLY, ...WHOLLY }

/** The first sum of each line that has these words, added up; in paise. */
function told(lines: readonly string[], ...words: RegExp[]): number {
  const sums = lines
    .filter((line) => words.some((word) => word.test(line)))
    .map((line) => parseRupees(/₹([\d,.]*\d)/.exec(line)![1]!.replaceAll(',', ''))!)
  return sums.reduce((all, sum) => all + sum, 0)
}

const STUCK = /didn’t go through/
const BANK = [/took back/, /is holding/]

type Facts = Awaited<ReturnType<typeof factsOf>>

/** Each paisa of the payment is told in its place, or stays. */
function checkPayers(lines: readonly string[], facts: Facts, isOver: boolean): void {
  expect(told(lines, /was refunded/)).toBe(facts.refunded)
  expect(told(lines, /on its way/, /is on hold/, STUCK)).toBe(facts.onItsWay)
  expect(told(lines, /another way/)).toBe(facts.returnedElsewhere)
  expect(told(lines, BANK[0]!)).toBe(facts.disputed)
  expect(told(lines, BANK[1]!)).toBe(facts.heldByBank)
  expect(told(lines, /will not be refunded/)).toBeLessThanOrEqual(facts.kept)
  checkEnd(lines, facts, isOver)
}

function checkMentors(lines: readonly string[], facts: Facts, isOver: boolean): void {
  expect(told(lines, /is refunded/, /is returned/, STUCK)).toBe(
    facts.refunded + facts.onItsWay + facts.returnedElsewhere,
  )
  expect(told(lines, STUCK) > 0).toBe(facts.isStuck)
  expect(told(lines, BANK[0]!)).toBe(facts.disputed)
  expect(told(lines, BANK[1]!)).toBe(facts.heldByBank)
  const earnsNothing = lines.some((line) => line.includes('You earn nothing'))
  expect(earnsNothing).toBe(isOver && facts.kept === 0 && !facts.isStuck && facts.heldByBank === 0)
  checkEnd(lines, facts, isOver)
}

function checkEnd(lines: readonly string[], { kept }: Facts, isOver: boolean): void {
  const text = lines.join(' ')
  expect(text.includes('There is no refund')).toBe(isOver && kept === PRICE)
  expect(text.includes('There is no further refund')).toBe(isOver && kept > 0 && kept < PRICE)
}

/** What a text says of cancelling is what cancelling gives. */
function checkClaims(text: string, refund: number, isDisputed: boolean): void {
  if (/full refund (?:if|until)|everything|for a full refund until/i.test(text)) expect(refund).toBe(PRICE)
  const sums = [...text.matchAll(/(?:gets?|get) (₹[\d,.]*\d) back/g)].map((found) => found[1])
  for (const sum of sums) expect(sum).toBe(formatRupees(refund))
  if (/nothing left|nothing to refund|no longer cancel for a refund/i.test(text)) expect(refund).toBe(0)
  if (refund > 0) expect(text).toMatch(/full refund|everything|₹[\d,.]*\d back/i)
  if (isDisputed && refund > 0) expect(text).toMatch(/dispute|bank/)
}

async function checkPages(bought: Bought, isOver: boolean): Promise<void> {
  const facts = await factsOf(till, bought)
  checkPayers(await linesOf(till, bought, 'payer'), facts, isOver)
  if (!bought.bookingId) return
  checkPayers(await paymentLines(till, bought), facts, false)
  checkMentors(await linesOf(till, bought, 'mentor'), facts, isOver)
}

const acts = (of: 'session' | 'seat') => Object.keys(of === 'session' ? SESSION : SEAT)
const cases = (['session', 'seat'] as const).flatMap((of) =>
  Object.keys(of === 'session' ? STATES : PARTLY).flatMap((state) => acts(of).map((act) => [of, state, act] as const)),
)

test.each(cases)('of a %s: %s, and %s', async (of, state, act) => {
  const bought = await buy(till, of)
  await STATES[state]!(till, bought.paid)
  await checkPages(bought, false)
  try {
    await (of === 'session' ? SESSION : SEAT)[act]!(till, bought)
  } catch (error) {
    // What is refused leaves it as it is.
    if (!(error instanceof UserError)) throw error
    return await checkPages(bought, false)
  }
  await checkPages(bought, true)
})

test.each(Object.keys(STATES))('a session, %s: what cancelling gives', async (state) => {
  const bought = await buy(till, 'session')
  await STATES[state]!(till, bought.paid)
  const rest = await restOf(till, bought.paid)
  const { isDisputed, isStuck, kept, heldByBank } = await factsOf(till, bought)
  const payers = await bookingPage(till, bought, 'payer')
  // It is not held for nothing without a decision of ours.
  if (kept === 0 && heldByBank === 0 && !isStuck) expect(payers.isUndecided).toBe(true)
  expect(payers.viewerCanCancel!.refund).toBe(rest)
  expect(payers.refundText!.isRefundable).toBe(rest > 0)
  checkClaims(payers.refundText!.text, rest, isDisputed)
  const mentors = await bookingPage(till, bought, 'mentor')
  checkClaims(mentors.refundText!.text, rest, false)
  // Once its mentor has left, and is back.
  await till.db.mentor.update({ where: { id: bought.mentor.id }, data: { status: 'rejected' } })
  for (const reader of ['payer', 'mentor'] as const) {
    const left = await bookingPage(till, bought, reader)
    checkClaims(left.refundText!.text, rest, isDisputed && reader === 'payer')
    checkClaims(left.viewerCanMove!.reason, rest > 0 && reader === 'payer' ? rest : 0, false)
  }
})

test.each(Object.keys(STATES))('a session, %s: what missing it means', async (state) => {
  const bought = await buy(till, 'session')
  await STATES[state]!(till, bought.paid)
  till.clock.set(istInstant('2026-11-28', '12:00'))
  const rest = await restOf(till, bought.paid)
  const { isDisputed } = await factsOf(till, bought)
  const { viewerCanReportNoShow: payers } = await bookingPage(till, bought, 'payer')
  expect(payers!.allowed).toBe(true)
  expect(told([payers!.reason], /you get/)).toBe(rest)
  expect(/dispute/.test(payers!.reason)).toBe(isDisputed && rest > 0)
  const { viewerCanReportNoShow: mentors } = await bookingPage(till, bought, 'mentor')
  expect(/a refund/.test(mentors!.reason)).toBe(rest === PRICE)
  await till.db.noShow.create({
    data: { bookingId: bought.bookingId, reportedBy: 'mentee', reportedAt: till.clock.now() },
  })
  const { viewerCanAnswerNoShow: answer } = await bookingPage(till, bought, 'mentor')
  expect(told([answer!.reason], /the mentee gets/)).toBe(rest)
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
