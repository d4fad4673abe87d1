/** Where the money of a payment can be, and how it gets there: what mails and pages say is compared with that. */
import { changeMoney } from '../../database/transaction.ts'
import { decide, reopen } from '../../orders/refundActs.graphql.ts'
import { refundPayment } from '../../orders/refundPayment.graphql.ts'
import { followDispute } from '../../payments/disputes/followDispute.ts'
import { OWED, owed } from '../../payments/moneyPlaces.ts'
import { executeRefund } from '../../payments/refunds/executeRefund.ts'
import type { Till } from './world.ts'

const ADMIN = { id: 1, username: 'asha' }
const PART = 30_000

type Bring = (till: Till, paid: PaidOnce) => Promise<unknown>

export interface PaidOnce {
  id: number
  providerPaymentId: string
  amount: number
}

/** Paise that can still be refunded. */
export const restOf = async ({ db }: Till, { id }: Pick<PaidOnce, 'id'>): Promise<number> =>
  owed(await db.payment.findUniqueOrThrow({ where: { id }, select: OWED }))

async function give(till: Till, paid: PaidOnce, amount: number): Promise<number> {
  const { app, db } = till
  const given = { paymentId: paid.id, amount, expectedRefundable: await restOf(till, paid), reason: 'A reason.' }
  await refundPayment(app, ADMIN, { ...given, cancel: false })
  return (await db.refund.findFirstOrThrow({ where: { paymentId: paid.id }, orderBy: { id: 'desc' } })).id
}

/** The provider has it, and the bank ends it so. */
async function sent(till: Till, id: number, end: 'failed' | 'processed'): Promise<number> {
  await executeRefund(till.app, id)
  const { providerRefundId } = await till.db.refund.findUniqueOrThrow({ where: { id } })
  await till.provider.settleRefund(providerRefundId!, end)
  await till.deliver()
  return id
}

const failed = async (till: Till, paid: PaidOnce, amount: number) =>
  await sent(till, await give(till, paid, amount), 'failed')

async function decided(till: Till, refundId: number, kind: 'not_returned' | 'returned_elsewhere'): Promise<number> {
  const returnedOn = kind === 'not_returned' ? null : '2026-11-21'
  await decide(till.app, ADMIN, { refundId, kind, note: 'A note.', returnedOn })
  till.clock.advance(1000)
  return refundId
}

/** The provider carries out a refund that had failed. */
async function afterAll(till: Till, id: number): Promise<void> {
  const { providerRefundId } = await till.db.refund.findUniqueOrThrow({ where: { id } })
  await till.provider.settleRefund(providerRefundId!, 'processed')
  await till.deliver()
}

const stuck = (till: Till, id: number) =>
  changeMoney(till.db, 'system', (tx) => tx.refund.update({ where: { id }, data: { nextTryAt: null } }))

/** A dispute of so much, of which the bank keeps so much while it decides. */
async function dispute(till: Till, paid: PaidOnce, amount = paid.amount, held = 0): Promise<string> {
  const { app, provider } = till
  const id = await provider.dispute(paid.providerPaymentId, amount)
  await till.deliver()
  if (held === 0) return id
  const theirs = (await app.gateway.fetchDispute(id))!
  const fetchDispute = () => Promise.resolve({ ...theirs, amountDeducted: held })
  const { providerPaymentId: paymentId } = paid
  await followDispute({ ...app, gateway: { ...app.gateway, fetchDispute } }, { id, paymentId })
  return id
}

async function lost(till: Till, paid: PaidOnce, amount = paid.amount): Promise<string> {
  const id = await dispute(till, paid, amount)
  await till.provider.moveDispute(id, 'lost')
  await till.deliver()
  return id
}

const half = ({ amount }: PaidOnce) => Math.floor(amount / 2)

/** Two refunds of more than the bank leaves. */
async function twoFailed(till: Till, paid: PaidOnce): Promise<number[]> {
  const ids = [await failed(till, paid, PART), await failed(till, paid, PART)]
  await lost(till, paid, half(paid))
  return ids
}

