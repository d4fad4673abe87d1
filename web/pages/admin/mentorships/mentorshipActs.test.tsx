import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Dialog } from 'radix-ui'
import { RelayEnvironmentProvider } from 'react-relay'
import { createMemoryRouter } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { createMockEnvironment } from 'relay-test-utils'
import { expect, test } from 'vitest'
import type { MentorshipPanelCancelMutation } from '../../../__generated__/MentorshipPanelCancelMutation.graphql.ts'
import type { AdminMoveDialogMutation } from '../../../__generated__/AdminMoveDialogMutation.graphql.ts'
import type { MentorshipPanelQuery } from '../../../__generated__/MentorshipPanelQuery.graphql.ts'
import { answerMutation, answerQuery, refused } from '../../../testing/answers.ts'
import { timesWhole } from '../../../ui/time/timesWhole.ts'
import { MentorshipPanel } from './MentorshipPanel.tsx'

type Shown = NonNullable<MentorshipPanelQuery['rawResponse']['booking']>

const rights: NonNullable<Shown['adminRights']> = {
  canCancel: true,
  cancelReason: null,
  refundByRule: 49_900,
  refundable: 49_900,
  isDisputed: false,
  isKept: false,
  returnsCall: false,
  unusable: null,
  canMove: true,
  moveReason: null,
  canDecideNoShow: false,
}
const session: Shown = {
  id: 'booking-7',
  databaseId: 7,
  menteeName: 'Asha Rao',
  mentorName: 'Bala Iyer',
  mentor: { __typename: 'Mentor', id: 'mentor-3', databaseId: 3 },
  mentee: { __typename: 'Mentee', id: 'mentee-5', databaseId: 5 },
  agenda: 'Gate preparation',
  packageType: 'STARTER',
  sessionType: 'starter',
  startsAt: '2026-11-28T05:00:00.000Z',
  startDate: null,
  endDate: null,
  plan: null,
  duration: 45,
  status: 'CONFIRMED',
  paymentStatus: 'COMPLETED',
  amount: 49_900,
  refundedAmount: null,
  meetingLink: null,
  order: { id: 'order-9', databaseId: 9, receipt: 'b7-1' },
  createdAt: '2026-11-20T05:00:00.000Z',
  confirmedAt: '2026-11-20T05:05:00.000Z',
  movedAt: null,
  noShow: null,
  joins: [],
  cancelledAt: null,
  cancelledBy: null,
  completedAt: null,
  refunds: [],
  adminRights: rights,
}
const report: NonNullable<Shown['noShow']> = {
  __typename: 'NoShow',
  reportedBy: 'MENTOR',
  reportStatement: 'I waited for twenty minutes.',
  answer: 'DISPUTED',
  answerStatement: null,
  finding: null,
  reportedAt: '2026-11-28T06:00:00.000Z',
  decidedAt: null,
}

const user = userEvent.setup()

async function show(booking: Partial<Shown> = {}) {
  const environment = createMockEnvironment()
  const router = createMemoryRouter([{ path: '*', element: <MentorshipPanel id={7} round={0} /> }])
  render(
    <RelayEnvironmentProvider environment={environment}>
      <Dialog.Root open>
        <Dialog.Content aria-describedby={undefined}>
          <RouterProvider router={router} />
        </Dialog.Content>
      </Dialog.Root>
    </RelayEnvironmentProvider>,
  )
  await answerQuery<MentorshipPanelQuery>(environment, 'MentorshipPanelQuery', {
    booking: { ...session, ...booking },
  })
  return {
    environment,
    input: () =>
      environment.mock.getAllOperations().find(({ request }) => request.node.params.operationKind === 'mutation')
        ?.request.variables['input'] as unknown,
  }
}

const press = (name: string | RegExp) => user.click(screen.getByRole('button', { name }))
async function fill(label: string | RegExp, text: string) {
  const field = screen.getByLabelText(label)
  await user.clear(field)
  await user.type(field, text)
}

test('a refund that failed is not among what was refunded', async () => {
  const refund = { requestedAt: '2026-11-22T05:00:00.000Z', returnedAt: null }
  await show({
    refundedAmount: 30_000,
    refunds: [
      { ...refund, amount: 20_000, state: 'WITH_SUPPORT' },
      { ...refund, amount: 10_000, state: 'ON_ITS_WAY' },
    ],
  })
  expect(screen.getByText('Refunded, on its way or with the bank').nextSibling?.textContent).toBe('₹100')
  expect(screen.getByText('Refund not completed').nextSibling?.textContent).toBe('₹200')
})

