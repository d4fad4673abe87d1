import { act, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { RelayEnvironmentProvider } from 'react-relay'
import { createMemoryRouter } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { createMockEnvironment } from 'relay-test-utils'
import { expect, test } from 'vitest'
import type { AnalyticsTabQuery } from '../../../__generated__/AnalyticsTabQuery.graphql.ts'
import { answerQuery } from '../../../testing/answers.ts'
import { AnalyticsTab } from './AnalyticsTab.tsx'

const user = userEvent.setup()
const TOTALS = { mentors: 1_234, mentees: 123_456, workshops: 6, communityMembers: 2, bookings: 127 }
const NONE = {
  mentors: 0,
  mentees: 0,
  communityMembers: 0,
  bookings: 0,
  workshopSeats: 0,
  revenue: 0,
  refunds: 0,
}
const WEEKS = [
  { ...NONE, from: '2026-11-09', mentees: 12, mentors: 1, bookings: 4, revenue: 1_234_500 },
  { ...NONE, from: '2026-11-16', mentees: 3, bookings: 1, revenue: 49_900 },
]

async function show(weeks: readonly (typeof WEEKS)[number][], totals = TOTALS) {
  const environment = createMockEnvironment()
  const router = createMemoryRouter([{ path: '*', element: <AnalyticsTab /> }], { initialEntries: ['/admin'] })
  render(
    <RelayEnvironmentProvider environment={environment}>
      <RouterProvider router={router} />
    </RelayEnvironmentProvider>,
  )
  const answer = () =>
    answerQuery<AnalyticsTabQuery>(environment, 'AnalyticsTabQuery', {
      adminTotals: totals,
      analytics: { weeks },
      // Sunday, 22 November in India.
      site: { id: 's', now: '2026-11-22T06:30:00.000Z' },
    })
  await answer()
  return { environment, router, answer }
}
const chart = (title: string) => within(screen.getByRole('region', { name: title }))

test('the totals stand first, in Indian grouping', async () => {
  await show(WEEKS)
  const facts = screen.getAllByRole('term').map((term) => [term.textContent, term.nextElementSibling?.textContent])
  expect(facts.slice(0, 3)).toEqual([
    ['Total mentors', '1,234'],
    ['Total mentees', '1,23,456'],
    ['Total workshops', '6'],
  ])
})

test('each column says its week and values; the running week says so', async () => {
  await show(WEEKS)
  const names = chart('Sign-ups')
    .getAllByRole('img')
    .map((column) => column.getAttribute('aria-label'))
  expect(names).toEqual([
    '9–15 Nov: 12 mentees, 1 mentor, 0 community members',
    '16–22 Nov, so far: 3 mentees, 0 mentors, 0 community members',
  ])
  expect(chart('Revenue').getByText('₹12,844 received in 2 weeks')).toBeTruthy()
  expect(chart('Refunds').getByText('Nothing in these 2 weeks.')).toBeTruthy()
})

test('behind a chart is a table, newest week first, with the total', async () => {
  await show(WEEKS)
  await user.click(chart('Revenue').getByRole('button', { name: 'Show as table' }))
  const rows = within(chart('Revenue').getByRole('table')).getAllByRole('row')
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    'WeekRevenue',
    '16–22 Nov, so far₹499',
    '9–15 Nov₹12,345',
    'Total₹12,844',
  ])
  await user.click(chart('Revenue').getByRole('button', { name: 'Show as chart' }))
  expect(chart('Revenue').queryByRole('table')).toBeNull()
})

test('another period is in the address; the charts stay until it is here', async () => {
  const { environment, router, answer } = await show(WEEKS)
  await user.selectOptions(screen.getByLabelText('Period'), '52')
  await waitFor(() => expect(router.state.location.search).toBe('?weeks=52'))
  expect(chart('Bookings').getAllByRole('img')).toHaveLength(2)
  await waitFor(() => expect(environment.mock.getMostRecentOperation().request.variables).toEqual({ weeks: 52 }))
  await act(answer)
})

test('a new marketplace says what will be here', async () => {
  const nothing = { mentors: 0, mentees: 0, workshops: 0, communityMembers: 0, bookings: 0 }
  await show([{ ...NONE, from: '2026-11-16' }], nothing)
  expect(screen.getByRole('heading', { name: 'Nothing to show yet' })).toBeTruthy()
  expect(screen.queryByText('Sign-ups')).toBeNull()
})
