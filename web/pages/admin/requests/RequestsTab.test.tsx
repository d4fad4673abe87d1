import { render, screen, within } from '@testing-library/react'
import { RelayEnvironmentProvider } from 'react-relay'
import { createMemoryRouter } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { createMockEnvironment } from 'relay-test-utils'
import { expect, test } from 'vitest'
import type { RequestsTabPanelQuery } from '../../../__generated__/RequestsTabPanelQuery.graphql.ts'
import type { RequestsTabQuery } from '../../../__generated__/RequestsTabQuery.graphql.ts'
import { answerQuery } from '../../../testing/answers.ts'
import { RequestsTab } from './RequestsTab.tsx'

type Row = RequestsTabQuery['rawResponse']['allMentorshipRequests']['rows'][number]

const request = (databaseId: number, status: Row['status']): Row => ({
  id: `request-${databaseId}`,
  databaseId,
  createdAt: '2026-11-21T06:30:00.000Z',
  preferredDateTime: '2026-11-30T13:30:00.000Z',
  status,
  mentee: {
    id: 'mentee-3',
    name: 'Asha Rao',
    mainBranch: 'Civil Engineering',
    subBranch: null,
    profileImage: '',
    hasProfileImage: false,
  },
  mentor: { id: 'mentor-7', name: 'Ananya Iyer' },
})

async function show(search: string, rows: Row[]) {
  const environment = createMockEnvironment()
  const router = createMemoryRouter([{ path: '*', element: <RequestsTab /> }], {
    initialEntries: [`/admin?tab=requests${search}`],
  })
  render(
    <RelayEnvironmentProvider environment={environment}>
      <RouterProvider router={router} />
    </RelayEnvironmentProvider>,
  )
  const asked = environment.mock.getMostRecentOperation().request.variables
  await answerQuery<RequestsTabQuery>(environment, 'RequestsTabQuery', {
    allMentorshipRequests: { total: rows.length, rows },
  })
  return { environment, asked }
}

test('each row says who, when and where it stands', async () => {
  const { asked } = await show('&status=APPROVED&sort=-raised', [
    request(1, 'APPROVED'),
    request(2, 'PENDING'),
    request(3, 'REJECTED'),
  ])
  expect(asked).toMatchObject({ page: 1, status: 'APPROVED', sort: 'RAISED', direction: 'DESC' })
  const [, ...rows] = screen.getAllByRole('row')
  expect(rows.map((row) => within(row).getByText(/^(Accepted|Pending|Rejected)$/).textContent)).toEqual([
    'Accepted',
    'Pending',
    'Rejected',
  ])
  for (const text of ['Asha Rao', 'Ananya Iyer', '21 Nov 2026, 12:00 pm', '30 Nov 2026, 7:00 pm'])
    expect(within(rows[0]!).getByText(text)).not.toBeNull()
  expect(screen.getByRole('link', { name: 'CSV of 3 rows' }).getAttribute('href')).toBe(
    '/api/admin/csv/requests?sort=-raised&status=APPROVED',
  )
})

test('without requests it says so', async () => {
  await show('', [])
  expect(screen.getByRole('heading', { name: 'No mentorship requests submitted yet' })).not.toBeNull()
})

test('an opened request has its words and the reply', async () => {
  const { environment } = await show('&open=9', [])
  await answerQuery<RequestsTabPanelQuery>(environment, 'RequestsTabPanelQuery', {
    mentorshipRequest: {
      id: 'request-9',
      mentee: { id: 'mentee-3', databaseId: 3, name: 'Asha Rao' },
      mentor: { id: 'mentor-7', databaseId: 7, name: 'Ananya Iyer' },
      discussionTopic: 'Bar marks',
      background: 'Third year',
      preferredDateTime: '2026-11-30T13:30:00.000Z',
      additionalNotes: null,
      status: 'REJECTED',
      responseMessage: 'Fully booked.',
      respondedAt: '2026-11-22T06:30:00.000Z',
      withdrawnAt: null,
      createdAt: '2026-11-21T06:30:00.000Z',
    },
  })
  const panel = await screen.findByRole('dialog', { name: 'Request of Asha Rao' })
  for (const text of ['Bar marks', 'Third year', 'Fully booked.', '22 Nov 2026, 12:00 pm IST'])
    expect(within(panel).getByText(text)).not.toBeNull()
  expect(within(panel).queryByText('Additional notes')).toBeNull()
  expect(within(panel).getByRole('link', { name: 'Ananya Iyer' }).getAttribute('href')).toBe(
    '/admin?tab=mentors&open=7',
  )
})