test('a session is cancelled for the sum of the rules, or another one, once it is typed', async () => {
  const { environment, input } = await show()
  await press('Cancel session')
  expect(screen.getByText(/Under the refund policy, ₹499 is refunded\. At most ₹499 can be refunded/)).toBeTruthy()
  await fill(/Refund in rupees/, '600')
  await press(/Cancel and refund/)
  expect(screen.getByText('At most ₹499 can be refunded')).toBeTruthy()
  expect(screen.getByText('Reason is required')).toBeTruthy()
  await fill(/Refund in rupees/, '250.50')
  await fill(/Reason/, 'The mentor is ill')
  await fill(/Type 250\.50 to confirm/, '250')
  await press('Cancel and refund ₹250.50')
  expect(input()).toBeUndefined()
  await fill(/Type 250\.50 to confirm/, '250.50')
  await press('Cancel and refund ₹250.50')
  await waitFor(() => expect(input()).toBeDefined())
  expect(input()).toEqual({
    bookingId: 7,
    refund: 25_050,
    expectedRefundable: 49_900,
    expectedStartsAt: session.startsAt,
    expectedKept: false,
    reason: 'The mentor is ill',
  })
  await answerMutation<MentorshipPanelCancelMutation>(environment, {
    adminCancelBooking: refused('RefundableChangedError', 'Something else can be refunded now.'),
  })
  const said = () => screen.getAllByRole('alert').map(({ textContent }) => textContent)
  expect(said()).toEqual(['Something else can be refunded now.'])
  // What is read then is said once.
  await answerQuery<MentorshipPanelQuery>(environment, 'MentorshipPanelQuery', {
    booking: { ...session, adminRights: { ...rights, refundable: 20_000 } },
  })
  expect(screen.getByText(/At most ₹200 can be refunded\./)).toBeTruthy()
  expect(said()).toEqual(['What can be refunded has changed. It is ₹200 now. Please decide again.'])
  expect(screen.getByRole('heading', { name: 'Cancel this session' })).toBeTruthy()
})

test('a session that was moved meanwhile is not cancelled: the dialog says so and shows the new time', async () => {
  const { environment, input } = await show()
  await press('Cancel session')
  await fill(/Reason/, 'The mentor is ill')
  await fill(/Type 499 to confirm/, '499')
  await press('Cancel and refund ₹499')
  await waitFor(() => expect(input()).toBeDefined())
  const moved = 'It was moved meanwhile, to Mon 30 Nov, 9:45 am IST. Nothing was done.'
  await answerMutation<MentorshipPanelCancelMutation>(environment, {
    adminCancelBooking: refused('BookingNotOpenError', moved),
  })
  await answerQuery<MentorshipPanelQuery>(environment, 'MentorshipPanelQuery', {
    booking: { ...session, startsAt: '2026-11-30T04:15:00.000Z' },
  })
  const dialog = within(screen.getByRole('dialog', { name: 'Cancel this session' }))
  expect(dialog.getByRole('alert').textContent).toBe(timesWhole(moved))
  expect(dialog.getByText('Asha Rao with Bala Iyer, Mon 30 Nov, 9:45 am IST')).toBeTruthy()
})

