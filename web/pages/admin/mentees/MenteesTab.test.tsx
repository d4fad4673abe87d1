import { act, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { RelayEnvironmentProvider } from 'react-relay'
import { createMemoryRouter } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { createMockEnvironment } from 'relay-test-utils'
import { expect, test } from 'vitest'
import type { DeletePersonMenteeMutation } from '../../../__generated__/DeletePersonMenteeMutation.graphql.ts'
import type { MenteePanelQuery } from '../../../__generated__/MenteePanelQuery.graphql.ts'
import type { MenteesTabQuery } from '../../../__generated__/MenteesTabQuery.graphql.ts'
import { currentToast } from '../../../lib/toasts.ts'
import { answerMutation, answerQuery, refused } from '../../../testing/answers.ts'
import { MenteesTab } from './MenteesTab.tsx'

type Row = MenteesTabQuery['rawResponse']['allMentees']['rows'][number]

const mentee = (databaseId: number, name: string): Row => ({
  id: `mentee-${databaseId}`,
  databaseId,
  name,
  email: `${name.split(' ')[0]!.toLowerCase()}@test.example`,
  mainBranch: 'Civil Engineering',
  subBranch: null,
  currentLevel: '3rd Year Student',
  year: 2027,
  college: 'NIT Trichy',
  createdAt: '2026-11-21T06:30:00.000Z',
  isActive: true,
  profileImage: '',
  hasProfileImage: false,
})

async function show(search = '') {
  const environment = createMockEnvironment()
  const router = createMemoryRouter([{ path: '*', element: <MenteesTab /> }], {
    initialEntries: [`/admin?tab=mentees${search}`],
  })
  render(
    <RelayEnvironmentProvider environment={environment}>
      <RouterProvider router={router} />
    </RelayEnvironmentProvider>,
  )
  const asked = () => environment.mock.getAllOperations().map(({ request }) => request.variables)
  async function answer(rows: Row[], total = rows.length): Promise<void> {
    await answerQuery<MenteesTabQuery>(environment, 'MenteesTabQuery', { allMentees: { total, rows } })
  }
  return { environment, router, asked, answer }
}

const names = () => ['Asha Rao', 'Bala Iyer'].filter((name) => screen.queryByRole('rowheader', { name }))

test('the address is asked of the server: page, search, order and filters', async () => {
  const { asked, answer } = await show(
    '&q= asha &sort=-joined&mainBranch=Civil+Engineering&isActive=false&page=3&rows=50',
  )
  expect(screen.getByText('Loading mentees')).not.toBeNull()
  expect(asked()).toEqual([
    {
      first: 50,
      page: 3,
      search: 'asha',
      sort: 'JOINED',
      direction: 'DESC',
      mainBranch: 'Civil Engineering',
      isActive: false,
    },
  ])
  await answer([mentee(101, 'Asha Rao')], 1101)
  const row = screen.getByRole('row', { name: /Asha Rao/ })
  for (const text of [
    'asha@test.example',
    '3rd Year Student',
    'Graduation 2027',
    'NIT Trichy',
    '21 Nov 2026',
    'Active',
  ])
    expect(within(row).getByText(text)).not.toBeNull()
  expect(screen.getByRole('link', { name: 'CSV of 1,101 rows' }).getAttribute('href')).toBe(
    '/api/admin/csv/mentees?q=asha&sort=-joined&mainBranch=Civil+Engineering&isActive=false',
  )
})

test('the rows stay while the next page loads, and Back shows those before at once', async () => {
  const user = userEvent.setup()
  const { answer, asked, router } = await show()
  await answer([mentee(1, 'Asha Rao')], 26)
  const next = screen.getByRole('button', { name: 'Next page' })
  await user.click(next)
  expect(names()).toEqual(['Asha Rao'])
  expect(screen.getByText('Loading…')).not.toBeNull()
  expect(document.activeElement).toBe(next)
  await answer([mentee(2, 'Bala Iyer')], 26)
  expect(names()).toEqual(['Bala Iyer'])
  expect(screen.getByText('26–26 of 26 mentees')).not.toBeNull()
  await act(() => router.navigate(-1))
  expect(names()).toEqual(['Asha Rao'])
  expect(asked()).toEqual([expect.objectContaining({ page: 1 })])
})

test('a page that does not come says why, and comes when asked again', async () => {
  const user = userEvent.setup()
  const { answer, environment } = await show()
  await answer([mentee(1, 'Asha Rao')], 26)
  await user.click(screen.getByRole('button', { name: 'Next page' }))
  await act(async () => environment.mock.rejectMostRecentOperation(new Error('away')))
  expect(screen.getByText('Something went wrong')).not.toBeNull()
  expect(screen.queryByRole('table')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await answer([mentee(2, 'Bala Iyer')], 26)
  expect(names()).toEqual(['Bala Iyer'])
})

test('when the first page does not come, another try begins anew', async () => {
  const user = userEvent.setup()
  const { answer, environment } = await show()
  await act(async () => environment.mock.rejectMostRecentOperation(new Error('away')))
  await user.click(await screen.findByRole('button', { name: 'Try again' }))
  await answer([mentee(1, 'Asha Rao')])
  expect(names()).toEqual(['Asha Rao'])
})

test('without mentees it says so', async () => {
  const { answer } = await show()
  await answer([])
  expect(screen.getByRole('heading', { name: 'No mentees found' })).not.toBeNull()
  expect(screen.queryByRole('button', { name: 'Clear search and filters' })).toBeNull()
})

test('a row opens at the side by its number, whether it is on this page or not', async () => {
  const { answer, environment } = await show('&open=7')
  await answer([mentee(1, 'Asha Rao')])
  await answerQuery<MenteePanelQuery>(environment, 'MenteePanelQuery', {
    mentee: { ...mentee(7, 'Gita Nair'), bio: 'Likes bridges.', goals: null, linkedinUrl: null },
  })
  const panel = await screen.findByRole('dialog', { name: 'Gita Nair' })
  expect(within(panel).getByText('Likes bridges.')).not.toBeNull()
  expect(within(panel).getByText('21 Nov 2026, 12:00 pm IST')).not.toBeNull()
  expect(within(panel).queryByText('Goals')).toBeNull()
})

test('a number that nobody has says so', async () => {
  const { answer, environment } = await show('&open=99')
  await answer([mentee(1, 'Asha Rao')])
  await answerQuery<MenteePanelQuery>(environment, 'MenteePanelQuery', { mentee: null })
  const panel = await screen.findByRole('dialog', { name: 'Mentee' })
  await waitFor(() => expect(panel.textContent).toContain('This entry does not exist.'))
})

test('a mentee is deleted after the name was typed; what keeps them from it stands as a list', async () => {
  const user = userEvent.setup()
  const { answer, environment } = await show()
  await answer([mentee(1, 'Asha Rao')])
  await user.click(screen.getByRole('button', { name: 'Delete Asha Rao' }))
  const dialog = await screen.findByRole('dialog', { name: 'Delete Asha Rao?' })
  expect(dialog.textContent).toContain('goals, subscriptions, chat messages and payments are removed too')
  const button = within(dialog).getByRole<HTMLButtonElement>('button', { name: 'Delete mentee' })
  expect(button.disabled).toBe(true)
  await user.type(within(dialog).getByRole('textbox'), 'asha rao')
  await user.click(button)
  await answerMutation<DeletePersonMenteeMutation>(environment, {
    deleteMentee: refused('AccountInUseError', 'This mentee account cannot be closed yet.', {
      constraints: [{ message: '1 upcoming session' }, { message: '1 open payment' }],
      suggestion: 'Cancel them first.',
    }),
  })
  const notice = await within(dialog).findByRole('alert')
  expect(within(notice).getByText('Cannot Delete Mentee')).not.toBeNull()
  expect(
    within(notice)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['1 upcoming session', '1 open payment'])
  expect(notice.textContent).toContain('Cancel them first.')
  await user.click(button)
  await act(async () => environment.mock.rejectMostRecentOperation(new Error('broken')))
  await waitFor(() => expect(within(dialog).getByRole('alert').textContent).toContain('Failed to delete mentee'))
  await user.click(button)
  await answerMutation<DeletePersonMenteeMutation>(environment, {
    deleteMentee: { __typename: 'DeleteMenteePayload', ok: true },
  })
  expect(currentToast()?.title).toBe('Mentee and all related data deleted successfully')
  // The page is read anew.
  await answer([mentee(2, 'Bala Iyer')])
  await waitFor(() => expect(names()).toEqual(['Bala Iyer']))
})
