/** Orders, refunds and disputes. */
import { administrator, type Day, type Example } from './example.ts'
import { failedRefund, dispute } from './states.ts'

export const ofMoney = (day: Day): Example[] => [
  { call: 'POST /api/admin/orders/:id/recheck', ...administrator, params: { id: 1 } },
  {
    call: 'POST /api/admin/payments/:id/refund',
    ...administrator,
    params: { id: 803 },
    body: { amount: 10_000, expectedRefundable: 75_000, reason: 'The session was cut short.' },
  },
  {
    call: 'POST /api/admin/refunds/:id/retry',
    ...administrator,
    params: { id: 101 },
    needs: 'a refund that has failed',
    given: (t) => failedRefund(t, 101),
  },
  {
    call: 'POST /api/admin/refunds/:id/resolve',
    ...administrator,
    params: { id: 102 },
    body: { decision: 'returned_elsewhere', note: 'Sent by bank transfer.', returnedOn: day(0) },
    needs: 'a refund that has failed',
    given: (t) => failedRefund(t, 102),
  },
  {
    call: 'POST /api/admin/refunds/:id/reopen',
    ...administrator,
    params: { id: 102 },
    needs: 'a refund with a decision',
  },
  {
    call: 'POST /api/admin/disputes/:id/resolve',
    ...administrator,
    params: { id: 1 },
    body: { expectedUpdatedAt: `${day(0)}T09:00:00Z`, note: 'Answered in the dashboard.' },
    needs: 'an open dispute, and its `updatedAt`',
    given: dispute,
    async instead({ clock }) {
      return { body: { expectedUpdatedAt: clock.now().toISOString(), note: 'Answered in the dashboard.' } }
    },
  },
]
