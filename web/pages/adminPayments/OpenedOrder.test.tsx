import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Dialog } from 'radix-ui'
import { RelayEnvironmentProvider } from 'react-relay'
import { createMemoryRouter } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { createMockEnvironment } from 'relay-test-utils'
import { expect, test } from 'vitest'
import type { OrdersOpenedQuery } from '../../__generated__/OrdersOpenedQuery.graphql.ts'
import type { RecheckOrderMutation } from '../../__generated__/RecheckOrderMutation.graphql.ts'
import type { RefundPaymentDialogMutation } from '../../__generated__/RefundPaymentDialogMutation.graphql.ts'
import { currentToast } from '../../lib/toasts.ts'
import { answerMutation, answerQuery, refused } from '../../testing/answers.ts'
import { OpenedOrder } from './Orders.tsx'

type Shown = NonNullable<OrdersOpenedQuery['rawResponse']['order']>
type Payment = Shown['payments'][number]

const failed: Payment['refunds'][number] = {
  databaseId: 31,
  amount: 10_000,
  reasonText: 'The mentor cancelled',
  status: 'FAILED',
  providerRefundId: 'rfnd_1',
  attempts: 3,
  nextTryAt: null,
  lastError: 'Your account has too little balance',
  requestedAt: '2026-11-21T05:00:00.000Z',
  returnedAt: null,
  resolvedAt: null,
  needsAttention: true,
  matterText: 'A refund was refused. Retry it, or return the money another way.',
  canRetry: true,
  decisions: ['RETURNED_ELSEWHERE', 'NOT_RETURNED'],
  decision: null,
  returnedOn: null,
}
const payment: Payment = {
  databaseId: 21,
  providerPaymentId: 'pay_1',
  status: 'CAPTURED',
  amount: 49_900,
  refundedAmount: 0,
  returnedElsewhere: 0,
  disputed: 0,
  heldByBank: 0,
  refundable: 49_900,
  refundRefusal: null,
  fullRefund: {
    text: 'The session stays booked. It is in the work queue until someone cancels or keeps it.',
    news: 'We email Asha Rao and the mentor the sum and your reason.',
    cancelText: 'Cancel the session too',
    cancelNews: 'It is cancelled at the same time. We email Asha Rao and the mentor that it is, with your reason.',
  },
  method: 'upi',
  capturedAt: '2026-11-20T05:05:00.000Z',
  receiptNumber: 'PL/2026-27/000123',
  refunds: [],
  disputes: [],
}
const order: Shown = {
  id: 'order-9',
  databaseId: 9,
  kind: 'BOOKING',
  whatFor: 'Session with Bala Iyer',
  payerName: 'Asha Rao',
  payerEmail: 'asha@test.example',
  mentee: { id: 'mentee-5', databaseId: 5 },
  booking: { id: 'booking-7', databaseId: 7 },
  registration: null,
  amount: 49_900,
  platformFee: 4_990,
  mentorEarning: 44_910,
  receipt: 'b7-1',
  providerOrderId: 'order_1',
  status: 'PAID',
  createdAt: '2026-11-20T05:00:00.000Z',
  settledAt: '2026-11-20T05:05:00.000Z',
  checks: 2,
  nextCheckAt: null,
  needsAttention: false,
  attentionReason: null,
  payments: [payment],
  journal: [
    {
      id: 'money-1',
      at: '2026-11-20T05:05:00.000Z',
      actorName: 'The payment provider',
      actionText: 'Payment captured',
      reason: null,
      changes: [{ field: 'status', before: 'created', after: 'paid' }],
    },
  ],
}

const user = userEvent.setup()

async function show(shown: Partial<Shown> = {}) {
  const environment = createMockEnvironment()
  const router = createMemoryRouter([{ path: '*', element: <OpenedOrder id={9} round={0} /> }])
  render(
    <RelayEnvironmentProvider environment={environment}>
      <Dialog.Root open>
        <Dialog.Content aria-describedby={undefined}>
          <RouterProvider router={router} />
        </Dialog.Content>
      </Dialog.Root>
    </RelayEnvironmentProvider>,
  )
  await answerQuery<OrdersOpenedQuery>(environment, 'OrdersOpenedQuery', { order: { ...order, ...shown } })
  const sent = () =>
    environment.mock.getAllOperations().find(({ request }) => request.node.params.operationKind === 'mutation')
  return { environment, sent, input: () => sent()?.request.variables['input'] as unknown }
}

