/** What pages say of money, as their sides read it. */
import { typed } from '../../graphql/typed.ts'
import { asGuest, asMentee, asMentor } from '../client.ts'
import type { Bought } from './bought.ts'
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
export async function paymentLines({ app }: Till, { mentee }: Bought): Promise<readonly string[]> {
  const { viewer } = (await asMentee(app, mentee.id).run(PAYMENTS)).data
  return viewer!.payments.edges.flatMap(({ node }) => node.moneyLines)
}

/** Where the money is, on the page of a session or a ticket. */
export const linesOf = async (till: Till, bought: Bought, reader: 'payer' | 'mentor'): Promise<readonly string[]> =>
  (bought.bookingId ? await bookingPage(till, bought, reader) : await ticketPage(till, bought)).moneyLines
