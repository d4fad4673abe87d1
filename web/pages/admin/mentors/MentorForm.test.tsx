import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { RelayEnvironmentProvider } from 'react-relay'
import { createMemoryRouter } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { createMockEnvironment } from 'relay-test-utils'
import { expect, test, vi } from 'vitest'
import { forEachList } from '../../../../api/rules/people/mentorLists.ts'
import type { MentorFormDialogCreateMutation } from '../../../__generated__/MentorFormDialogCreateMutation.graphql.ts'
import type { MentorFormDialogQuery } from '../../../__generated__/MentorFormDialogQuery.graphql.ts'
import type { MentorFormDialogUpdateMutation } from '../../../__generated__/MentorFormDialogUpdateMutation.graphql.ts'
import type { StillBookedQuery } from '../../../__generated__/StillBookedQuery.graphql.ts'
import { answerMutation, answerQuery, refused } from '../../../testing/answers.ts'
import { MentorFormDialog } from './MentorFormDialog.tsx'

function show(id: number | null) {
  const environment = createMockEnvironment()
  const [onClose, onDone] = [vi.fn<() => void>(), vi.fn<() => void>()]
  const element = <MentorFormDialog id={id} onClose={onClose} onDone={onDone} />
  render(
    <RelayEnvironmentProvider environment={environment}>
      <RouterProvider router={createMemoryRouter([{ path: '*', element }])} />
    </RelayEnvironmentProvider>,
  )
  const sent = () =>
    environment.mock
      .getAllOperations()
      .filter(({ request }) => request.node.params.operationKind === 'mutation')
      .map(({ request }) => request.variables['input'] as Record<string, unknown>)
  return { environment, sent, onClose, onDone }
}

const stored = {
  id: 'mentor-7',
  databaseId: 7,
  profileVersion: 3,
  name: 'Asha Rao',
  email: 'asha@test.example',
  linkedinUrl: null,
  mainBranch: 'Civil Engineering',
  subBranch: null,
  experience: 8,
  currentJobTitle: null,
  currentCompany: null,
  currentCity: null,
  currentCountry: null,
  starterPackageRate: 50_000,
  advancedPackageRate: 250_000,
  rating: 4.5,
  reviewCount: 2,
  bio: '',
  ...forEachList(() => []),
  keyProjects: ['Bridge, 2 km'],
  timeSlotsPerWeek: null,
  whyIMentor: null,
  successStories: null,
  available: true,
  isActive: true,
}

test('a new mentor: lists are parted by commas, a taken address stands at its field', async () => {
  const user = userEvent.setup()
  const { environment, sent } = show(null)
  await user.type(screen.getByLabelText('Full name'), 'Asha Rao')
  await user.type(screen.getByLabelText('Email'), 'asha@test.example')
  await user.type(screen.getByLabelText('Password'), 'Bridge@2026x')
  await user.type(screen.getByLabelText('Experience in years'), '8')
  await user.type(screen.getByLabelText('Core skills'), 'BIM, , Tekla ,')
  await user.click(screen.getByRole('button', { name: 'Add mentor' }))
  await waitFor(() => expect(sent()).toHaveLength(1))
  expect(sent()[0]).toMatchObject({
    name: 'Asha Rao',
    experience: 8,
    skills: ['BIM', 'Tekla'],
    status: 'PENDING_REVIEW',
  })
  await answerMutation<MentorFormDialogCreateMutation>(environment, {
    createMentor: refused('EmailTakenError', 'Email already registered'),
  })
  await waitFor(() => expect(screen.getByLabelText('Email').getAttribute('aria-invalid')).toBe('true'))
  expect(screen.getByLabelText<HTMLInputElement>('Full name').value).toBe('Asha Rao')
})

