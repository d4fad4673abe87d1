/** Where the money of a payment is, in the words of its two sides: pages, emails and notifications say the same. */
import { SMALLEST_REFUND } from '../constants.ts'
import { REFUND_ARRIVES_TEXT } from '../policies.ts'
import { formatPastDay, formatRupees } from '../text/format.ts'
import { istDate } from '../time/time.ts'

/** Where a refund stands. */
export type RefundState =
  | 'on_its_way'
  | 'waits_for_bank'
  | 'refunded'
  | 'with_support'
  | 'returned_otherwise'
  | 'not_returned'

interface ToldRefund {
  /** Paise. */
  amount: number
  state: RefundState
  requestedAt: Date
  /** Null while the money has not gone back. */
  returnedAt: Date | null
}

/** A payment as its sides are told of it; in paise. */
export interface ToldMoney {
  amount: number
  /** What stays with mentor and platform. */
  kept: number
  /** Oldest first. */
  refunds: readonly ToldRefund[]
  /** What the payer's bank took for good. */
  disputed: number
  /** What it keeps while it decides. */
  heldByBank: number
  /** The bank decides about it. */
  isDisputed: boolean
  /** The bank has given back what it held, and our team has not decided yet whether that is refunded. */
  isUndecided: boolean
}

type Side = 'mentee' | 'mentor'

/** A sentence for each place where money of a payment is, for the side that reads it; none while all of it stays. */
export function moneyLines(money: ToldMoney, side: Side): string[] {
  return [...(side === 'mentee' ? money.refunds.map(refundLine) : mentorsLines(money)), ...bankLines(money, side)]
}

/** The same once nothing more is returned of it; `money` is null where nothing was paid. */
export function lastLines(money: ToldMoney | null, side: Side): string[] {
  const lines = money ? moneyLines(money, side) : []
  if (money?.kept === 0) return [...lines, ...(side === 'mentor' ? earnsNothing(money) : [])]
  const [none, rest] =
    money && money.kept < money.amount ? ['no further refund', 'the rest of the payment'] : ['no refund', 'the payment']
  // The payer's bank may still take what we keep.
  const isOpen = money?.isDisputed === true
  if (money?.isUndecided) return [...lines, ...undecided(side, { rest, isOpen })]
  if (side === 'mentee')
    return [
      ...lines,
      isOpen ? `There is ${none} from us. Your bank decides the dispute about this payment.` : `There is ${none}.`,
    ]
  return [...lines, `There is ${none}; ${rest} stays${isOpen ? ' unless the payer’s bank decides otherwise' : ''}.`]
}

/** `rest`: what our team decides about; `isOpen`: a bank decides about another dispute of the same payment. */
function undecided(side: Side, { rest, isOpen }: { rest: string; isOpen: boolean }): string[] {
  if (side === 'mentor') {
    const stillOpen = 'The payer’s bank still decides another dispute about the payment.'
    return [isOpen ? stillOpen : 'The dispute is over.', `Our team decides whether ${rest} is returned.`]
  }
  const stillOpen = 'Your bank still decides another dispute about this payment.'
  return [isOpen ? stillOpen : 'Your bank’s dispute is over.', `Our team decides whether ${rest} is refunded to you.`]
}

/** Where a refund stands, for its payer. */
export function refundLine({ amount, state, requestedAt, returnedAt }: ToldRefund): string {
  const rupees = formatRupees(amount)
  const since = formatPastDay(istDate(requestedAt))
  const on = returnedAt ? ` on ${formatPastDay(istDate(returnedAt))}` : ''
  const lines: Record<RefundState, string> = {
    refunded: `${rupees} was refunded${on}${on && ','} to the account you paid from.`,
    returned_otherwise: `${rupees} was returned to you another way${on}.`,
    not_returned: `${rupees} will not be refunded. Our email says why.`,
    waits_for_bank: `A refund of ${rupees} is on hold until your bank decides the dispute about this payment.`,
    with_support: `A refund of ${rupees} from ${since} ${whyStuck(amount)}. Our team is looking into it; you don’t need to do anything.`,
    on_its_way: `A refund of ${rupees} has been on its way since ${since}. It usually arrives within ${REFUND_ARRIVES_TEXT}.`,
  }
  return lines[state]
}

const whyStuck = (paise: number): string =>
  paise < SMALLEST_REFUND ? 'is too little for the bank to send back' : 'didn’t go through'

/** The mentor reads sums only: when and how money goes back is between its payer and us. */
function mentorsLines({ amount, refunds }: ToldMoney): string[] {
  const sum = (...states: RefundState[]) =>
    refunds.reduce((all, refund) => all + (states.includes(refund.state) ? refund.amount : 0), 0)
  const refunded = sum('refunded', 'returned_otherwise', 'on_its_way')
  const [held, stuck] = [sum('waits_for_bank'), sum('with_support')]
  const what =
    refunded < amount
      ? `${formatRupees(refunded)} of the payment of ${formatRupees(amount)}`
      : `The payment of ${formatRupees(amount)}`
  return [
    ...(refunded > 0 ? [`${what} is returned.`] : []),
    ...(held > 0 ? [`${formatRupees(held)} of the payment is returned by the payer’s bank or by our team.`] : []),
    ...(stuck > 0
      ? [`A refund of ${formatRupees(stuck)} of the payment ${whyStuck(stuck)}. Our team is looking into it.`]
      : []),
  ]
}

/** Unless a refund that failed is kept, or the bank gives back what it holds. */
const earnsNothing = ({ refunds, heldByBank }: ToldMoney): string[] =>
  heldByBank > 0 || refunds.some(({ state }) => state === 'with_support') ? [] : ['You earn nothing from it.']

function bankLines({ disputed, heldByBank }: ToldMoney, side: Side): string[] {
  const bank = side === 'mentee' ? 'Your bank' : 'The payer’s bank'
  const payment = side === 'mentee' ? 'this payment' : 'the payment'
  return [
    ...(disputed > 0 ? [`${bank} took back ${formatRupees(disputed)} of ${payment} after a dispute.`] : []),
    ...(heldByBank > 0
      ? [`${bank} is holding ${formatRupees(heldByBank)} of ${payment} while it decides a dispute.`]
      : []),
  ]
}
