/** Tells the mentor whose earnings a dispute changes: the payer's bank took the money, or it is ours again. */
import { purchaseOf } from '../../contracts/purchase.ts'
import { formatRupees } from '../../rules/text/format.ts'
import type { App } from '../../app.ts'
import type { Transaction } from '../../database/client.ts'
import type { Dispute } from '../../generated/prisma/client.ts'
import { lastLines } from '../../rules/money/moneyLines.ts'
import { bankHas, moneyPlaces, PLACES } from '../moneyPlaces.ts'
import { toldMoney, TOLD_MONEY } from '../refunds/toldMoney.ts'
import { tellSide } from '../tellSide.ts'

const EARNINGS = '/earnings'

/** Paise of a payment that stay with mentor and platform, with what the bank holds until it decides. */
export async function staysOf(tx: Transaction, id: number): Promise<number> {
  const { kept, heldByBank } = await placesNow(tx, id)
  return kept + heldByBank
}

async function placesNow(tx: Transaction, id: number): Promise<{ kept: number; heldByBank: number }> {
  const payment = await tx.payment.findUniqueOrThrow({ where: { id }, select: PLACES })
  return { kept: moneyPlaces(payment).kept, heldByBank: bankHas(payment).heldByBank }
}

/**
 * Call it when a dispute was just decided; `stayed`: what stayed of its payment before. The mentor is not told when the money
 * had gone back already, because no earnings change, nor when the payment bought nothing that still stands.
 */
export async function announceDispute(
  tx: Transaction,
  app: Pick<App, 'clock' | 'config' | 'parts'>,
  dispute: Dispute,
  stayed: number,
): Promise<void> {
  const payment = await tx.payment.findUniqueOrThrow({
    where: { id: dispute.paymentId },
    include: { order: true, mentor: { select: { id: true, name: true, email: true } } },
  })
  const { order, mentor } = payment
  if (!mentor) return
  const purchase = purchaseOf(app, order)
  const { kept, heldByBank } = await placesNow(tx, payment.id)
  const stays = kept + heldByBank
  const isLost = dispute.status === 'lost' && stays < stayed
  const isBack = dispute.status !== 'lost' && dispute.tookMoneyAt !== null && kept > 0
  if (!isLost && !(isBack && (await purchase.stands(tx, order.purchaseId, payment)))) return
  const { what, payer, data } = await purchase.words(tx, order.purchaseId)
  const bank = payer ? `${payer.name}'s bank` : "The payer's bank"
  const isUnpaid = await purchase.waitsUnpaid(tx, order.purchaseId, payment)
  const [title, ...said] = isLost
    ? [
        'A payment was taken back after a dispute',
        `${bank} took back ${formatRupees(stayed - stays)} of the payment for ${what}, after a dispute. This no longer counts in your earnings.`,
        ...(isUnpaid ? ['The booking stays in your calendar for now. We will write to you about it.'] : []),
      ]
    : [
        'A disputed payment stays with you',
        `The dispute of ${bank} about the payment for ${what} is over. Your share of ${formatRupees(kept)} counts in your earnings.`,
        ...(heldByBank > 0
          ? [`The bank is still holding ${formatRupees(heldByBank)} of the payment while it decides another dispute.`]
          : []),
      ]
  const dedupeKey = `dispute:${dispute.id}:${isLost ? 'lost' : 'back'}:${dispute.updatedAt.getTime()}`
  await tellSide(
    tx,
    app,
    { email: mentor.email, account: { type: 'mentor', id: mentor.id } },
    {
      kind: 'dispute',
      dedupeKey,
      about: payer?.account ?? null,
      title: title!,
      said,
      link: EARNINGS,
      data,
      mail: { action: { label: 'See your earnings', url: `${app.config.publicUrl}${EARNINGS}` } },
    },
  )
}

/**
 * Call it when an administrator has dealt with a dispute. Both sides of what no longer stands were told that our team decides
 * about the money that the bank gave back: they read where it is now.
 */
export async function announceDecided(
  tx: Transaction,
  app: Pick<App, 'clock' | 'config' | 'parts'>,
  { id, paymentId, updatedAt }: Pick<Dispute, 'id' | 'paymentId' | 'updatedAt'>,
): Promise<void> {
  const payment = await tx.payment.findUniqueOrThrow({
    where: { id: paymentId },
    select: { ...TOLD_MONEY, providerPaymentId: true, order: true, mentor: { select: { id: true, email: true } } },
  })
  const { order, mentor } = payment
  const purchase = purchaseOf(app, order)
  const money = toldMoney(payment)
  if (money.kept === 0 || money.isUndecided || (await purchase.stands(tx, order.purchaseId, payment))) return
  const { what, payer, links, data } = await purchase.words(tx, order.purchaseId)
  const news = { kind: 'dispute', title: 'Our decision after a dispute', data } as const
  const dedupeKey = `dispute:${id}:decided:${updatedAt.getTime()}`
  if (payer)
    await tellSide(tx, app, payer, {
      ...news,
      dedupeKey,
      about: null,
      said: [
        `Your bank's dispute about the payment for ${what} is over.`,
        ...lastLines(money, 'mentee'),
        "If you don't agree, write to support.",
      ],
      link: links.payer,
    })
  if (!mentor) return
  const account = { type: 'mentor', id: mentor.id } as const
  await tellSide(
    tx,
    app,
    { email: mentor.email, account },
    {
      ...news,
      dedupeKey: `${dedupeKey}:mentor`,
      about: payer?.account ?? null,
      said: [
        `The dispute about ${payer ? `${payer.name}'s` : 'the'} payment for ${what} is over.`,
        ...lastLines(money, 'mentor'),
      ],
      link: EARNINGS,
      mail: { action: { label: 'See your earnings', url: `${app.config.publicUrl}${EARNINGS}` } },
    },
  )
}
