import { act, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { RelayEnvironmentProvider } from 'react-relay'
import { createMemoryRouter } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { createMockEnvironment } from 'relay-test-utils'
import { beforeEach, expect, test } from 'vitest'
import type { DeletePersonMentorMutation } from '../../../__generated__/DeletePersonMentorMutation.graphql.ts'
import type { MentorsTabQuery } from '../../../__generated__/MentorsTabQuery.graphql.ts'
import type { StillBookedQuery } from '../../../__generated__/StillBookedQuery.graphql.ts'
import type { useSetMentorStatusMutation } from '../../../__generated__/useSetMentorStatusMutation.graphql.ts'
import { currentToast, dismissToast } from '../../../lib/toasts.ts'
import { answerMutation, answerQuery, type MutationAnswer, refused } from '../../../testing/answers.ts'
import type { MentorStatus } from './statusNames.ts'
import { MentorsTab } from './MentorsTab.tsx'

type Row = MentorsTabQuery['rawResponse']['allMentors']['rows'][number]

const mentor = (status: MentorStatus): Row => ({
  id: 'mentor-7',
  databaseId: 7,
  name: 'Gaurav Khanna',
  email: 'gaurav@test.example',
  mainBranch: 'Mechanical Engineering',
  subBranch: null,
  experience: 8,
  starterPackageRate: 65_000,
  advancedPackageRate: 360_000,
  rating: 0,
  reviewCount: 0,
  status,
  isActive: true,
  profileImage: '',
  hasProfileImage: false,
})

beforeEach(() => {
  const toast = currentToast()
  if (toast) dismissToast(toast.id)
})

async function show(status: MentorStatus, address = '/?tab=mentors') {
  const environment = createMockEnvironment()
  const router = createMemoryRouter([{ path: '*', element: <MentorsTab /> }], { initialEntries: [address] })
  render(
    <RelayEnvironmentProvider environment={environment}>
      <RouterProvider router={router} />
    </RelayEnvironmentProvider>,
  )
  await answerQuery<MentorsTabQuery>(environment, 'MentorsTabQuery', {
    allMentors: { total: 1, rows: [mentor(status)] },
  })
  const sent = () =>
    environment.mock
      .getAllOperations()
      .filter(({ request }) => request.node.params.operationKind === 'mutation')
      .map(({ request }) => request.variables['input'] as object)
  return { environment, sent }
}

const select = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'Status of Gaurav Khanna', hidden: true })
const mentorNow = (status: MentorStatus) => ({ id: 'mentor-7', databaseId: 7, name: 'Gaurav Khanna', status })
const nowIs = (status: MentorStatus): MutationAnswer<useSetMentorStatusMutation> => ({
  setMentorStatus: {
    __typename: 'SetMentorStatusPayload',
    mentor: mentorNow(status),
  },
})

test('a row says what the list is for', async () => {
  await show('PENDING_REVIEW')
  const row = screen.getByRole('row', { name: /Gaurav Khanna/ })
  for (const text of ['gaurav@test.example', 'Mechanical', '8 yr', '₹650', '₹3,600', 'New'])
    expect(within(row).getByText(text)).not.toBeNull()
  expect(select().value).toBe('PENDING_REVIEW')
})

test('an address breaks after the @ and after dots only', async () => {
  await show('PENDING_REVIEW')
  const email = screen.getByText('gaurav@test.example')
  expect([...email.childNodes].map((node) => node.textContent || node.nodeName)).toEqual([
    'gaurav@',
    'WBR',
    'test.',
    'WBR',
    'example',
  ])
})

test('whoever adds a mentor keeps the search', async () => {
  await show('PENDING_REVIEW', '/?tab=mentors&q=gaurav')
  expect(screen.getByRole('link', { name: 'Add Mentor' }).getAttribute('href')).toBe('/?tab=mentors&q=gaurav&edit=new')
})

test('a mentor with dependencies is not deleted and it says which; then they go, and the numbers are read anew', async () => {
  const user = userEvent.setup()
  const { environment, sent } = await show('REJECTED')
  await user.click(screen.getByRole('button', { name: 'Delete Gaurav Khanna' }))
  const dialog = await screen.findByRole('dialog', { name: 'Delete Gaurav Khanna?' })
  await user.type(within(dialog).getByRole('textbox'), 'Gaurav Khanna')
  const button = within(dialog).getByRole('button', { name: 'Delete mentor' })
  await user.click(button)
  expect(sent()).toEqual([{ id: 7 }])
  await answerMutation<DeletePersonMentorMutation>(environment, {
    deleteMentor: refused('AccountInUseError', 'This account cannot be closed yet.', {
      constraints: [{ message: '2 upcoming sessions' }],
      suggestion: 'Cancel them first.',
    }),
  })
  const notice = await within(dialog).findByRole('alert')
  expect(notice.textContent).toBe('Cannot Delete Mentor2 upcoming sessionsCancel them first.')
  expect(within(notice).getByRole('listitem').textContent).toBe('2 upcoming sessions')
  await user.click(button)
  await act(async () => environment.mock.rejectMostRecentOperation(new Error('broken')))
  await waitFor(() => expect(within(dialog).getByRole('alert').textContent).toContain('Failed to delete mentor'))
  await user.click(button)
  await answerMutation<DeletePersonMentorMutation>(environment, {
    deleteMentor: { __typename: 'DeleteMentorPayload', ok: true },
  })
  expect(currentToast()?.title).toBe('Mentor deleted successfully')
  const read = environment.mock.getAllOperations().map(({ request }) => request.node.params.name)
  expect(read.toSorted()).toEqual(['MentorsTabQuery', 'TabCountQuery'])
})

