/** What pages say of money, as their sides read it. */
import { typed } from '../../graphql/typed.ts'
import { expect } from 'vitest'
import { inTransaction } from '../../database/transaction.ts'
import { paymentPersonalData } from '../../payments/payments.personalData.ts'
import { parseRupees } from '../../rules/text/format.ts'
import { asGuest, asMentee, asMentor } from '../client.ts'
import { PRICE } from '../till.ts'
import { factsOf, type Bought } from './bought.ts'
import type { Till } from './world.ts'

const BOOKING = typed(`query ($id: Int!) {
  booking(id: $id) {
    isUndecided
    moneyLines
    refundText { text isRefundable }
    viewerCanCancel { allowed reason money refund }
    viewerCanMove { reason }
    viewerCanReportNoShow { allowed reason }
    viewerCanAnswerNoShow { allowed reason }
  }
}`)
const PAYMENTS = typed('query { viewer { payments(first: 1) { edges { node { moneyLines } } } } }')
const TICKET = typed(
  'query ($code: String!) { workshopTicket(code: $code) { moneyLines refundToCome refundNow refundWay } }',
)

/** The page of a session. */
export async function bookingPage(
  { app }: Till,
  { bookingId: id, mentee, mentor }: Bought,
  reader: 'payer' | 'mentor',
) {
  const client = reader === 'payer' ? asMentee(app, mentee.id) : asMentor(app, mentor.id)
  return (await client.run(BOOKING, { id })).data.booking!
}

export async function ticketPage({ app }: Till, { seat: { code } }: Bought) {
  return (await asGuest(app).run(TICKET, { code })).data.workshopTicket!
}

/** The payer's page of payments. */
async function paymentLines({ app }: Till, { mentee }: Bought): Promise<readonly string[]> {
  const { viewer } = (await asMentee(app, mentee.id).run(PAYMENTS)).data
  return viewer!.payments.edges.flatMap(({ node }) => node.moneyLines)
}

/** Where the money is, on the page of a session or a ticket. */
export const linesOf = async (till: Till, bought: Bought, reader: 'payer' | 'mentor'): Promise<readonly string[]> =>
  (bought.bookingId ? await bookingPage(till, bought, reader) : await ticketPage(till, bought)).moneyLines

/** The first sum of each line that has these words, added up; in paise. */
export function toldIn(lines: readonly string[], ...words: RegExp[]): number {
  const sums = lines
    .filter((line) => words.some((word) => word.test(line)))
    .map((line) => parseRupees(/₹([\d,.]*\d)/.exec(line)![1]!.replaceAll(',', ''))!)
  return sums.reduce((all, sum) => all + sum, 0)
}

const STUCK = /didn’t go through|is too little for the bank/
const BANK = [/took back/, /is holding/]

type Facts = Awaited<ReturnType<typeof factsOf>>

/** Each paisa of the payment is told in its place, or stays. */
function checkPayers(lines: readonly string[], facts: Facts, isOver: boolean): void {
  expect(toldIn(lines, /was refunded/)).toBe(facts.refunded)
  expect(toldIn(lines, /on its way/, /is on hold/, STUCK)).toBe(facts.onItsWay)
  expect(toldIn(lines, /another way/)).toBe(facts.returnedElsewhere)
  expect(toldIn(lines, BANK[0]!)).toBe(facts.disputed)
  expect(toldIn(lines, BANK[1]!)).toBe(facts.heldByBank)
  expect(toldIn(lines, /will not be refunded/)).toBeLessThanOrEqual(facts.kept)
  checkEnd(lines, facts, isOver)
}

function checkMentors(lines: readonly string[], facts: Facts, isOver: boolean): void {
  expect(toldIn(lines, /₹.* is returned/, STUCK)).toBe(facts.refunded + facts.onItsWay + facts.returnedElsewhere)
  expect(toldIn(lines, STUCK) > 0).toBe(facts.isStuck)
  expect(toldIn(lines, BANK[0]!)).toBe(facts.disputed)
  expect(toldIn(lines, BANK[1]!)).toBe(facts.heldByBank)
  const earnsNothing = lines.some((line) => line.includes('You earn nothing'))
  expect(earnsNothing).toBe(isOver && facts.kept === 0 && !facts.isStuck && facts.heldByBank === 0)
  checkEnd(lines, facts, isOver)
}

function checkEnd(lines: readonly string[], { kept, isUndecided }: Facts, isOver: boolean): void {
  const text = lines.join(' ')
  expect(text.includes('There is no refund')).toBe(isOver && !isUndecided && kept === PRICE)
  expect(text.includes('There is no further refund')).toBe(isOver && !isUndecided && kept > 0 && kept < PRICE)
  expect(text.includes('Our team decides whether')).toBe(isOver && isUndecided && kept > 0)
}

/** What the pages of both sides say of the money is where it is; `isOver`: it was cancelled. */
export async function checkPages(till: Till, bought: Bought, isOver: boolean): Promise<void> {
  const facts = await factsOf(till, bought)
  checkPayers(await linesOf(till, bought, 'payer'), facts, isOver)
  if (!bought.bookingId) return
  // An account is not closed while money is on its way.
  const blockers = await inTransaction(till.db, (tx) =>
    paymentPersonalData.blockers!(tx, bought.mentee, till.clock.now()),
  )
  expect(toldIn(blockers, /on its way/, /is on hold/, STUCK)).toBe(facts.onItsWay)
  checkPayers(await paymentLines(till, bought), facts, false)
  checkMentors(await linesOf(till, bought, 'mentor'), facts, isOver)
}
