import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import query, { type EarningsPageQuery } from '../../__generated__/EarningsPageQuery.graphql.ts'
import { renderScreen } from '../../testing/renderScreen.tsx'
import { EarningsPage } from './EarningsPage.tsx'
// The part that is loaded apart is there before the tests begin.
import './EarningsTable.tsx'

function payment(bookingId: number, more: object = {}) {
  return {
    bookingId,
    workshopId: null,
    workshopTitle: null,
    menteeName: `Mentee ${bookingId}`,
    packageType: 'STARTER',
    selectedTimeSlot: '2026-11-28 10:30',
    paidAt: '2026-11-20T19:00:00.000Z',
    amount: 149_900,
    platformFee: 29_980,
    mentorEarning: 119_920,
    refundedAmount: 0,
    ...more,
  }
}

const month = (name: string, payments: ReturnType<typeof payment>[], paymentCount = payments.length) => ({
  month: name,
  paymentCount,
  amount: payments.reduce((sum, { amount }) => sum + amount, 0),
  platformFee: payments.reduce((sum, { platformFee }) => sum + platformFee, 0),
  mentorEarning: payments.reduce((sum, { mentorEarning }) => sum + mentorEarning, 0),
  payments,
})

const TWO = [
  month('2026-11', [
    payment(7),
    payment(6, {
      menteeName: '=HYPERLINK("x")',
      amount: 99_950,
      platformFee: 19_990,
      mentorEarning: 79_960,
      refundedAmount: 49_950,
    }),
  ]),
  month('2026-10', [
    payment(5, {
      packageType: 'ADVANCED',
      selectedTimeSlot: '2026-10-01 to 2026-10-31',
      paidAt: '2026-09-30T19:00:00.000Z',
      amount: 0,
      platformFee: 0,
      mentorEarning: 0,
      refundedAmount: 900_000,
    }),
  ]),
]

function show(earnings: object[] | null, { address = '/earnings', type = 'MENTOR', status = 'ACCEPTED' } = {}) {
  return renderScreen<EarningsPageQuery>({
    address,
    path: '/earnings',
    query,
    variables: {},
    Screen: EarningsPage,
    answer: {
      Query: () => (type === 'VISITOR' ? { viewer: null } : {}),
      Viewer: () => ({ id: 'viewer:mentor:12', databaseId: 12, type, earnings }),
      Mentor: () => ({ status }),
    },
  })
}

const rowsOf = (table: HTMLElement) =>
  within(table)
    .getAllByRole('row')
    .map((row) => [...row.children].map(({ textContent }) => textContent))

test('sums of all, and of each month', async () => {
  show(TWO)
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('Earnings')
  expect(screen.getAllByRole('term').map((term) => [term.textContent, term.nextSibling?.textContent])).toEqual([
    // Not “Paid”: below, that is what somebody has paid before refunds.
    ['After refunds', '₹2,498.50'],
    ['Platform fee', '₹499.70'],
    ['Yours', '₹1,998.80'],
  ])
  expect(rowsOf(screen.getByRole('table', { name: 'Earnings by month' }))).toEqual([
    ['Month', 'Payments', 'After refunds', 'Platform fee', 'Yours'],
    ['November 2026', '2 payments', '₹2,498.50', '₹499.70', '₹1,998.80'],
    ['October 2026', '1 payment', '₹0', '₹0', '₹0'],
  ])
})

test('each payment with its fee split, its refund and its booking', async () => {
  show(TWO)
  const table = await screen.findByRole('table', { name: 'Payments for your sessions and workshops' })
  expect(rowsOf(table)).toEqual([
    ['Paid by', 'For (IST)', 'Paid on', 'Paid', 'Returned', 'Platform fee', 'Yours'],
    ['Mentee 7', 'Session, 28 Nov 2026, 10:30 am', '21 Nov 2026', '₹1,499', 'None', '₹299.80', '₹1,199.20'],
    ['=HYPERLINK("x")', 'Session, 28 Nov 2026, 10:30 am', '21 Nov 2026', '₹1,499', '₹499.50', '₹199.90', '₹799.60'],
    ['Mentee 5', 'Advanced package, 1 Oct 2026 to 30 Oct 2026', '1 Oct 2026', '₹9,000', '₹9,000', '₹0', '₹0'],
  ])
  expect(within(table).getAllByRole('link')[0]!.getAttribute('href')).toBe('/booking/12?confirmed=7')
})

