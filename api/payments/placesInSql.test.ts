/** The database says of every payment what `moneyPlaces` says. */
import { expect, test } from 'vitest'
import { testApp } from '../testing/app.ts'
import { differingPlaces } from '../testing/money/places.ts'
import { MONEY_PLACES } from './moneyPlaces.ts'

const { db } = await testApp()
const seen = new Date('2026-11-21T04:30:00Z')

/** What may become of a refund. */
const STATES = [
  { status: 'requested' },
  { status: 'pending' },
  { status: 'processed' },
  { status: 'failed' },
  { status: 'failed', resolvedAt: seen },
  { status: 'failed', resolvedAt: seen, notReturned: true },
  { status: 'failed', resolvedAt: seen, returnedElsewhere: true },
  { status: 'pending', resolvedAt: seen, returnedElsewhere: true },
  { status: 'processed', resolvedAt: seen, returnedTwiceAt: seen },
] as const

async function pay(providerPaymentId: string, refunds: object[], disputes: object[]) {
  const money = { amount: 100_000, platformFee: 20_001, mentorEarning: 79_999 }
  const order = { kind: 'booking', purchaseId: 1, receipt: providerPaymentId, status: 'paid' as const, ...money }
  const { id: orderId } = await db.paymentOrder.create({ data: order })
  await db.payment.create({
    data: {
      orderId,
      providerPaymentId,
      status: 'captured',
      capturedAt: seen,
      ...money,
      refunds: {
        create: refunds.map((refund, place) => ({
          amount: 1_000,
          reason: 'no_show',
          idempotencyKey: `${providerPaymentId}_${place}`,
          nextTryAt: null,
          ...refund,
        })) as never,
      },
      disputes: { create: disputes as never },
    },
  })
}

const dispute = (id: string, amountDeducted: number) => ({
  providerDisputeId: id,
  amount: 50_000,
  amountDeducted,
  status: amountDeducted > 0 ? ('lost' as const) : ('open' as const),
  phase: 'chargeback',
  raisedAt: seen,
  updatedAt: seen,
})

test('refunds in every state, disputes lost and open', async () => {
  for (const [place, state] of STATES.entries()) await pay(`one_${place}`, [state], [])
  await pay('unsent', [{ status: 'requested', amount: 60_000 }], [dispute('d4', 90_000)])
  await pay('failed', [{ status: 'failed', amount: 60_000 }], [dispute('d5', 50_000)])
  await pay(
    'all',
    STATES.map((state, place) => ({ ...state, amount: 1_001 + place })),
    [dispute('d1', 30_000), dispute('d2', 0)],
  )
  await pay('more', [{ status: 'processed', amount: 60_000 }], [dispute('d3', 90_000)])
  await pay('nothing', [], [])
  expect(await differingPlaces(db)).toEqual([])
  const rows = await db.$queryRaw<{ kept: number; fee: number; earning: number }[]>`
    SELECT kept, platform_fee AS fee, mentor_earning AS earning FROM ${MONEY_PLACES} places ORDER BY id DESC LIMIT 3`
  expect(rows).toEqual([
    { kept: 100_000, fee: 20_001, earning: 79_999 },
    { kept: 0, fee: 0, earning: 0 },
    // All but the refunds made good or not to be returned, 1,005 and 1,006 paise, and 30,000 by the dispute.
    { kept: 62_966, fee: 12_594, earning: 50_372 },
  ])
})

test('a difference would be found', async () => {
  await db.$executeRaw`UPDATE payments SET captured_at = NULL WHERE provider_payment_id = 'nothing'`
  expect(await differingPlaces(db)).toMatchObject([{ ours: { kept: 100_000 }, theirs: null }])
})