/** What was bought stands, and money of it is left or with the bank. */
export const PARTLY: Record<string, Bring> = {
  paid: async () => {},
  'part on its way': async (till, paid) => await give(till, paid, PART),
  'part refunded': async (till, paid) => await sent(till, await give(till, paid, PART), 'processed'),
  'all but fifty paise on its way': async (till, paid) => await give(till, paid, paid.amount - 50),
  'part failed': async (till, paid) => await failed(till, paid, PART),
  'part stuck': async (till, paid) => await stuck(till, await give(till, paid, PART)),
  'part kept': async (till, paid) => await decided(till, await failed(till, paid, PART), 'not_returned'),
  'part kept twice': async (till, paid) => {
    for (let count = 0; count < 2; count++) await decided(till, await failed(till, paid, PART), 'not_returned')
  },
  'part kept, and returned after all': async (till, paid) =>
    await afterAll(till, await decided(till, await failed(till, paid, PART), 'not_returned')),
  'part returned another way': async (till, paid) =>
    await decided(till, await failed(till, paid, PART), 'returned_elsewhere'),
  'part to be decided again': async (till, paid) =>
    await reopen(till.app, ADMIN, await decided(till, await failed(till, paid, PART), 'not_returned')),
  disputed: async (till, paid) => await dispute(till, paid),
  'all at the bank': async (till, paid) => await dispute(till, paid, paid.amount, paid.amount),
  'half at the bank': async (till, paid) => await dispute(till, paid, half(paid), half(paid)),
  'half lost': async (till, paid) => await lost(till, paid, half(paid)),
  'part failed, half lost': async (till, paid) => {
    await failed(till, paid, PART)
    await lost(till, paid, half(paid))
  },
  'two parts failed, half lost': async (till, paid) => await twoFailed(till, paid),
  'two parts failed, half lost, the older kept': async (till, paid) => {
    const [older] = await twoFailed(till, paid)
    await decided(till, older!, 'not_returned')
  },
  'two parts failed, half lost, the newer kept': async (till, paid) => {
    const [, newer] = await twoFailed(till, paid)
    await decided(till, newer!, 'not_returned')
  },
  'two parts failed, half lost, both kept': async (till, paid) => {
    for (const id of await twoFailed(till, paid)) await decided(till, id, 'not_returned')
  },
  'part failed, all at the bank': async (till, paid) => {
    await failed(till, paid, PART)
    await dispute(till, paid, paid.amount, paid.amount)
  },
  'part failed, all at the bank, and won': async (till, paid) => {
    await failed(till, paid, PART)
    await till.provider.moveDispute(await dispute(till, paid, paid.amount, paid.amount), 'won')
    await till.deliver()
  },
  'part refunded, disputed': async (till, paid) => {
    await sent(till, await give(till, paid, PART), 'processed')
    await dispute(till, paid)
  },
}

interface GivenBack {
  taken: Bring
  givenBack: Bring
}

const nowDecided = (status: 'won' | 'closed', taken: (till: Till, paid: PaidOnce) => Promise<string>): GivenBack => {
  const ids = new Map<number, string>()
  return {
    taken: async (till, paid) => ids.set(paid.id, await taken(till, paid)),
    givenBack: async (till, { id }) => {
      await till.provider.moveDispute(ids.get(id)!, status)
      await till.deliver()
    },
  }
}

/** The bank has money while the thing is cancelled, and gives it back then: our team decides about it. */
export const GIVEN_BACK: Record<string, GivenBack> = {
  'all at the bank, and won': nowDecided('won', (till, paid) => dispute(till, paid, paid.amount, paid.amount)),
  'all at the bank, and closed': nowDecided('closed', (till, paid) => dispute(till, paid, paid.amount, paid.amount)),
  'half lost, and won after all': nowDecided('won', (till, paid) => lost(till, paid, half(paid))),
  'lost, and won after all': nowDecided('won', (till, paid) => lost(till, paid)),
}

/** Nothing was left at some time: a seat is given up then, and our team decides about a booking. */
export const WHOLLY: Record<string, Bring> = {
  lost: async (till, paid) => await lost(till, paid),
  'all on its way': async (till, paid) => await give(till, paid, paid.amount),
  'all refunded': async (till, paid) => await sent(till, await give(till, paid, paid.amount), 'processed'),
  'all failed': async (till, paid) => await failed(till, paid, paid.amount),
  'all stuck': async (till, paid) => await stuck(till, await give(till, paid, paid.amount)),
  'all kept': async (till, paid) => await decided(till, await failed(till, paid, paid.amount), 'not_returned'),
  'all kept, and returned after all': async (till, paid) =>
    await afterAll(till, await decided(till, await failed(till, paid, paid.amount), 'not_returned')),
  'all kept twice': async (till, paid) => {
    for (let count = 0; count < 2; count++) await decided(till, await failed(till, paid, paid.amount), 'not_returned')
  },
  'all to be decided again': async (till, paid) =>
    await reopen(till.app, ADMIN, await decided(till, await failed(till, paid, paid.amount), 'not_returned')),
  'half lost, the rest failed': async (till, paid) => {
    await lost(till, paid, half(paid))
    await failed(till, paid, await restOf(till, paid))
  },
  'all failed, half lost': async (till, paid) => {
    await failed(till, paid, paid.amount)
    await lost(till, paid, half(paid))
  },
  'all failed, half lost, the rest kept': async (till, paid) => {
    const id = await failed(till, paid, paid.amount)
    await lost(till, paid, half(paid))
    await decided(till, id, 'not_returned')
  },
  'all failed, half lost, the rest returned another way': async (till, paid) => {
    const id = await failed(till, paid, paid.amount)
    await lost(till, paid, half(paid))
    await decided(till, id, 'returned_elsewhere')
  },
  'all failed, disputed': async (till, paid) => {
    await failed(till, paid, paid.amount)
    await dispute(till, paid)
  },
}

/** Every state that something bought can be in. */
export const STATES: Record<string, Bring> = { ...PARTLY, ...WHOLLY }
