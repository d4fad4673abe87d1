/** Tells who has paid what an administrator decided about a refund that did not go through. */
import { purchaseOf } from '../../contracts/purchase.ts'
import { formatDay, formatRupees } from '../../rules/text/format.ts'
import type { RefundDecision } from '../../rules/money/refundReasons.ts'
import type { IstDate } from '../../rules/time/time.ts'
import type { App } from '../../app.ts'
import type { Transaction } from '../../database/client.ts'
import type { Refund } from '../../generated/prisma/client.ts'
import { tellSide } from '../tellSide.ts'

type Deps = Pick<App, 'clock' | 'config' | 'parts'>

export interface DecisionOnRefund {
  kind: RefundDecision
  /** How it was returned or why it is not, for the payer; for `explained`, what was done, for administrators. */
  note: string
  /** When it was returned some other way; null for the other decisions. */
  returnedOn: IstDate | null
}

interface News {
  title: string
  said: string[]
  /** Each decision is news of its own: `decided` or `reopened`, and when. */
  cause: string
}

const KEPT = 'It did not go back to you, and our team has decided not to return it.'
const TAKEN =
  'Your bank took this money back from us after a dispute. You get it from your bank, so we do not refund it again.'

/** Nobody is told of `explained`, which concerns administrators only. `isTakenByBank`: the payer's bank took the money by a dispute. */
export async function announceDecision(
  tx: Transaction,
  app: Deps,
  refund: Refund,
  { kind, note, returnedOn, isTakenByBank }: DecisionOnRefund & { isTakenByBank: boolean },
): Promise<void> {
  const at = refund.resolvedAt
  if (kind === 'explained' || !at) return
  const sum = formatRupees(refund.amount)
  const cause = `decided:${at.getTime()}`
  const returned = kind === 'returned_elsewhere' && returnedOn
  await tellPayer(tx, app, refund, (what) => ({
    cause,
    title: returned ? `${sum} was returned to you another way` : `${sum} will not be refunded`,
    said: returned
      ? [
          `Your refund of ${sum} for ${what} could not go to the account you paid from. We returned it another way on ${formatDay(returned)}.`,
          `How: ${note}`,
          "If it hasn't reached you, write to support.",
        ]
      : [
          `We had told you that ${sum} for ${what} would be refunded. ${isTakenByBank ? TAKEN : KEPT}`,
          `Reason: ${note}`,
          "If you don't agree, write to support.",
        ],
  }))
}

export async function announceReopened(tx: Transaction, app: Deps, refund: Refund, at: Date): Promise<void> {
  const sum = formatRupees(refund.amount)
  await tellPayer(tx, app, refund, (what) => ({
    cause: `reopened:${at.getTime()}`,
    title: `We are looking into your refund of ${sum} again`,
    said: [
      `Our last email about your refund of ${sum} for ${what} no longer applies. We will write to you when we have decided.`,
    ],
  }))
}

async function tellPayer(
  tx: Transaction,
  app: Deps,
  { id, paymentId }: Refund,
  newsOf: (what: string) => News,
): Promise<void> {
  const payment = await tx.payment.findUniqueOrThrow({ where: { id: paymentId }, include: { order: true } })
  const { what, payer, links, data } = await purchaseOf(app, payment.order).words(tx, payment.order.purchaseId)
  if (!payer) return
  const { title, said, cause } = newsOf(what)
  await tellSide(tx, app, payer, {
    kind: 'refund-decision',
    dedupeKey: `refund:${id}:${cause}`,
    about: null,
    title,
    said,
    link: links.payer,
    data,
    mail: { facts: [['Payment', payment.providerPaymentId]] },
  })
}