test('a seat in a workshop is named by its title, and leads there', async () => {
  const seat = { bookingId: null, workshopId: 4, workshopTitle: 'Drift by hand', packageType: null }
  show([month('2026-11', [payment(9, { ...seat, selectedTimeSlot: '2026-12-05 16:00' })])])
  const link = await screen.findByRole('link', { name: 'Workshop: Drift by hand, 5 Dec 2026, 4:00 pm' })
  expect(link.getAttribute('href')).toBe('/workshop-registration/4')
})

test('a month is chosen in its list, or by its name, and stays in the address', async () => {
  const { router } = show(TWO, { address: '/earnings?month=2026-10' })
  const table = () => screen.getByRole('table', { name: 'Payments for your sessions and workshops' })
  await screen.findByRole('table', { name: 'Payments for your sessions and workshops' })
  expect(rowsOf(table()).map(([mentee]) => mentee)).toEqual(['Paid by', 'Mentee 5'])
  await userEvent.click(screen.getByRole('link', { name: 'November 2026' }))
  expect(rowsOf(table()).map(([mentee]) => mentee)).toEqual(['Paid by', 'Mentee 7', '=HYPERLINK("x")'])
  // The payments are below all months.
  expect(router.state.location).toMatchObject({ search: '?month=2026-11', hash: '#each-payment' })
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Month' }), 'All months')
  expect(rowsOf(table())).toHaveLength(4)
})

const csv = () => {
  const link = screen.getByRole('link', { name: /^CSV of/ })
  return [link.textContent.trim(), link.getAttribute('href')]
}
const CUT = /^The list shows/

test('the CSV has every payment, or those of the chosen month', async () => {
  show(TWO)
  await screen.findByRole('link', { name: /^CSV of/ })
  expect(csv()).toEqual(['CSV of 3 rows', '/api/earnings.csv'])
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Month' }), 'November 2026')
  expect(csv()).toEqual(['CSV of 2 rows', '/api/earnings.csv?month=2026-11'])
  expect(screen.queryByText(CUT)).toBeNull()
})

test('hundreds of payments are shown a page at a time; a list that has not all of them says so', async () => {
  const many = Array.from({ length: 300 }, (_, index) => payment(index + 1))
  show([month('2026-11', many, 320), month('2026-10', [], 120)])
  const table = await screen.findByRole('table', { name: 'Payments for your sessions and workshops' })
  expect(rowsOf(table)).toHaveLength(26)
  expect(screen.getByText(CUT).textContent).toBe(
    'The list shows the newest 300 of 440 payments. The totals and the CSV include all payments.',
  )
  expect(csv()[0]).toBe('CSV of 440 rows')
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Month' }), 'October 2026')
  expect(screen.getByText(CUT).textContent).toBe(
    'The list shows none of 120 payments of October 2026. The totals and the CSV include all payments.',
  )
  expect(csv()).toEqual(['CSV of 120 rows', '/api/earnings.csv?month=2026-10'])
})

test('without earnings it says what will be here', async () => {
  show([])
  expect(await screen.findByRole('heading', { name: 'No earnings yet' })).toBeTruthy()
})

test.each([
  ['PENDING_REVIEW', 'Your application is being reviewed.'],
  ['REJECTED', 'You are not accepted as a mentor.'],
])('a mentor who is %s reads why there is nothing', async (status, said) => {
  show([], { status })
  expect(await screen.findByText(said)).toBeTruthy()
  expect(screen.queryByText('No earnings yet')).toBeNull()
  const support = screen.queryByRole('link', { name: 'write to our support team' })
  expect(support?.getAttribute('href')).toBe(status === 'REJECTED' ? '/contact-us' : undefined)
})

test.each(['VISITOR', 'MENTEE'])('a %s is sent to the login as a mentor', async (type) => {
  const { router } = show(null, { type })
  await waitFor(() => expect(router.state.location.pathname).toBe('/auth'))
  expect(new URLSearchParams(router.state.location.search).get('as')).toBe('mentor')
})
