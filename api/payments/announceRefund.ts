import type { App } from '../app.ts'
import type { Transaction } from '../database/client.ts'
import type { Payment, PaymentOrder, Refund } from '../generated/prisma/client.ts'
import { queueEmail } from '../mail/outbox.ts'
import { notify } from '../notifications/notify.ts'
import type { Party, PurchaseWords } from '../contracts/purchase.ts'
import { formatRupees } from '../rules/format.ts'
import type { RefundReason } from '../rules/refundReasons.ts'
import { isDisputed } from './openDisputes.ts'
import { purchaseOf } from './purchaseOf.ts'
import { SMALLEST_REFUND } from './smallestRefund.ts'
import { whyRefunded } from './refundWords.ts'

interface News {
  refund: Refund
  payment: Payment & { order: PaymentOrder }
  /** An administrator's words. */
  note?: string
}

/** What was paid for is somebody else's, or costs another sum: it may be chosen again. */
const CHOOSE_AGAIN: readonly RefundReason[] = ['slot_lost', 'sold_out', 'price_changed']

/** The notification of the cancellation says what goes back. */
const TOLD_WITH_CANCELLATION: readonly RefundReason[] = [
  'cancelled_by_payer',
  'cancelled_by_mentor',
  'cancelled_by_administrator',
]

/** Tells who has paid that money goes back; the other side hears only of what concerns their time. */
export async function announceRefund(
  tx: Transaction,
  app: Pick<App, 'clock' | 'config' | 'parts'>,
  { refund, payment, note }: News,
): Promise<void> {
  const words = await purchaseOf(app, payment.order).words(tx, payment.order.purchaseId)
  const why = note === undefined ? {} : { note }
  const waits = await waitsUnpaid(tx, app, payment)
  // What the provider has already is on its way, whatever the bank decides.
  const isHeld = refund.providerRefundId === null && (await isDisputed(tx, payment))
  const news = { refund, payment, ...why, waits, isHeld }
  if (words.payer) await tellPayer(tx, app, news, { ...words, payer: words.payer })
  const { payer, payee } = words
  if (!payer || !payee) return
  if (refund.reason === 'slot_lost')
    await tellPayee(tx, app, refund, lateNews(payer, words), { ...words, payer, payee })
  else if (refund.reason === 'refunded_at_provider' && waits)
    await tellPayee(tx, app, refund, unpaidNews(payer, words), { ...words, payer, payee })
  // Without their words it is a part of another act, which has told the payee.
  else if (refund.reason === 'by_administrator' && note !== undefined) {
    const isWhole = await isAllBack(tx, payment)
    const told = partNews(payer, words, { refund, note, isWhole, isUnpaid: waits })
    await tellPayee(tx, app, refund, told, { ...words, payer, payee })
  }
}

async function tellPayer(
  tx: Transaction,
  app: Pick<App, 'clock' | 'config'>,
  { refund, payment, note, waits, isHeld }: News & { waits: boolean; isHeld: boolean },
  { what, given, payer, links, data }: PurchaseWords & { payer: Party },
): Promise<void> {
  const amount = formatRupees(refund.amount)
  const reason = refund.reason as RefundReason
  const why = whyRefunded(reason, { what, ...(given !== undefined && { given }) })
  const promised =
    refund.amount === payment.amount
      ? 'Your payment will be refunded in full'
      : `${amount} of your payment will be refunded`
  const isSent = refund.amount >= SMALLEST_REFUND
  const title = isHeld
    ? `Your refund of ${amount} is on hold at your bank`
    : isSent
      ? promised
      : `Your refund of ${amount} comes another way`
  const goesBack = isHeld
    ? `${amount} for ${what} can't be refunded while your bank looks into the payment (a dispute). If the bank returns it to you, that is your refund. If not, we will refund it to the account you paid from.`
    : isSent
      ? `${amount} for ${what} will be refunded to the account you paid from, usually within 5 to 7 working days.`
      : `${amount} for ${what} is too little for the bank to send back. Our team will return it another way and write to you.`
  const stands = waits ? ['It stays booked for now. Our team will decide about it and write to you.'] : []
  const reasons = reasonOf(note)
  const dedupeKey = `refund:${refund.id}:payer`
  if (payer.account && (isHeld || !isSent || !TOLD_WITH_CANCELLATION.includes(reason)))
    await notify(tx, {
      dedupeKey,
      userType: payer.account.type,
      userId: payer.account.id,
      about: null,
      type: 'payment',
      title,
      message: [why, ...reasons, goesBack, ...stands].join(' '),
      link: links.payer,
      data,
    })
  await queueEmail(tx, app, {
    kind: 'refund',
    dedupeKey,
    to: payer.email,
    recipient: payer.account,
    about: null,
    subject: isSent && !isHeld ? `Refund of ${amount} on its way` : title,
    content: {
      heading: title,
      paragraphs: [why, ...reasons, `${goesBack} You don't need to do anything.`, ...stands],
      facts: [
        ['Amount', amount],
        ['Payment', payment.providerPaymentId],
      ],
      ...(links.again && CHOOSE_AGAIN.includes(reason)
        ? { action: { label: links.again.label, url: `${app.config.publicUrl}${links.again.path}` } }
        : {}),
    },
  })
}

