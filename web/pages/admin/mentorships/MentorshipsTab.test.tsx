import { render, screen, within } from '@testing-library/react'
import { RelayEnvironmentProvider } from 'react-relay'
import { createMemoryRouter } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { createMockEnvironment } from 'relay-test-utils'
import { expect, test } from 'vitest'
import type { MentorshipsTabQuery } from '../../../__generated__/MentorshipsTabQuery.graphql.ts'
import { answerQuery } from '../../../testing/answers.ts'
import { MentorshipsTab } from './MentorshipsTab.tsx'

type Row = MentorshipsTabQuery['rawResponse']['allBookings']['rows'][number]

const session: Row = {
  id: 'booking-7',
  databaseId: 7,
  menteeName: 'Asha Rao',
  mentorName: 'Bala Iyer',
  agenda: 'Gate preparation',
  packageType: 'STARTER',
  startsAt: '2026-11-28T05:00:00.000Z',
  startDate: null,
  endDate: null,
  plan: null,
  duration: 45,
  status: 'CONFIRMED',
  paymentStatus: 'COMPLETED',
  amount: 49_900,
}
const month: Row = {
  ...session,
  id: 'booking-8',
  databaseId: 8,
  packageType: 'ADVANCED',
  agenda: '',
  startsAt: null,
  startDate: '2026-11-01',
  endDate: '2026-12-01',
  plan: { id: 'plan-3', startDate: '2026-11-01', endDate: '2026-12-11' },
  status: 'CANCELLED',
  paymentStatus: 'REFUNDED',
}

function show(search = '') {
  const environment = createMockEnvironment()
  const router = createMemoryRouter([{ path: '*', element: <MentorshipsTab /> }], {
    initialEntries: [`/admin?tab=mentorships${search}`],
  })
  render(
    <RelayEnvironmentProvider environment={environment}>
      <RouterProvider router={router} />
    </RelayEnvironmentProvider>,
  )
  return {
    asked: () => environment.mock.getMostRecentOperation().request.variables,
    answer: (rows: Row[]) =>
      answerQuery<MentorshipsTabQuery>(environment, 'MentorshipsTabQuery', {
        allBookings: { total: rows.length, rows },
      }),
  }
}

const cells = (name: RegExp) =>
  within(screen.getByRole('row', { name }))
    .getAllByRole('cell')
    .map(({ textContent }) => textContent)

test('a row says who, what, when, for how long, how it is paid and where it stands', async () => {
  const { answer } = show()
  await answer([session, month])
  expect(cells(/Gate preparation/).slice(0, 7)).toEqual([
    'Bala Iyer',
    'Gate preparation',
    'Starter',
    '28 Nov 2026, 10:30 am IST',
    '45 min',
    'Paid',
    'Confirmed',
  ])
  // A package: the last day that it has now, not the one that it was bought with.
  expect(cells(/Advanced/).slice(1, 7)).toEqual([
    'None given',
    'Advanced',
    '1 Nov 2026 to 10 Dec 2026',
    '45 min a session',
    'Returned',
    'Cancelled',
  ])
})

test('a session of a package is included, whatever became of the payment for the package', async () => {
  const { answer } = show()
  await answer([{ ...session, packageType: 'ADVANCED', amount: 0 }])
  expect(cells(/Gate preparation/)[5]).toBe('Included')
})

test('the address is asked of the server, days included; what is no day is left out', () => {
  const { asked } = show(
    '&packageType=ADVANCED&paymentStatus=PENDING&status=EXPIRED&from=2026-11-01&to=soon&sort=-starts',
  )
  expect(asked()).toMatchObject({
    packageType: 'ADVANCED',
    paymentStatus: 'PENDING',
    status: 'EXPIRED',
    from: '2026-11-01',
    to: null,
    sort: 'STARTS',
    direction: 'DESC',
  })
})

test('without any it says so', async () => {
  const { answer } = show()
  await answer([])
  expect(screen.getByText('No mentorship sessions booked yet')).toBeTruthy()
})
