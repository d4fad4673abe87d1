import { type Party, type PurchaseWords, purchaseOf } from '../../contracts/purchase.ts'
import { REFUND_ARRIVES_TEXT } from '../../rules/policies.ts'
import { formatRupees } from '../../rules/text/format.ts'
import type { RefundReason } from '../../rules/money/refundReasons.ts'
import type { App } from '../../app.ts'
import type { Transaction } from '../../database/client.ts'
import type { Payment, PaymentOrder, Refund } from '../../generated/prisma/client.ts'
import { isDisputed } from '../disputes/openDisputes.ts'
import { tellSide } from '../tellSide.ts'
import { SMALLEST_REFUND } from '../../rules/constants.ts'

interface News {
  refund: Refund
  payment: Payment & { order: PaymentOrder }
  /** An administrator's words. */
  note?: string | undefined
  /** Paise of other refunds of the payment, of which its payer was told, that this one makes good or lowers. */
  replaces?: number
}

/** What was paid for is taken or has another price: the payer may choose again. */
const CHOOSE_AGAIN: readonly RefundReason[] = ['slot_lost', 'sold_out', 'price_changed']

/** The notification of the cancellation says what is refunded. */
const TOLD_WITH_CANCELLATION: readonly RefundReason[] = [
  'cancelled_by_payer',
  'cancelled_by_mentor',
  'cancelled_by_administrator',
]

/** Tells the payer that money is refunded; the payee is told only if it concerns their time. */
export async function announceRefund(
  tx: Transaction,
  app: Pick<App, 'clock' | 'config' | 'parts'>,
  { refund, payment, note, replaces = 0 }: News,
): Promise<void> {
  const { purchaseId } = payment.order
  const purchase = purchaseOf(app, payment.order)
  const words = await purchase.words(tx, purchaseId)
  // All of the money goes back, and what it paid for stands until an administrator decides.
  const waits = await purchase.waitsUnpaid(tx, purchaseId, payment)
  const isHeld = await isHeldBy(tx, refund, payment)
  const { payer, payee } = words
  if (payer) await tellPayer(tx, app, { refund, payment, note, replaces, waits, isHeld }, { ...words, payer })
  if (!payer || !payee) return
  const told = payeeNews(refund, {
    payer: payer.name,
    what: words.what,
    note,
    waits,
    isWhole: await isAllBack(tx, payment),
    earns: payment.mentorId !== null,
  })
  if (!told) return
  await tellSide(tx, app, payee, {
    ...told,
    kind: 'refund',
    dedupeKey: `refund:${refund.id}:payee`,
    about: payer.account,
    link: words.links.payee,
    data: words.data,
  })
}

async function tellPayer(
  tx: Transaction,
  app: Pick<App, 'clock' | 'config'>,
  { refund, payment, note, replaces = 0, waits, isHeld }: News & { waits: boolean; isHeld: boolean },
  { what, given, payer, links, data }: PurchaseWords & { payer: Party },
): Promise<void> {
  const amount = formatRupees(refund.amount)
  const reason = refund.reason as RefundReason
  // Nobody refunded an authorisation that lapsed: the provider released it.
  const why =
    payment.capturedAt === null
      ? `Your payment for ${what} was not completed.`
      : whyRefunded(reason, { what, ...(given !== undefined && { given }) })
  const isBack = refund.status === 'processed'
  const is = isBack ? 'was' : 'will be'
  const promised =
    refund.amount === payment.amount
      ? `Your payment ${is} refunded in full`
      : `${amount} of your payment ${is} refunded`
  const isSent = isSendable(refund)
  const title = isHeld
    ? `Your refund of ${amount} is on hold at your bank`
    : isSent
      ? promised
      : `Your refund of ${amount} comes another way`
  const goesBack = wayText(refund, { what, isHeld })
  const replaced = replaces > 0 ? [`It replaces ${formatRupees(replaces)} of the refund that we told you about.`] : []
  const stands = waits ? [STAYS_BOOKED] : []
  const reasons = reasonOf(note)
  await tellSide(tx, app, payer, {
    kind: 'refund',
    dedupeKey: `refund:${refund.id}:payer`,
    about: null,
    title,
    said: [why, ...reasons, goesBack, ...replaced, ...stands],
    link: links.payer,
    data,
    isMailOnly: isSent && !isHeld && TOLD_WITH_CANCELLATION.includes(reason),
    mail: {
      ...(isSent && !isHeld && !isBack && { subject: `Refund of ${amount} on its way` }),
      paragraphs: [why, ...reasons, `${goesBack} You don't need to do anything.`, ...replaced, ...stands],
      facts: [
        ['Amount', amount],
        ['Payment', payment.providerPaymentId],
      ],
      ...(links.again &&
        CHOOSE_AGAIN.includes(reason) && {
          action: { label: links.again.label, url: `${app.config.publicUrl}${links.again.path}` },
        }),
    },
  })
}