const press = (name: string | RegExp) => user.click(screen.getByRole('button', { name }))
async function fill(label: string | RegExp, text: string) {
  const field = screen.getByLabelText(label)
  await user.clear(field)
  await user.type(field, text)
}

test('an order has its numbers, the split of its fee, and what changed, by whom', async () => {
  await show()
  for (const text of ['order_1', 'b7-1', 'pay_1', 'PL/2026-27/000123', '₹49.90', '₹449.10'])
    expect(screen.getByText(text)).toBeTruthy()
  expect(screen.getByText('Payment captured')).toBeTruthy()
  expect(screen.getByText('Status: created → paid')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Copy order number' })).toBeTruthy()
})

test('what has gone back in part reads so, in the order’s state and at its payment', async () => {
  await show({ payments: [{ ...payment, refundedAmount: 20_000, refundable: 29_900 }] })
  expect(screen.getAllByText('Partly refunded')).toHaveLength(2)
  expect(screen.getByText('₹200')).toBeTruthy()
  expect(screen.queryByText('Captured')?.tagName).toBe('DT')
})

test('a refund that failed can be made again: the dialog says what became of it', async () => {
  await show({ payments: [{ ...payment, refunds: [{ ...failed, amount: 20_000 }] }] })
  await press('Refund')
  expect(
    screen.getByText(
      'Nothing has been refunded yet. A refund of ₹200 was not completed: a full refund replaces it. At most ₹499 can be refunded.',
    ),
  ).toBeTruthy()
})

test('an authorisation that lapsed before it was paid makes nothing of the order refunded', async () => {
  const lapsed = { ...payment, databaseId: 20, capturedAt: null, receiptNumber: null, status: 'REFUNDED' as const }
  await show({ payments: [{ ...lapsed, refundedAmount: 49_900, refundable: 0 }, payment] })
  expect(screen.queryByText('Partly refunded')).toBeNull()
  expect(screen.getByText('Paid')).toBeTruthy()
})

test('what has gone back as a whole is called refunded', async () => {
  await show({
    payments: [
      {
        ...payment,
        status: 'REFUNDED',
        refundedAmount: 49_900,
        refundable: 0,
        refundRefusal: 'All of this payment was returned.',
      },
    ],
  })
  expect(screen.getAllByText('Refunded')).toHaveLength(2)
})

test('who is emailed about a refund is what the server says, for what is chosen', async () => {
  const news = 'We don’t email anyone: the payer has closed their account.'
  const cancelNews = 'It is cancelled at the same time. We email the mentor that it is, with your reason.'
  await show({ payments: [{ ...payment, fullRefund: { ...payment.fullRefund, news, cancelNews } }] })
  await press('Refund')
  expect(screen.getByText(news)).toBeTruthy()
  await user.click(screen.getByRole('checkbox', { name: 'Cancel the session too' }))
  expect(screen.getByText(cancelNews)).toBeTruthy()
  expect(screen.queryByText(news)).toBeNull()
})

test('a recheck says what it found, or that the provider could not be asked', async () => {
  const { environment } = await show()
  await press('Recheck with provider')
  await answerMutation<RecheckOrderMutation>(environment, {
    recheckOrder: refused('PaymentProviderUnavailableError', 'The payment provider does not answer right now.'),
  })
  expect(screen.getByText('The payment provider does not answer right now.')).toBeTruthy()
})

test('a part goes back once its sum is typed, and nothing is called done before the server says so', async () => {
  const { environment, input, sent } = await show()
  await press('Refund')
  expect(screen.getByText(/The session stays booked. It is in the work queue/)).toBeTruthy()
  await fill(/Refund in rupees/, '100.25')
  expect(screen.getByText('The booking stays as it is.')).toBeTruthy()
  expect(screen.queryByRole('checkbox')).toBeNull()
  await fill(/Reason/, 'Half of it was held')
  await fill(/Type 100\.25 to confirm/, '100.25')
  await press('Refund ₹100.25')
  await waitFor(() => expect(sent()).toBeDefined())
  expect(input()).toEqual({
    paymentId: 21,
    amount: 10_025,
    expectedRefundable: 49_900,
    reason: 'Half of it was held',
    cancel: false,
  })
  expect(screen.getByRole('heading', { name: 'Refund this payment' })).toBeTruthy()
  await answerMutation<RefundPaymentDialogMutation>(environment, {
    refundPayment: refused('RefundableChangedError', 'Something else can be refunded now.'),
  })
  expect(screen.getByText('Something else can be refunded now.')).toBeTruthy()
  // It is read anew, and the other figure is shown.
  await answerQuery<OrdersOpenedQuery>(environment, 'OrdersOpenedQuery', {
    order: { ...order, payments: [{ ...payment, refundedAmount: 20_000, refundable: 29_900 }] },
  })
  expect(await screen.findByText('What can be refunded has changed.')).toBeTruthy()
  expect(screen.getByText(/It is ₹299 now/)).toBeTruthy()
})

test('an answer that does not come is called what it is', async () => {
  const { environment, sent } = await show()
  await press('Refund')
  await fill(/Reason/, 'Paid by mistake')
  await fill(/Type 499 to confirm/, '499')
  await press('Refund ₹499')
  await waitFor(() => expect(sent()).toBeDefined())
  environment.mock.reject(sent()!, new Error('offline'))
  expect(await screen.findByText(/We don’t know whether the refund was requested/)).toBeTruthy()
})

test('a refund that was refused says why, and can be retried or marked as seen to', async () => {
  const { input } = await show({
    needsAttention: true,
    attentionReason: 'A refund was refused.',
    payments: [{ ...payment, refunds: [failed] }],
  })
  expect(screen.getByText(/Retry it, .* Last answer: Your account has too little balance\./)).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Retry' })).toBeTruthy()
  await press('Returned another way')
  expect(screen.getByText(/We tell the payer that the money was returned, how and when/)).toBeTruthy()
  await fill(/How it was returned/, 'Sent by bank transfer')
  const dialog = within(screen.getByRole('dialog', { name: 'Was this money returned another way?' }))
  fireEvent.change(dialog.getByLabelText(/When it was returned/), { target: { value: '2026-11-20' } })
  await user.click(dialog.getByRole('button', { name: 'Returned another way' }))
  await waitFor(() =>
    expect(input()).toEqual({
      refundId: 31,
      decision: 'RETURNED_ELSEWHERE',
      note: 'Sent by bank transfer',
      returnedOn: '2026-11-20',
    }),
  )
})

test('a refund that is not to be returned says so to its payer', async () => {
  const { input } = await show({ payments: [{ ...payment, refunds: [failed] }] })
  await press('Not to be returned')
  expect(screen.getByText(/this money will not be refunded, and why/)).toBeTruthy()
  await fill(/Why it is not returned/, 'They asked us to keep it')
  const dialog = within(screen.getByRole('dialog', { name: 'Decide not to return this money?' }))
  await user.click(dialog.getByRole('button', { name: 'Not to be returned' }))
  await waitFor(() =>
    expect(input()).toEqual({
      refundId: 31,
      decision: 'NOT_RETURNED',
      note: 'They asked us to keep it',
      returnedOn: null,
    }),
  )
})

test.each([
  ['returned another way', 'RETURNED_ELSEWHERE', '2026-11-20', { returnedElsewhere: 10_000, refundable: 39_900 }],
  ['not to be returned', 'NOT_RETURNED', null, {}],
] as const)(
  'a decision that money is %s stands with the refund, and is taken back',
  async (name, decision, returnedOn, sums) => {
    const decided = {
      ...failed,
      needsAttention: false,
      matterText: null,
      canRetry: false,
      decisions: [],
      resolvedAt: '2026-11-21T06:00:00.000Z',
      decision,
      returnedOn,
    }
    const { input } = await show({ payments: [{ ...payment, ...sums, refunds: [decided] }] })
    expect(screen.queryAllByText('Partly refunded')).toHaveLength(decision === 'RETURNED_ELSEWHERE' ? 2 : 0)
    if (returnedOn) expect(screen.getByText(/returned another way on/)).toBeTruthy()
    await press(`Undo: ${name}`)
    await waitFor(() => expect(input()).toEqual({ refundId: 31 }))
  },
)

test('a refund in full can cancel the session too, and the server says what came of it', async () => {
  const { environment, input } = await show()
  await press('Refund')
  await user.click(screen.getByRole('checkbox', { name: 'Cancel the session too' }))
  expect(screen.getByText(/It is cancelled at the same time/)).toBeTruthy()
  await fill(/Reason/, 'Both of you asked')
  await fill(/Type 499 to confirm/, '499')
  await press('Cancel and refund ₹499')
  await waitFor(() => expect(input()).toMatchObject({ paymentId: 21, amount: 49_900, cancel: true }))
  const message = '₹499 is being refunded. The booking is cancelled.'
  await answerMutation<RefundPaymentDialogMutation>(environment, {
    refundPayment: { __typename: 'RefundPaymentPayload', message, order },
  })
  await waitFor(() => expect(currentToast()?.description).toBe(message))
})

test.each([
  ['held by the bank while it decides', { heldByBank: 49_900 }, 'Held by the bank', 'With the bank while it decides'],
  ['lost', { disputed: 49_900 }, 'Lost to a dispute', 'Taken by a dispute'],
  ['lost in part', { disputed: 20_000 }, 'Partly lost to a dispute', 'Taken by a dispute'],
])('money that is %s is called so', async (_what, bank, badge, line) => {
  await show({ payments: [{ ...payment, refundable: 0, ...bank }] })
  expect(screen.getAllByText(badge).length).toBeGreaterThan(0)
  expect(screen.getByText(line)).toBeTruthy()
})

test('a disputed payment cannot be refunded, and says until when the bank takes an answer', async () => {
  const refundRefusal = "The payer's bank disputes this payment. It can't be refunded until the dispute is over."
  await show({
    payments: [
      {
        ...payment,
        refundRefusal,
        disputes: [
          {
            databaseId: 3,
            providerDisputeId: 'disp_1',
            amount: 49_900,
            amountDeducted: 0,
            status: 'OPEN',
            phase: 'chargeback',
            reasonCode: null,
            respondBy: '2026-11-28T05:00:00.000Z',
            updatedAt: '2026-11-22T04:30:00.000Z',
            raisedAt: '2026-11-21T05:00:00.000Z',
            matterText: 'The bank disputes the payment.',
          },
        ],
      },
    ],
  })
  expect(screen.queryByRole('button', { name: 'Refund' })).toBeNull()
  expect(screen.getByText(refundRefusal)).toBeTruthy()
  expect(screen.getByText(/answer by Sat 28 Nov/)).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Mark as resolved' })).toBeTruthy()
})

test('when the answer is lost and the refund turns out to be requested, nothing asks to try again', async () => {
  const { environment, sent } = await show()
  await press('Refund')
  await fill(/Reason/, 'The mentor is ill')
  await fill(/Type 499 to confirm/, '499')
  await press('Refund ₹499')
  await waitFor(() => expect(sent()).toBeDefined())
  act(() => environment.mock.reject(sent()!, new TypeError('Failed to fetch')))
  await screen.findByText(/^We don’t know whether the refund was requested/)
  const refundRefusal = 'All of this payment has gone back.'
  const payments = [{ ...payment, refundedAmount: 49_900, refundable: 0, refundRefusal }]
  await answerQuery<OrdersOpenedQuery>(environment, 'OrdersOpenedQuery', { order: { ...order, payments } })
  const dialog = screen.getAllByRole('dialog').at(-1)!
  await within(dialog).findByText(refundRefusal)
  expect(within(dialog).queryByText(/try again/)).toBeNull()
})