test('a session that was moved meanwhile is not moved over it: the dialog stays, and sends what it shows then', async () => {
  const { environment, input } = await show()
  await press('Move session')
  await user.click(screen.getByRole('radio', { name: 'Any other time' }))
  await fill(/^Day/, '2026-12-08')
  await user.type(screen.getByLabelText(/^Time/, { selector: '[type=time]' }), '18:00')
  expect(
    screen.getByText(/^For at least 48 hours, or until it starts, Asha Rao can cancel it and gets ₹[\d,]+ back\./),
  ).toBeTruthy()
  expect(screen.queryByText(/no-show report ends/)).toBeNull()
  await fill(/Reason/, 'The mentor is ill')
  await press('Move session')
  await waitFor(() => expect(input()).toBeDefined())
  const act = { bookingId: 7, startsAt: '2026-12-08T12:30:00.000Z', reason: 'The mentor is ill', anyTime: true }
  expect(input()).toEqual({ ...act, expectedStartsAt: session.startsAt })
  const moved = 'It was moved meanwhile, to Mon 30 Nov, 9:45 am IST. Nothing was done.'
  await answerMutation<AdminMoveDialogMutation>(environment, {
    adminMoveBooking: refused('BookingNotOpenError', moved),
  })
  const startsAt = '2026-11-30T04:15:00.000Z'
  await answerQuery<MentorshipPanelQuery>(environment, 'MentorshipPanelQuery', {
    booking: { ...session, startsAt },
  })
  const dialog = within(screen.getByRole('dialog', { name: 'Move this session' }))
  expect(dialog.getByRole('alert').textContent).toBe(timesWhole(moved))
  expect(dialog.getByText('Asha Rao with Bala Iyer, now on Mon 30 Nov, 9:45 am IST')).toBeTruthy()
  await press('Move session')
  await waitFor(() => expect(input()).toEqual({ ...act, expectedStartsAt: startsAt }))
})

test('moving or cancelling a session of a package whose payment has gone back says that none can be booked with it', async () => {
  const unusable = 'The payment for its package was returned, so no session can be booked with it.'
  const adminRights = { ...rights, refundByRule: 0, refundable: 0, returnsCall: true, unusable }
  await show({ sessionType: 'plan_call', packageType: 'ADVANCED', amount: 0, adminRights })
  await press('Move session')
  await user.click(screen.getByRole('radio', { name: 'Any other time' }))
  screen.getByText(`gets the session back in the package. ${unusable}`, { exact: false })
  await user.keyboard('{Escape}')
  await press('Cancel session')
  screen.getByText(unusable, { exact: false })
})

test('what somebody else has cancelled meanwhile is said once, and nothing is left to decide', async () => {
  const { environment, input } = await show()
  await press('Cancel session')
  await fill(/Reason/, 'The mentor is ill')
  await fill(/Type 499 to confirm/, '499')
  await press('Cancel and refund ₹499')
  await waitFor(() => expect(input()).toBeDefined())
  await answerMutation<MentorshipPanelCancelMutation>(environment, {
    adminCancelBooking: refused('BookingNotOpenError', 'It is cancelled.'),
  })
  const over = { canCancel: false, cancelReason: 'It is cancelled.', refundable: 0 }
  await answerQuery<MentorshipPanelQuery>(environment, 'MentorshipPanelQuery', {
    booking: { ...session, status: 'CANCELLED', adminRights: { ...rights, ...over } },
  })
  const dialog = within(screen.getByRole('dialog', { name: 'Cancel this session' }))
  expect(dialog.getAllByText('It is cancelled.')).toHaveLength(1)
  expect(dialog.queryByText('What can be refunded has changed.')).toBeNull()
})

test('while the payer’s bank disputes the payment, the dialog says that the refund waits for it', async () => {
  await show({ adminRights: { ...rights, isDisputed: true } })
  await press('Cancel session')
  expect(
    screen.getByText(/^The payer’s bank disputes the payment. ₹499 is refunded to .* after the bank decides/),
  ).toBeTruthy()
})

test('without a refund it is the word that has to be typed', async () => {
  const { input } = await show({ adminRights: { ...rights, refundByRule: 0 } })
  await press('Cancel session')
  expect(screen.getByText(/Under the refund policy there is no refund\./)).toBeTruthy()
  await fill(/Reason/, 'Both asked for it')
  await fill(/Type cancel to confirm/, 'Cancel')
  await press(/^Cancel session$/)
  await waitFor(() =>
    expect(input()).toMatchObject({ bookingId: 7, refund: 0, expectedRefundable: 49_900, reason: 'Both asked for it' }),
  )
})