/** Whether it waits for the payer's bank: what the provider has already got is on its way, whatever the bank decides. */
export const isHeldBy = async (tx: Transaction, refund: Refund, payment: Payment): Promise<boolean> =>
  refund.providerRefundId === null && (await isDisputed(tx, payment))

const isSendable = ({ providerRefundId, amount }: Refund): boolean =>
  providerRefundId !== null || amount >= SMALLEST_REFUND

/** Which way a refund goes, in a sentence to its payer. */
export function wayText(refund: Refund, { what, isHeld }: { what: string; isHeld: boolean }): string {
  const money = `${formatRupees(refund.amount)} for ${what}`
  if (isHeld)
    return `${money} can't be refunded while your bank looks into the payment (a dispute). If the bank returns it to you, that is your refund. If not, we will refund it to the account you paid from.`
  if (!isSendable(refund))
    return `${money} is too little for the bank to send back. Our team will return it another way and write to you.`
  return refund.status === 'processed'
    ? `${money} was refunded to the account you paid from.`
    : `${money} will be refunded to the account you paid from, usually within ${REFUND_ARRIVES_TEXT}.`
}

/** As a paragraph of its own. */
const reasonOf = (note: string | undefined): string[] => (note === undefined ? [] : [`Reason: ${note}`])

interface PayeeFacts {
  payer: string
  what: string
  note: string | undefined
  waits: boolean
  isWhole: boolean
  /** Whether it bought what they earn from: a second payment, or one that came too late, bought nothing. */
  earns: boolean
}

/** Said where all of the money goes back, and what it paid for stands until our team decides. */
export const STAYS_BOOKED = 'It stays booked for now. Our team will decide about it and write to you.'

/** The same to the mentor. */
export const STAYS = 'The booking stays in your calendar for now. We will write to you about it.'

/** What the payee is told: what happened, and what is now. Null if it does not concern them. */
function payeeNews({ reason, amount }: Refund, { payer, what, note, waits, isWhole, earns }: PayeeFacts) {
  if (reason === 'slot_lost')
    return {
      title: 'A late payment was refunded',
      said: [
        `${payer}'s payment for ${what} arrived after someone else had booked it.`,
        "It is being refunded in full. Your calendar is unchanged, and you don't need to do anything.",
      ],
    }
  if (reason === 'refunded_at_provider' && waits)
    return {
      title: 'A payment was returned',
      said: [`${payer}'s payment for ${what} was returned or is on its way back.`, STAYS],
    }
  // Without a note it is a part of another act, which has told the payee.
  if (reason !== 'by_administrator' || note === undefined || !earns) return null
  const refunded = `Our team refunded ${formatRupees(amount)} of ${payer}'s payment for ${what}.`
  return {
    title: isWhole ? 'A payment was refunded by our team' : 'A part of a payment was refunded by our team',
    said: [refunded, ...reasonOf(note), waits ? STAYS : "The booking itself hasn't changed."],
  }
}

async function isAllBack(tx: Transaction, { id, amount }: Payment): Promise<boolean> {
  const { refundedAmount } = await tx.payment.findUniqueOrThrow({ where: { id }, select: { refundedAmount: true } })
  return refundedAmount >= amount
}

/** Why money is refunded, in a sentence to the payer. `what` as in "₹799 for the session on …". */
function whyRefunded(reason: RefundReason, { what, given = what }: Pick<PurchaseWords, 'what' | 'given'>): string {
  const sentences: Record<RefundReason, string> = {
    slot_lost: 'Your payment arrived after someone else had booked this time.',
    sold_out: `Your payment arrived after the last seat of ${what} was taken.`,
    own_session: 'You have another session at this time.',
    own_package: 'You had already paid for another Advanced package with this mentor.',
    too_late: `Your payment arrived too late for ${what}.`,
    not_offered: `When your payment arrived, ${what} was no longer available.`,
    price_changed: `When your payment arrived, the price of ${what} had changed.`,
    already_paid: `You had already paid for ${what}.`,
    duplicate_payment: `You paid twice for ${what}. Your first payment counts.`,
    // Its first payment is returned or kept: that has news of its own.
    order_settled: `You paid twice for ${what}.`,
    amount_mismatch: "The amount paid didn't match the amount due.",
    cancelled_by_payer: `You cancelled ${given}.`,
    cancelled_by_mentor: `The mentor cancelled ${what}.`,
    cancelled_by_administrator: `Our team cancelled ${given}.`,
    by_administrator: 'Our team decided to refund you.',
    moved: `The price changed when ${what} was moved.`,
    no_show: `The mentor missed ${what}.`,
    late: `The mentor was late for ${what}.`,
    refunded_at_provider: 'The refund was made at our payment provider.',
  }
  return sentences[reason]
}

/** For other emails, about a refund that waits for the payer's bank or is less than the provider refunds. */
export const ANOTHER_MAIL = 'Another email tells you about your refund.'
