/** Tells who has paid what an administrator decided about a refund that did not go through. */
import { purchaseOf } from '../../contracts/purchase.ts'
import { formatDay, formatRupees } from '../../rules/text/format.ts'
import type { RefundDecision } from '../../rules/money/refundReasons.ts'
import type { IstDate } from '../../rules/time/time.ts'
import type { App } from '../../app.ts'
import type { Transaction } from '../../database/client.ts'
import type { Refund } from '../../generated/prisma/client.ts'
import { tellSide } from '../tellSide.ts'
import { isHeldBy, STAYS, STAYS_BOOKED, wayText } from './announceRefund.ts'

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
  /** Each decision is news of its own: `decided`, `reopened` or `retried`, and when. */
  cause: string
}

const BOOKED = 'Your booking stays.'
const IN_CALENDAR = 'The booking stays in your calendar.'
const STILL_DISPUTED = 'Your bank still decides the dispute about this payment.'

interface Around {
  /** What the payer's bank took by a dispute: all of this refund, or so many paise beside it; null for nothing. */
  takenByBank: 'all' | number | null
  /** It still decides about the payment. */
  isDisputed: boolean
  /** The payer was told that we would decide about the booking, and it is paid for again. */
  isPaidAgain: boolean
}

/** `explained` concerns administrators only, so it sends no mail. */
export async function announceDecision(
  tx: Transaction,
  app: Deps,
  refund: Refund,
  { kind, note, returnedOn, takenByBank, isDisputed, isPaidAgain }: DecisionOnRefund & Around,
): Promise<void> {
  const at = refund.resolvedAt
  if (kind === 'explained' || !at) return
  const sum = formatRupees(refund.amount)
  const kept = `${sum} of this refund did not go back to you, and our team has decided not to return it.`
  const stays =
    takenByBank === 'all'
      ? `Your bank took back ${sum} of this refund after a dispute. You get that from your bank, so we do not refund it again.`
      : takenByBank === null
        ? kept
        : `Your bank took back ${formatRupees(takenByBank)} of this refund after a dispute. ${kept}`
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
          `We had told you about a refund for ${what}. ${stays}`,
          ...(isDisputed ? [STILL_DISPUTED] : []),
          ...(isPaidAgain ? [BOOKED] : []),
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
    said: [`Our last email about your refund of ${sum} for ${what} no longer applies. Our team decides again.`],
  }))
}

/**
 * Tells those who heard last that our team decides again about a refund that it is made now: `sent` is the row that is under way,
 * which is another one if `refund` had failed.
 */
export async function announceRetried(
  tx: Transaction,
  app: Deps,
  refund: Refund,
  { sent, at }: { sent: Refund; at: Date },
): Promise<void> {
  const payment = await tx.payment.findUniqueOrThrow({ where: { id: refund.paymentId }, include: { order: true } })
  const waits = await purchaseOf(app, payment.order).waitsUnpaid(tx, payment.order.purchaseId, payment)
  const sum = formatRupees(sent.amount)
  const cause = `retried:${at.getTime()}`
  const isHeld = await isHeldBy(tx, sent, payment)
  if (await heardReopened(tx, refund, 'payer'))
    await tellPayer(tx, app, refund, (what) => ({
      cause,
      title: `Our decision about your refund of ${sum}`,
      said: [
        'Our team has decided again about a refund that had not reached you.',
        wayText(sent, { what, isHeld }),
        ...(waits ? [STAYS_BOOKED] : []),
      ],
    }))
  await announceBackAfterAll(tx, app, refund, { sum: sent.amount, cause, waits })
}

/** Tells the mentor who heard last that our team decides again about a refund that its money goes back. */
export async function announceBackAfterAll(
  tx: Transaction,
  app: Deps,
  refund: Refund,
  { sum, cause, waits }: { sum: number; waits: boolean } & Pick<News, 'cause'>,
): Promise<void> {
  if (!(await heardReopened(tx, refund, 'mentor'))) return
  await tellMentor(tx, app, refund, (of) => ({
    cause,
    title: 'A refund is made after all',
    said: [
      `Our team has decided again: ${formatRupees(sum)} of ${of} is returned. It does not count in your earnings.`,
      ...(waits ? [STAYS] : []),
    ],
  }))
}

/** Whether the last that this side heard of decisions about it is that our team decides again. */
async function heardReopened(tx: Transaction, { id }: Refund, side: 'payer' | 'mentor'): Promise<boolean> {
  const key = `refund:${id}:`
  const toMentor = { dedupeKey: { endsWith: ':mentor' } }
  const last = await tx.email.findFirst({
    where: {
      kind: 'refund-decision',
      dedupeKey: { startsWith: key },
      ...(side === 'mentor' ? { AND: toMentor } : { NOT: toMentor }),
    },
    orderBy: { id: 'desc' },
    select: { dedupeKey: true },
  })
  return last?.dedupeKey.startsWith(`${key}reopened:`) === true
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

/** Tells the mentor, who was told that it is refunded, that `kept` paise of the payment stay after all. */
export async function announceKept(
  tx: Transaction,
  app: Deps,
  refund: Refund,
  { kept, isPaidAgain }: { kept: number; isPaidAgain: boolean },
): Promise<void> {
  await tellMentor(tx, app, refund, (payment) => ({
    cause: `decided:${refund.resolvedAt?.getTime()}`,
    title: 'A refund was not made',
    said: [
      `${formatRupees(kept)} of ${payment} was not returned, and our team has decided to keep it. It counts in your earnings again.${isPaidAgain ? ` ${IN_CALENDAR}` : ''}`,
    ],
  }))
}

/** Tells the mentor that our team decides again about `open` paise of the payment. */
export async function announceOpenAgain(
  tx: Transaction,
  app: Deps,
  refund: Refund,
  { open, at }: { open: number; at: Date },
): Promise<void> {
  await tellMentor(tx, app, refund, (payment) => ({
    cause: `reopened:${at.getTime()}`,
    title: 'We are looking into a refund again',
    said: [
      `We are looking again into a refund of ${formatRupees(open)} of ${payment}. It does not count in your earnings until we have decided.`,
    ],
  }))
}

/** Tells the mentor who earns from the payment; nobody if it bought nothing. */
async function tellMentor(
  tx: Transaction,
  app: Deps,
  { id, paymentId }: Refund,
  newsOf: (payment: string) => News,
): Promise<void> {
  const { order, mentor } = await tx.payment.findUniqueOrThrow({
    where: { id: paymentId },
    include: { order: true, mentor: { select: { id: true, email: true } } },
  })
  if (!mentor) return
  const { what, payer, data } = await purchaseOf(app, order).words(tx, order.purchaseId)
  const { title, said, cause } = newsOf(`${payer ? `${payer.name}'s` : 'the'} payment for ${what}`)
  const account = { type: 'mentor', id: mentor.id } as const
  await tellSide(
    tx,
    app,
    { email: mentor.email, account },
    {
      kind: 'refund-decision',
      dedupeKey: `refund:${id}:${cause}:mentor`,
      about: payer?.account ?? null,
      title,
      said,
      link: EARNINGS,
      data,
      mail: { action: { label: 'See your earnings', url: `${app.config.publicUrl}${EARNINGS}` } },
    },
  )
}

const EARNINGS = '/earnings'