test('a package is given another last day: what it is sent is the day after', async () => {
  const { input } = await show({
    startsAt: null,
    packageType: 'ADVANCED',
    startDate: '2026-11-01',
    endDate: '2026-12-01',
    plan: { id: 'plan-3', startDate: '2026-11-01', endDate: '2026-12-01', callsUsed: 1, callsRemaining: 2 },
  })
  await press('Change last day')
  await fill(/Reason/, 'The mentor was away')
  await press(/Change last day/)
  expect(screen.getByText('Enter another day than now')).toBeTruthy()
  const isFree = /^As the last day is earlier, for at least 48 hours Asha Rao can cancel it and gets ₹[\d,]+ back,/
  await user.clear(screen.getByLabelText(/Last day/))
  await user.type(screen.getByLabelText(/Last day/), '2026-11-20')
  expect(screen.getByText(isFree)).toBeTruthy()
  await user.clear(screen.getByLabelText(/Last day/))
  await user.type(screen.getByLabelText(/Last day/), '2026-12-10')
  expect(screen.queryByText(isFree)).toBeNull()
  await press(/Change last day/)
  await waitFor(() =>
    expect(input()).toEqual({
      bookingId: 7,
      endDate: '2026-12-11',
      expectedEndDate: '2026-12-01',
      reason: 'The mentor was away',
    }),
  )
})

test('a no-show report has both sides’ words, and each finding says what it does', async () => {
  const joins = [
    { side: 'MENTOR' as const, firstAt: '2026-11-28T04:58:00.000Z', lastAt: '2026-11-28T04:58:00.000Z', presses: 1 },
  ]
  const { input } = await show({ noShow: report, joins, adminRights: { ...rights, canDecideNoShow: true } })
  expect(
    screen.getByText(/Bala Iyer says that Asha Rao did not come\. Asha Rao says that they were there\./),
  ).toBeTruthy()
  await press('Decide on no-show')
  const decision = within(screen.getByRole('dialog', { name: 'Decide on this no-show report' }))
  const known = ['Bala Iyer says', 'I waited for twenty minutes.', 'Asha Rao says', 'Nothing written.']
  for (const text of [
    ...known,
    'Bala Iyer pressed Join at 10:28 am IST.',
    'We have no record that Asha Rao pressed Join.',
  ])
    expect(decision.getByText(text)).toBeTruthy()
  expect(
    screen.getByText('The session is cancelled. Under the refund policy, what is left of the payment is refunded.'),
  ).toBeTruthy()
  // Neither side is believed beforehand.
  expect(screen.getAllByRole<HTMLInputElement>('radio').filter(({ checked }) => checked)).toEqual([])
  await fill(/Reason/, 'The mentor says so')
  await fill(/Type decide to confirm/, 'decide')
  await press('Decide')
  expect((await decision.findByRole('alert')).textContent).toBe('Choose what you found.')
  expect(input()).toBeUndefined()
  await user.click(screen.getByRole('radio', { name: /Bala Iyer did not come/ }))
  expect((screen.getByLabelText(/Refund in rupees/) as HTMLInputElement).value).toBe('499')
  await fill(/Reason/, 'The mentor says so')
  await fill(/Type 499 to confirm/, '499')
  await press('Decide and refund ₹499')
  await waitFor(() =>
    expect(input()).toEqual({
      bookingId: 7,
      finding: 'MENTOR_MISSED',
      refund: 49_900,
      expectedRefundable: 49_900,
      reason: 'The mentor says so',
    }),
  )
})

test('what can’t be done has no button, and says why', async () => {
  await show({
    status: 'CANCELLED',
    adminRights: {
      ...rights,
      canCancel: false,
      cancelReason: 'It is cancelled.',
      canMove: false,
      moveReason: 'It is cancelled.',
    },
  })
  expect(screen.queryByRole('button', { name: 'Cancel session' })).toBeNull()
  expect(screen.getByText('It can’t be cancelled: It is cancelled.')).toBeTruthy()
})

test.each([
  [{ mentee: null, menteeName: 'Former mentee' }, 'We email Bala Iyer that it is cancelled, with your reason.'],
  [{ mentee: null, mentor: null }, 'We don’t email anyone: both accounts are closed.'],
])('nobody whose account is closed is said to be emailed', async (closed, said) => {
  await show(closed)
  await press('Cancel session')
  expect(screen.getByText(said)).toBeTruthy()
})

test.each([
  ['one that is ahead', '2026-12-28T05:00:00.000Z', ['Its slot is released.']],
  ['one that has begun', '2026-11-20T05:00:00.000Z', []],
])('cancelling releases the slot of %s', async (_which, startsAt, said) => {
  await show({ startsAt })
  await press('Cancel session')
  expect(screen.queryAllByText('Its slot is released.').map(({ textContent }) => textContent)).toEqual(said)
})
