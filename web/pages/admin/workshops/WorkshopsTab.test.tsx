import { act, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { RelayEnvironmentProvider } from 'react-relay'
import { createMemoryRouter } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { createMockEnvironment, MockPayloadGenerator } from 'relay-test-utils'
import { beforeEach, expect, test } from 'vitest'
import type { CancelWorkshopDialogMutation } from '../../../__generated__/CancelWorkshopDialogMutation.graphql.ts'
import type { DecideWorkshopApproveMutation } from '../../../__generated__/DecideWorkshopApproveMutation.graphql.ts'
import type { DecideWorkshopRejectMutation } from '../../../__generated__/DecideWorkshopRejectMutation.graphql.ts'
import type { DeleteWorkshopMutation } from '../../../__generated__/DeleteWorkshopMutation.graphql.ts'
import { currentToast, dismissToast } from '../../../lib/toasts.ts'
import { answerMutation, refused } from '../../../testing/answers.ts'
import { WorkshopsTab } from './WorkshopsTab.tsx'

const user = userEvent.setup()
const NOW = '2026-11-22T06:30:00.000Z'

beforeEach(() => {
  const shown = currentToast()
  if (shown) dismissToast(shown.id)
})

const workshop = (differences: object = {}) => ({
  __typename: 'Workshop' as const,
  id: 'workshop-12',
  databaseId: 12,
  version: 3,
  title: 'Reading a beam drawing',
  description: 'From bar marks to site.',
  branch: 'Civil Engineering',
  instructorName: 'Ananya Iyer',
  mentor: null,
  date: '2026-12-05',
  time: '16:00',
  startsAt: '2026-12-05T10:30:00.000Z',
  duration: '2.5 hours',
  price: 49_900,
  registeredCount: 12,
  maxParticipants: 50,
  heldSeats: 0,
  waitingCount: 3,
  // Eleven paid ₹399, before the price rose.
  cancelRefunds: { amount: 438_900, count: 11, onHold: 0 },
  attendedCount: 0,
  meetingLink: null,
  state: 'PENDING' as const,
  rejectionReason: null,
  cancelReason: null,
  deleteRequestedAt: null,
  createdAt: NOW,
  messages: [],
  ...differences,
})

async function show(rows: readonly object[], address = '/admin?tab=workshops') {
  const environment = createMockEnvironment()
  const router = createMemoryRouter([{ path: '*', element: <WorkshopsTab /> }], { initialEntries: [address] })
  render(
    <RelayEnvironmentProvider environment={environment}>
      <RouterProvider router={router} />
    </RelayEnvironmentProvider>,
  )
  async function answer(name: string, more: object): Promise<void> {
    const asked = await waitFor(() =>
      environment.mock.findOperation(({ request }) => request.node.params.name === name),
    )
    const Query = () => ({ site: { id: 's', now: NOW }, ...more })
    await act(async () => environment.mock.resolve(asked, MockPayloadGenerator.generate(asked, { Query })))
  }
  await answer('WorkshopsTabQuery', { allWorkshops: { total: rows.length, rows } })
  const sent = () =>
    environment.mock
      .getAllOperations()
      .filter(({ request }) => request.node.params.operationKind === 'mutation')
      .map(({ request }) => request.variables['input'] as object)
  return { environment, router, answer, sent }
}
const row = (name = 'Reading a beam drawing') => within(screen.getByRole('rowheader', { name }).closest('tr')!)
const dialog = () => within(screen.getByRole('dialog'))

test('a row has its day and time in IST, price, seats and status', async () => {
  await show([workshop(), workshop({ id: 'w2', databaseId: 13, title: 'Gears', price: 0, state: 'APPROVED' })])
  for (const text of ['Civil', 'Ananya Iyer', 'Sat, 5 Dec 2026', '4:00 pm IST', '2.5 hours', '₹499', '12/50'])
    expect(row().getByText(text)).toBeTruthy()
  expect(row().getByText('12 of 50 registered')).toBeTruthy()
  expect(row().getByText('Pending')).toBeTruthy()
  expect(row('Gears').getByText('Free')).toBeTruthy()
  expect(row('Gears').getByText('Active')).toBeTruthy()
})

test('a decision is offered only where one is waited for', async () => {
  const states = ['PENDING', 'APPROVED', 'REJECTED', 'CANCELLED']
  await show(states.map((state, place) => workshop({ id: state, databaseId: place + 1, title: state, state })))
  expect(
    screen.getAllByRole('button', { name: /^(Approve|Reject) / }).map((b) => b.getAttribute('aria-label')),
  ).toEqual(['Approve PENDING', 'Reject PENDING'])
})

/** The mentor is told at once, so it asks first. */
async function approve() {
  await user.click(row().getByRole('button', { name: 'Approve Reading a beam drawing' }))
  const question = within(screen.getByRole('dialog', { name: 'Approve this workshop?' }))
  await user.click(question.getByRole('button', { name: 'Approve' }))
}

test('approving asks, then sends the version that was looked at', async () => {
  const { environment, sent } = await show([workshop()])
  await approve()
  expect(sent()).toEqual([{ id: 12, version: 3 }])
  await answerMutation<DecideWorkshopApproveMutation>(environment, {
    approveWorkshop: {
      __typename: 'ApproveWorkshopPayload',
      workshop: workshop({ state: 'APPROVED', version: 4 }),
    },
  })
  expect(currentToast()?.title).toBe('Workshop approved successfully')
})

test('one that was changed meanwhile is not approved: it is shown as it is now, with the reason', async () => {
  const { environment, router, answer } = await show([workshop()])
  await approve()
  const changed = workshop({ version: 4, title: 'Reading a column drawing' })
  await answerMutation<DecideWorkshopApproveMutation>(environment, {
    approveWorkshop: {
      ...refused('WorkshopConflictError', 'This workshop was changed meanwhile.'),
      workshop: changed,
    },
  } as never)
  expect(currentToast()).toMatchObject({ title: 'Error', description: 'This workshop was changed meanwhile.' })
  expect(router.state.location.search).toContain('open=12')
  await answer('WorkshopPanelQuery', { workshop: changed })
  const panel = within(await screen.findByRole('dialog', { name: 'Reading a column drawing' }))
  expect(panel.getByRole('alert').textContent).toContain('This workshop was changed meanwhile.')
  expect(panel.getByRole('button', { name: 'Approve' })).toBeTruthy()
})

test('rejecting asks for a reason', async () => {
  const { environment, sent } = await show([workshop()])
  await user.click(row().getByRole('button', { name: 'Reject Reading a beam drawing' }))
  await user.click(dialog().getByRole('button', { name: 'Reject' }))
  expect(dialog().getByText('Reason is required')).toBeTruthy()
  expect(sent()).toEqual([])
  await user.type(dialog().getByLabelText(/Reason/), 'Say what people should know before.')
  await user.click(dialog().getByRole('button', { name: 'Reject' }))
  expect(sent()).toEqual([{ id: 12, version: 3, reason: 'Say what people should know before.' }])
  await answerMutation<DecideWorkshopRejectMutation>(environment, {
    rejectWorkshop: { __typename: 'RejectWorkshopPayload', workshop: workshop({ state: 'REJECTED' }) },
  })
  expect(currentToast()?.title).toBe('Workshop rejected successfully')
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('deleting wants the word typed; what is in the way is listed, and everyone can be refunded instead', async () => {
  const { environment, sent } = await show([workshop({ state: 'APPROVED' })])
  await user.click(row().getByRole('button', { name: 'Delete Reading a beam drawing' }))
  expect(dialog().getByRole<HTMLButtonElement>('button', { name: 'Delete workshop' }).disabled).toBe(true)
  expect(dialog().getByText(/^12 people are registered, so it cannot be deleted now\./)).toBeTruthy()
  await user.type(dialog().getByLabelText(/Type/), 'delete')
  await user.click(dialog().getByRole('button', { name: 'Delete workshop' }))
  expect(sent()).toEqual([{ id: 12 }])
  await answerMutation<DeleteWorkshopMutation>(environment, {
    deleteWorkshop: {
      ...refused('WorkshopInUseError', 'This workshop cannot be deleted.'),
      constraints: [{ message: '12 people are registered.' }],
      suggestion: 'Cancel it instead.',
      registeredCount: 12,
      cancelRefunds: { amount: 438_900, count: 11, onHold: 0 },
    },
  } as never)
  expect(dialog().getByText('12 people are registered.')).toBeTruthy()
  expect(dialog().getByText('Cancel it instead.')).toBeTruthy()
  await user.click(dialog().getByRole('button', { name: 'Cancel it and refund everyone' }))
  await user.type(dialog().getByLabelText(/Reason/), 'The mentor is ill.')
  expect(dialog().getByText(/We refund ₹4,389 in all, to 11 people\./)).toBeTruthy()
  expect(dialog().getByText(/stays in the table as cancelled for a week/)).toBeTruthy()
  await user.click(dialog().getByRole('button', { name: 'Cancel and refund' }))
  expect(sent()).toEqual([{ id: 12, refundAll: true, expectedRefund: 438_900, reason: 'The mentor is ill.' }])
  // Somebody has registered meanwhile.
  await answerMutation<DeleteWorkshopMutation>(environment, {
    deleteWorkshop: {
      ...refused('WorkshopInUseError', 'Cancelling this workshop refunds ₹4,788 now. Nothing was done.'),
      constraints: [{ message: '13 people are registered.' }],
      suggestion: 'Cancel it instead.',
      registeredCount: 13,
      cancelRefunds: { amount: 478_800, count: 12, onHold: 0 },
    },
  } as never)
  expect(dialog().getByRole('alert').textContent).toContain('refunds ₹4,788 now')
  expect(dialog().getByText(/13 people are registered\..* We refund ₹4,788 in all, to 12 people\./)).toBeTruthy()
  await user.click(dialog().getByRole('button', { name: 'Cancel and refund' }))
  expect(sent()).toEqual([{ id: 12, refundAll: true, expectedRefund: 478_800, reason: 'The mentor is ill.' }])
  const message = 'The workshop is cancelled, and we refund what is left of the payments.'
  await answerMutation<DeleteWorkshopMutation>(environment, {
    deleteWorkshop: { __typename: 'DeleteWorkshopPayload', message, isDeleted: false },
  })
  expect(currentToast()).toMatchObject({ title: 'Workshop cancelled', description: message })
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('one that was cancelled before can be left to go by itself', async () => {
  const { environment, sent } = await show([workshop({ state: 'CANCELLED', registeredCount: 0 })])
  await user.click(row().getByRole('button', { name: 'Delete Reading a beam drawing' }))
  await user.type(dialog().getByLabelText(/Type/), 'delete')
  await user.click(dialog().getByRole('button', { name: 'Delete workshop' }))
  await answerMutation<DeleteWorkshopMutation>(environment, {
    deleteWorkshop: {
      ...refused('WorkshopInUseError', 'This workshop cannot be deleted.'),
      constraints: [{ message: '1 other registration has an order.' }],
      registeredCount: 0,
      cancelRefunds: { amount: 0, count: 0, onHold: 0 },
      suggestion: 'Cancel it instead.',
    },
  } as never)
  await user.click(dialog().getByRole('button', { name: 'Delete it once nothing depends on it' }))
  await user.type(dialog().getByLabelText(/Reason/), 'It was a trial.')
  expect(dialog().queryByText(/registered/)).toBeNull()
  await user.click(dialog().getByRole('button', { name: 'Delete later' }))
  expect(sent()).toContainEqual({ id: 12, refundAll: true, expectedRefund: null, reason: 'It was a trial.' })
})

test('the panel has all facts; an approved workshop can be cancelled, which says whom it concerns', async () => {
  const { environment, answer, sent } = await show([], '/admin?tab=workshops&open=12')
  const approved = workshop({
    state: 'APPROVED',
    messages: [{ number: 1, message: 'Bring a scale.', recipients: 12, createdAt: NOW }],
  })
  await answer('WorkshopPanelQuery', { workshop: approved })
  const panel = within(await screen.findByRole('dialog', { name: 'Reading a beam drawing' }))
  for (const text of ['12 of 50', '3 people', 'None yet', 'Bring a scale.', 'From bar marks to site.'])
    expect(panel.getByText(text)).toBeTruthy()
  await user.click(panel.getByRole('button', { name: 'Cancel workshop' }))
  const cancel = within(await screen.findByRole('dialog', { name: 'Cancel this workshop?' }))
  expect(cancel.getByText(/12 people are registered.*We refund ₹4,389 in all, to 11 people\./)).toBeTruthy()
  await user.type(cancel.getByLabelText(/Reason/), 'The mentor is ill.')
  await user.click(cancel.getByRole('button', { name: 'Cancel workshop' }))
  expect(sent()).toEqual([{ id: 12, reason: 'The mentor is ill.', expectedRefund: 438_900 }])
  // Somebody has registered meanwhile.
  const now = { registeredCount: 13, cancelRefunds: { amount: 488_800, count: 12, onHold: 49_900 } }
  await answerMutation<CancelWorkshopDialogMutation>(environment, {
    cancelWorkshop: {
      ...refused('WorkshopConflictError', 'Cancelling this workshop refunds ₹4,888 now. Nothing was done.'),
      workshop: { ...approved, ...now },
    },
  } as never)
  expect(cancel.getByRole('alert').textContent).toContain('refunds ₹4,888 now')
  expect(
    cancel.getByText(
      /13 people are registered.*We refund ₹4,888 in all, to 12 people; ₹499 waits until the bank decides a dispute\./,
    ),
  ).toBeTruthy()
  await user.click(cancel.getByRole('button', { name: 'Cancel workshop' }))
  expect(sent()).toContainEqual({ id: 12, reason: 'The mentor is ill.', expectedRefund: 488_800 })
  await answerMutation<CancelWorkshopDialogMutation>(environment, {
    cancelWorkshop: { __typename: 'CancelWorkshopPayload', workshop: workshop({ state: 'CANCELLED' }) },
  })
  expect(currentToast()?.title).toBe('Workshop cancelled')
})

test('a workshop that was cancelled meanwhile promises no refund, and its button is gone', async () => {
  const { environment, answer } = await show([], '/admin?tab=workshops&open=12')
  await answer('WorkshopPanelQuery', { workshop: workshop({ state: 'APPROVED', messages: [] }) })
  const panel = within(await screen.findByRole('dialog', { name: 'Reading a beam drawing' }))
  await user.click(panel.getByRole('button', { name: 'Cancel workshop' }))
  const cancel = within(await screen.findByRole('dialog', { name: 'Cancel this workshop?' }))
  await user.type(cancel.getByLabelText(/Reason/), 'The mentor is ill.')
  await user.click(cancel.getByRole('button', { name: 'Cancel workshop' }))
  const before = 'This workshop was cancelled before. Your reason was not sent to anyone.'
  await answerMutation<CancelWorkshopDialogMutation>(environment, {
    cancelWorkshop: refused('WorkshopConflictError', before),
  })
  expect(cancel.getByRole('alert').textContent).toBe(before)
  expect(cancel.queryByText(/We refund/)).toBeNull()
  expect(cancel.queryByRole('button', { name: 'Cancel workshop' })).toBeNull()
})