test('only what was changed of a mentor is saved; a save by somebody else keeps what was typed', async () => {
  const user = userEvent.setup()
  const { environment, sent } = show(7)
  await answerQuery<MentorFormDialogQuery>(environment, 'MentorFormDialogQuery', {
    mentor: stored,
  })
  expect(screen.queryByLabelText('Password')).toBeNull()
  await user.type(screen.getByLabelText('City'), 'Pune')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(sent()).toEqual([{ id: 7, profileVersion: 3, currentCity: 'Pune' }]))
  await answerMutation<MentorFormDialogUpdateMutation>(environment, {
    updateMentor: refused('MentorConflictError', 'Saved elsewhere', {
      fields: ['currentCity'],
      mentor: { id: 'mentor-7', profileVersion: 5 },
    }),
  })
  const notice = await screen.findByRole('alert')
  expect(notice.textContent).toContain('Also changed: City.')
  // It may stand above what is in view.
  expect(document.activeElement?.contains(notice)).toBe(true)
  expect(screen.getByLabelText<HTMLInputElement>('City').value).toBe('Pune')
  await user.click(screen.getByRole('button', { name: 'Save mine' }))
  await waitFor(() => expect(sent()).toEqual([{ id: 7, profileVersion: 5, currentCity: 'Pune' }]))
})

test('an item that has a comma stays one when another is added to its list', async () => {
  const user = userEvent.setup()
  const { environment, sent } = show(7)
  const keyProjects = ['Bridge, 2 km', 'Tower, 2 km', 'Dam']
  await answerQuery<MentorFormDialogQuery>(environment, 'MentorFormDialogQuery', { mentor: { ...stored, keyProjects } })
  await user.type(screen.getByLabelText('Key projects'), ', Tunnel, Pune')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  const saved = ['Bridge, 2 km', 'Tower, 2 km', 'Dam', 'Tunnel', 'Pune']
  await waitFor(() => expect(sent()).toEqual([{ id: 7, profileVersion: 3, keyProjects: saved }]))
})

test('before an account is switched off, the form says what that does and what is still to come', async () => {
  const user = userEvent.setup()
  const { environment } = show(7)
  await answerQuery<MentorFormDialogQuery>(environment, 'MentorFormDialogQuery', { mentor: stored })
  const effect = /^They are logged out, can no longer log in/
  expect(screen.queryByText(effect)).toBeNull()
  expect(screen.getByText('We email them what you change.')).toBeTruthy()
  await user.click(screen.getByLabelText(/^Active/))
  expect(screen.getByText(effect)).toBeTruthy()
  expect(screen.queryByText('We email them what you change.')).toBeNull()
  await answerQuery<StillBookedQuery>(environment, 'StillBookedQuery', {
    mentor: { id: 'mentor-7', upcoming: { sessions: 2, plans: 0, workshops: 0, openOrders: 0 } },
  })
  expect(screen.getByRole('listitem').textContent).toBe('2 sessions')
  expect(screen.getByText(/^We email their mentees/)).toBeTruthy()
  expect(screen.queryByText(/^Workshops take no new/)).toBeNull()
  await user.click(screen.getByLabelText(/^Active/))
  expect(screen.queryByText(effect)).toBeNull()
})

test('before an account is switched on again, the form says that mentees are emailed and may cancel', async () => {
  const user = userEvent.setup()
  const { environment } = show(7)
  const off = { ...stored, isActive: false }
  await answerQuery<MentorFormDialogQuery>(environment, 'MentorFormDialogQuery', { mentor: off })
  const effect =
    /^They can log in again\..* for 48 hours they can cancel and get back what is left of their payments\.$/
  expect(screen.queryByText(effect)).toBeNull()
  await user.click(screen.getByLabelText(/^Active/))
  expect(screen.getByText(effect)).toBeTruthy()
})

test('an unfinished payment alone is no promise of an email', async () => {
  const user = userEvent.setup()
  const { environment } = show(7)
  await answerQuery<MentorFormDialogQuery>(environment, 'MentorFormDialogQuery', { mentor: stored })
  await user.click(screen.getByLabelText(/^Active/))
  await answerQuery<StillBookedQuery>(environment, 'StillBookedQuery', {
    mentor: { id: 'mentor-7', upcoming: { sessions: 0, plans: 0, workshops: 1, openOrders: 1 } },
  })
  expect(screen.getByText(/^Workshops take no new/)).toBeTruthy()
  expect(screen.queryByText(/We email their mentees/)).toBeNull()
})
