import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Dialog } from 'radix-ui'
import { RelayEnvironmentProvider } from 'react-relay'
import { createMemoryRouter } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { createMockEnvironment } from 'relay-test-utils'
import { expect, test } from 'vitest'
import type { OpenedOrderQuery } from '../../__generated__/OpenedOrderQuery.graphql.ts'
import type { useOrderActsRecheckMutation } from '../../__generated__/useOrderActsRecheckMutation.graphql.ts'
import type { useOrderActsRefundMutation } from '../../__generated__/useOrderActsRefundMutation.graphql.ts'
import { answerMutation, answerQuery, refused } from '../../testing/answers.ts'
import { OpenedOrder } from './OpenedOrder.tsx'

type Shown = NonNullable<OpenedOrderQuery['rawResponse']['order']>
type Payment = Shown['payments'][number]

const failed: Payment['refunds'][number] = {
  databaseId: 31,
  amount: 10_000,
  reason: 'cancelled_by_mentor',
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
  canRetry: true,
  canResolve: true,
}
const payment: Payment = {
  databaseId: 21,
  providerPaymentId: 'pay_1',
  status: 'CAPTURED',
  amount: 49_900,
  refundedAmount: 0,
  refundable: 49_900,
  method: 'upi',
  capturedAt: '2026-11-20T05:05:00.000Z',
  receiptNumber: 'PL/2026-27/000123',
  refunds: [],
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
  await answerQuery<OpenedOrderQuery>(environment, 'OpenedOrderQuery', { order: { ...order, ...shown } })
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

test('what has gone back as a whole is called refunded', async () => {
  await show({ payments: [{ ...payment, status: 'REFUNDED', refundedAmount: 49_900, refundable: 0 }] })
  expect(screen.getAllByText('Refunded')).toHaveLength(2)
})

test('a recheck says what it found, or that the provider could not be asked', async () => {
  const { environment } = await show()
  await press('Recheck with provider')
  await answerMutation<useOrderActsRecheckMutation>(environment, {
    recheckOrder: refused('PaymentProviderUnavailableError', 'The payment provider does not answer right now.'),
  })
  expect(screen.getByText('The payment provider does not answer right now.')).toBeTruthy()
})

test('a part goes back once its sum is typed, and nothing is called done before the server says so', async () => {
  const { environment, input, sent } = await show()
  await press('Refund')
  expect(screen.getByText(/All that was paid goes back, so the session or package is given up/)).toBeTruthy()
  await fill(/Refund in rupees/, '100.25')
  expect(screen.getByText('The session or package stays as it is.')).toBeTruthy()
  await fill(/Reason/, 'Half of it was held')
  await fill(/Type 100\.25 to confirm/, '100.25')
  await press('Refund ₹100.25')
  await waitFor(() => expect(sent()).toBeDefined())
  expect(input()).toEqual({
    paymentId: 21,
    amount: 10_025,
    expectedRefundable: 49_900,
    reason: 'Half of it was held',
  })
  expect(screen.getByRole('heading', { name: 'Refund this payment' })).toBeTruthy()
  await answerMutation<useOrderActsRefundMutation>(environment, {
    refundPayment: refused('RefundableChangedError', 'Something else can be refunded now.'),
  })
  expect(screen.getByText('Something else can be refunded now.')).toBeTruthy()
  // It is read anew, and the other figure is shown.
  await answerQuery<OpenedOrderQuery>(environment, 'OpenedOrderQuery', {
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
  expect(screen.getByText('The provider refused it: Your account has too little balance')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Retry' })).toBeTruthy()
  await press('Mark as seen to')
  await fill(/What was done/, 'Sent by bank transfer')
  await press('Mark as seen to')
  await waitFor(() => expect(input()).toEqual({ refundId: 31, note: 'Sent by bank transfer' }))
})