test('acceptance sends an email, so it is asked first; then it is said', async () => {
  const user = userEvent.setup()
  const { environment, sent } = await show('PENDING_REVIEW')
  await user.selectOptions(select(), 'ACCEPTED')
  const dialog = await screen.findByRole('dialog', { name: 'Accept Gaurav Khanna?' })
  expect(sent()).toEqual([])
  expect(
    within(dialog).getByText(
      /we email those mentees: for 48 hours they can cancel and get back what is left of their payments\.$/,
    ),
  ).toBeTruthy()
  await user.click(within(dialog).getByRole('button', { name: 'Accept and email' }))
  expect(sent()).toEqual([{ mentorId: 7, status: 'ACCEPTED', from: 'PENDING_REVIEW', reason: null }])
  await answerMutation<useSetMentorStatusMutation>(environment, nowIs('ACCEPTED'))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(currentToast()?.title).toBe('Status Updated')
  expect(select().value).toBe('ACCEPTED')
})

test('whoever does not go on leaves the status as it is', async () => {
  const user = userEvent.setup()
  const { sent } = await show('PENDING_REVIEW')
  await user.selectOptions(select(), 'REJECTED')
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Cancel' }))
  expect(select().value).toBe('PENDING_REVIEW')
  expect(sent()).toEqual([])
})

test('a rejection takes a reason along', async () => {
  const user = userEvent.setup()
  const { sent } = await show('PENDING_REVIEW')
  await user.selectOptions(select(), 'REJECTED')
  const dialog = await screen.findByRole('dialog', { name: 'Reject Gaurav Khanna?' })
  await user.type(within(dialog).getByLabelText(/Reason in the email/), ' Too little experience ')
  await user.click(within(dialog).getByRole('button', { name: 'Reject and email' }))
  expect(sent()).toEqual([{ mentorId: 7, status: 'REJECTED', from: 'PENDING_REVIEW', reason: 'Too little experience' }])
})

test('whom somebody else has accepted meanwhile is not rejected: what they are now is shown and said', async () => {
  const user = userEvent.setup()
  const { environment } = await show('PENDING_REVIEW')
  await user.selectOptions(select(), 'REJECTED')
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Reject and email' }))
  const message = 'Gaurav Khanna has been accepted in the meantime. Nothing was changed, and no email was sent.'
  await answerMutation<useSetMentorStatusMutation>(environment, {
    setMentorStatus: refused('MentorDecidedError', message, { mentor: mentorNow('ACCEPTED') }),
  })
  expect(currentToast()).toMatchObject({ title: 'Error', description: message, tone: 'destructive' })
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(select().value).toBe('ACCEPTED')
})

test('before an accepted mentor is taken off the list, it says what is still to come', async () => {
  const user = userEvent.setup()
  const { environment } = await show('ACCEPTED')
  await user.selectOptions(select(), 'PENDING_REVIEW')
  const dialog = await screen.findByRole('dialog', { name: 'Back to review: Gaurav Khanna?' })
  await answerQuery<StillBookedQuery>(environment, 'StillBookedQuery', {
    mentor: { id: 'mentor-7', upcoming: { sessions: 2, plans: 1, workshops: 0, openOrders: 0 } },
  })
  expect(
    within(dialog)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['2 sessions', '1 Advanced package'])
  expect(within(dialog).getByText('They are no longer listed and get an email about it.')).toBeTruthy()
  expect(within(dialog).getByText(/^We email their mentees/)).toBeTruthy()
})

test('what sends nothing is done without a question and can be undone', async () => {
  const user = userEvent.setup()
  const { sent } = await show('REJECTED')
  await user.selectOptions(select(), 'PENDING_REVIEW')
  expect(select().value).toBe('PENDING_REVIEW')
  expect(currentToast()?.title).toBe('Status Updated')
  await act(async () => currentToast()?.action?.run())
  expect(select().value).toBe('REJECTED')
  expect(sent()).toEqual([])
})

test('a refusal is told in the words of the server, and a failure in ours', async () => {
  const user = userEvent.setup()
  const { environment } = await show('PENDING_REVIEW')
  await user.selectOptions(select(), 'ACCEPTED')
  const accept = within(await screen.findByRole('dialog')).getByRole('button', { name: 'Accept and email' })
  await user.click(accept)
  await answerMutation<useSetMentorStatusMutation>(environment, {
    setMentorStatus: refused('NotFoundError', 'Mentor not found'),
  })
  expect(currentToast()).toMatchObject({ title: 'Error', description: 'Mentor not found', tone: 'destructive' })
  await user.click(accept)
  await act(async () => environment.mock.rejectMostRecentOperation(new Error('broken')))
  expect(currentToast()).toMatchObject({ title: 'Error', description: 'Failed to update mentor status.' })
  expect(screen.getByRole('dialog')).not.toBeNull()
})