/** As a paragraph of its own. */
const reasonOf = (note: string | undefined): string[] => (note === undefined ? [] : [`Reason: ${note}`])

interface PayeeNews {
  title: string
  /** What happened, and what is now. */
  said: string[]
}

const lateNews = (payer: Party, { what }: PurchaseWords): PayeeNews => ({
  title: 'A late payment was refunded',
  said: [
    `${payer.name}'s payment for ${what} arrived after someone else had booked it.`,
    "It is being refunded in full. Your calendar is unchanged, and you don't need to do anything.",
  ],
})

const unpaidNews = (payer: Party, { what }: PurchaseWords): PayeeNews => ({
  title: 'A payment was refunded by our team',
  said: [
    `Our team refunded ${payer.name}'s payment for ${what}.`,
    'The booking stays in your calendar for now. We will write to you about it.',
  ],
})

const partNews = (
  payer: Party,
  { what }: PurchaseWords,
  { refund, note, isWhole, isUnpaid }: { refund: Refund; note: string; isWhole: boolean; isUnpaid: boolean },
): PayeeNews => ({
  title: isWhole ? 'A payment was refunded by our team' : 'A part of a payment was refunded by our team',
  said: [
    `Our team refunded ${formatRupees(refund.amount)} of ${payer.name}'s payment for ${what}.`,
    ...reasonOf(note),
    isUnpaid
      ? 'The booking stays in your calendar for now. We will write to you about it.'
      : "The booking itself hasn't changed.",
  ],
})

async function isAllBack(tx: Transaction, { id, amount }: Payment): Promise<boolean> {
  const { refundedAmount } = await tx.payment.findUniqueOrThrow({ where: { id }, select: { refundedAmount: true } })
  return refundedAmount >= amount
}

/** All of the money goes back, and what it has paid for stands until an administrator decides. */
async function waitsUnpaid(
  tx: Transaction,
  app: Pick<App, 'parts'>,
  payment: Payment & { order: PaymentOrder },
): Promise<boolean> {
  const { order } = payment
  return await purchaseOf(app, order).waitsUnpaid(tx, order.purchaseId, payment)
}

async function tellPayee(
  tx: Transaction,
  app: Pick<App, 'clock' | 'config'>,
  { id }: Refund,
  { title, said }: PayeeNews,
  { payer, payee, links, data }: PurchaseWords & { payer: Party; payee: Party },
): Promise<void> {
  const dedupeKey = `refund:${id}:payee`
  if (payee.account)
    await notify(tx, {
      dedupeKey,
      userType: payee.account.type,
      userId: payee.account.id,
      about: payer.account,
      type: 'payment',
      title,
      message: said.join(' '),
      link: links.payee,
      data,
    })
  await queueEmail(tx, app, {
    kind: 'refund',
    dedupeKey,
    to: payee.email,
    recipient: payee.account,
    about: payer.account,
    subject: title,
    content: { heading: title, paragraphs: said },
  })
}
