import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { RelayEnvironmentProvider } from 'react-relay'
import { createMemoryRouter } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { createMockEnvironment } from 'relay-test-utils'
import { expect, test } from 'vitest'
import type { MeaningDialogCreateMutation } from '../../../__generated__/MeaningDialogCreateMutation.graphql.ts'
import type { MeaningsTabDeleteMutation } from '../../../__generated__/MeaningsTabDeleteMutation.graphql.ts'
import type { MeaningsTabQuery } from '../../../__generated__/MeaningsTabQuery.graphql.ts'
import type { NeedsTabMutation } from '../../../__generated__/NeedsTabMutation.graphql.ts'
import type { NeedsTabQuery } from '../../../__generated__/NeedsTabQuery.graphql.ts'
import type { SearchesTabQuery } from '../../../__generated__/SearchesTabQuery.graphql.ts'
import { answerMutation, answerQuery } from '../../../testing/answers.ts'
import { fill } from '../../../testing/fill.ts'
import { NeedsTab } from '../needs/NeedsTab.tsx'
import { SearchesTab } from '../needs/SearchesTab.tsx'
import { MeaningsTab } from './MeaningsTab.tsx'

const user = userEvent.setup()

function show(Tab: () => React.ReactNode, address: string) {
  const environment = createMockEnvironment()
  const router = createMemoryRouter([{ path: '*', element: <Tab /> }], { initialEntries: [address] })
  render(
    <RelayEnvironmentProvider environment={environment}>
      <RouterProvider router={router} />
    </RelayEnvironmentProvider>,
  )
  return environment
}

const GATE = { id: 'meaning-7', databaseId: 7, said: ['gate', 'gate exam'], found: ['psu'], weight: 0.5, importance: 1 }
const answer = (environment: ReturnType<typeof show>) =>
  answerQuery<MeaningsTabQuery>(environment, 'MeaningsTabQuery', { allSearchMeanings: { total: 1, rows: [GATE] } })

test('a meaning is added, one phrase on each line, and the list is read again', async () => {
  const environment = show(MeaningsTab, '/admin?tab=meanings')
  await answer(environment)
  expect(screen.getByText('gate, gate exam')).toBeTruthy()
  await user.click(screen.getByRole('link', { name: 'Add Meaning' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Add meaning' }))
  await user.click(dialog.getByRole('button', { name: 'Add meaning' }))
  expect((await dialog.findAllByText('Write at least one phrase that people type')).length).toBeGreaterThan(0)
  await fill(user, dialog.getByRole('textbox', { name: /People type/ }), ' fea \n\nfinite element analysis')
  await user.clear(dialog.getByRole('spinbutton', { name: /Importance/ }))
  await fill(user, dialog.getByRole('spinbutton', { name: /Importance/ }), '0.8')
  await user.click(dialog.getByRole('button', { name: 'Add meaning' }))
  const named = (name: string) => environment.mock.findOperation(({ request }) => request.node.params.name === name)
  await waitFor(() =>
    expect(named('MeaningDialogCreateMutation').request.variables).toEqual({
      input: { said: ['fea', 'finite element analysis'], found: [], weight: 0.6, importance: 0.8 },
    }),
  )
  await answerMutation<MeaningDialogCreateMutation>(environment, {
    createSearchMeaning: { __typename: 'CreateSearchMeaningPayload', meaning: { id: 'meaning-8' } },
  })
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await waitFor(() => named('MeaningsTabQuery'))
})

test('a meaning is edited from what it is, and removed after a question', async () => {
  const environment = show(MeaningsTab, '/admin?tab=meanings')
  await answer(environment)
  await user.click(screen.getByRole('button', { name: 'Edit gate' }))
  const said = within(await screen.findByRole('dialog')).getByRole('textbox', { name: /People type/ })
  expect((said as HTMLTextAreaElement).value).toBe('gate\ngate exam')
  await user.click(screen.getByRole('button', { name: 'Cancel' }))
  await user.click(screen.getByRole('button', { name: 'Remove gate' }))
  await user.click(await screen.findByRole('button', { name: 'Remove meaning' }))
  await answerMutation<MeaningsTabDeleteMutation>(environment, {
    deleteSearchMeaning: { __typename: 'DeleteSearchMeaningPayload', ok: true },
  })
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('a need says what was told, by whom and how many mentors they heard of; it is marked as resolved', async () => {
  const environment = show(NeedsTab, '/admin?tab=needs&resolved=false')
  expect(environment.mock.getMostRecentOperation().request.variables).toMatchObject({ resolved: false })
  const need = { id: 'need-3', databaseId: 3, text: 'Somebody for rotors', search: 'rotor', resolvedAt: null }
  const told = { userType: null, wantsMail: true, mails: 1, createdAt: '2026-11-21T06:30:00.000Z' }
  await answerQuery<NeedsTabQuery>(environment, 'NeedsTabQuery', {
    allMentorNeeds: { total: 1, rows: [{ ...need, ...told }] },
  })
  const row = within(screen.getAllByRole('row')[1]!)
  for (const text of [
    'Somebody for rotors',
    'Searched for: rotor',
    'Visitor',
    '21 Nov 2026, 12:00 pm',
    '1 of 3 mentors',
  ])
    expect(row.getByText(text)).toBeTruthy()
  await user.click(row.getByRole('button', { name: 'Mark as resolved: Somebody for rotors' }))
  await answerMutation<NeedsTabMutation>(environment, {
    resolveMentorNeed: {
      __typename: 'ResolveMentorNeedPayload',
      need: { id: 'need-3', resolvedAt: '2026-11-22T06:30:00.000Z' },
    },
  })
  expect(await row.findByText('Resolved')).toBeTruthy()
})

test('searches are listed by week with their counts, lead to the page, and are had as a file', async () => {
  const environment = show(SearchesTab, '/admin?tab=searches&week=2026-11-18')
  expect(environment.mock.getMostRecentOperation().request.variables).toMatchObject({ week: '2026-11-18' })
  const rows = [{ databaseId: 1, text: 'quantum welding', week: '2026-11-16', count: 12 }]
  await answerQuery<SearchesTabQuery>(environment, 'SearchesTabQuery', { allMissedSearches: { total: 1, rows } })
  expect(screen.getByRole('link', { name: 'quantum welding' }).getAttribute('href')).toBe(
    '/mentors?search=quantum%20welding',
  )
  expect(within(screen.getAllByRole('row')[1]!).getByText('12')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'CSV of 1 row' }).getAttribute('href')).toBe(
    '/api/admin/csv/searches?week=2026-11-18',
  )
})
