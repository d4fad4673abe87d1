import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MockPayloadGenerator } from 'relay-test-utils'
import { afterEach, expect, test, vi } from 'vitest'
import query, { type PaymentsPageQuery } from '../../__generated__/PaymentsPageQuery.graphql.ts'
import { saveFile } from '../../lib/saveFile.ts'
import { currentToast } from '../../lib/toasts.ts'
import { renderScreen } from '../../testing/renderScreen.tsx'
import { PaymentsPage } from './PaymentsPage.tsx'

vi.mock('../../lib/saveFile.ts', () => ({ saveFile: vi.fn() }))
afterEach(() => {
  vi.unstubAllGlobals()
  vi.mocked(saveFile).mockClear()
})

const BOOKING = {
  databaseId: 41,
  status: 'CONFIRMED',
  startsAt: '2026-11-28T05:00:00.000Z',
  startDate: null,
  endDate: null,
  mentor: { id: 'm12', databaseId: 12 },
}

function payment(
  serial: number,
  { booking = BOOKING, ...more }: { booking?: object | null; [field: string]: unknown } = {},
) {
  return {
    id: `p${serial}`,
    receiptNumber: `PL/2026-27/${String(serial).padStart(6, '0')}`,
    paidAt: '2026-11-21T04:30:00.000Z',
    amount: 149_900,
    whatFor: 'Session with Asha Pillai',
    booking: booking && { ...booking, id: `b${serial}` },
    registration: null,
    refunds: [],
    moneyLines: [],
    disputed: 0,
    heldByBank: 0,
    ...more,
  }
}

const refund = (state: string, amount: number) => ({ amount, state })

function show(nodes: object[] | Error | null, { type = 'MENTEE', hasNextPage = false } = {}) {
  return renderScreen<PaymentsPageQuery>({
    address: '/payments',
    path: '/payments',
    query,
    variables: {},
    Screen: PaymentsPage,
    answer:
      nodes instanceof Error
        ? nodes
        : {
            Query: () => (nodes === null ? { viewer: null } : {}),
            Viewer: () => ({ id: 'viewer:mentee:1', type }),
            ViewerPaymentsConnection: () => ({
              edges: nodes?.map((node) => ({ node })),
              pageInfo: { hasNextPage, endCursor: '1' },
            }),
          },
  })
}

const cardOf = (serial: string) => screen.getByText(`Receipt PL/2026-27/${serial}`).closest('li')!

test('a payment says what it was for, when, how much and its number', async () => {
  show([payment(123)])
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('Payments')
  expect(cardOf('000123').textContent).toBe(
    'Session with Asha PillaiSat 28 Nov, 10:30 am ISTPaid on 21 Nov 2026, 10:00 am IST₹1,499Receipt PL/2026-27/000123Download receipt PL/2026-27/000123',
  )
  expect(screen.getByRole('link', { name: 'Session with Asha Pillai' }).getAttribute('href')).toBe(
    '/booking/12?confirmed=41',
  )
})

test('a plan shows its days; what has no page of its own is no link', async () => {
  const days = { startsAt: null, startDate: '2026-12-01', endDate: '2026-12-31' }
  show([
    payment(1, { whatFor: 'Advanced package with Asha Pillai', booking: { ...BOOKING, ...days } }),
    payment(2, { whatFor: 'Workshop: Reading soil reports', booking: null }),
    payment(3, { whatFor: 'Session with Former mentor', booking: { ...BOOKING, mentor: null } }),
    payment(4, { whatFor: 'Session that was lost', booking: { ...BOOKING, status: 'EXPIRED' } }),
    payment(5, {
      whatFor: 'Workshop: Reading a beam drawing',
      booking: null,
      registration: { id: 'r5', ticketCode: 'code5', workshop: { id: 'w5', startsAt: '2026-12-05T10:30:00.000Z' } },
    }),
  ])
  await screen.findByRole('heading', { level: 1 })
  expect(cardOf('000001').textContent).toContain('1 Dec 2026 to 30 Dec 2026')
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'Advanced package with Asha Pillai',
    'Workshop: Reading a beam drawing',
  ])
  expect(cardOf('000005').textContent).toContain('Sat 5 Dec, 4:00 pm IST')
  expect(screen.getByRole('link', { name: /beam/ }).getAttribute('href')).toBe('/workshop-tickets/code5')
})

test.each([
  ['Refunded', { refunds: [refund('REFUNDED', 149_900)] }],
  ['Partly refunded', { refunds: [refund('REFUNDED', 50_050)] }],
  ['Refund on its way', { refunds: [refund('ON_ITS_WAY', 149_900)] }],
  ['Refund on its way', { refunds: [refund('REFUNDED', 50_000), refund('ON_ITS_WAY', 99_900)] }],
  ['Refund on hold at your bank', { refunds: [refund('WAITS_FOR_BANK', 149_900)] }],
  ['Refund being looked into', { refunds: [refund('WITH_SUPPORT', 149_900)] }],
  ['Not refunded', { refunds: [refund('NOT_RETURNED', 149_900)] }],
  ['Returned', { refunds: [refund('RETURNED_OTHERWISE', 149_900)] }],
  ['Returned', { refunds: [refund('REFUNDED', 100_000)], disputed: 49_900 }],
  ['Partly returned', { refunds: [refund('REFUNDED', 50_000)], disputed: 49_900 }],
  ['Taken back by your bank', { disputed: 149_900 }],
  ['With your bank', { heldByBank: 149_900 }],
  ['Partly taken back by your bank', { disputed: 49_900 }],
  ['Partly with your bank', { heldByBank: 49_900 }],
])('%s: %o', async (label, money) => {
  const moneyLines = ['Where the money is.', 'Where the rest is.']
  show([payment(1, { ...money, moneyLines })])
  await screen.findByRole('heading', { level: 1 })
  const lines = within(within(cardOf('000001')).getByRole('list')).getAllByRole('listitem')
  expect(lines.map(({ textContent }) => textContent)).toEqual([label, ...moneyLines])
})

test('the receipt is saved under its number, without leaving the page', async () => {
  const { router } = show([payment(123)])
  const pdf = new Blob(['%PDF-'])
  const headers = { 'content-disposition': 'attachment; filename="PL-2026-27-000123.pdf"' }
  const asked = vi.fn(async () => new Response(pdf, { headers }))
  vi.stubGlobal('fetch', asked)
  await userEvent.click(await screen.findByRole('button', { name: 'Download receipt PL/2026-27/000123' }))
  await waitFor(() => expect(saveFile).toHaveBeenCalledOnce())
  expect(asked).toHaveBeenCalledWith('/receipts/PL-2026-27-000123.pdf', expect.anything())
  expect(vi.mocked(saveFile).mock.calls[0]![0]).toBe('PL-2026-27-000123.pdf')
  expect(router.state.location.pathname).toBe('/payments')
})

test.each([
  ['logged out meanwhile', async () => new Response('{}', { status: 404 }), /logged out/],
  ['too many', async () => new Response('{}', { status: 429 }), /many receipts/],
  ['a mistake of ours', async () => new Response('{}', { status: 500 }), /on our side/],
  ['no connection', () => Promise.reject(new TypeError('Failed to fetch')), /could not reach the server/],
])('a receipt that cannot be had says why: %s', async (_why, answer, said) => {
  show([payment(123)])
  vi.stubGlobal('fetch', answer)
  await userEvent.click(await screen.findByRole('button', { name: /Download receipt/ }))
  await waitFor(() => expect(currentToast()).toMatchObject({ title: 'The receipt was not downloaded' }))
  expect(currentToast()?.description).toMatch(said)
  expect(saveFile).not.toHaveBeenCalled()
  expect(screen.getByRole('button', { name: /Download receipt/ }).getAttribute('aria-busy')).toBeNull()
})

test('hundreds of payments come a page at a time', async () => {
  const page = (number: number) => Array.from({ length: 100 }, (_, index) => payment(300 - number * 100 - index))
  const { environment } = show(page(0), { hasNextPage: true })
  await screen.findByRole('heading', { level: 1 })
  for (const number of [1, 2]) {
    await userEvent.click(screen.getByText('Load more'))
    await act(async () =>
      environment.mock.resolveMostRecentOperation((operation) =>
        MockPayloadGenerator.generate(operation, {
          Viewer: () => ({ id: 'viewer:mentee:1' }),
          ViewerPaymentsConnection: () => ({
            edges: page(number).map((node) => ({ node })),
            pageInfo: { hasNextPage: number < 2, endCursor: String(number) },
          }),
        }),
      ),
    )
  }
  const receipts = screen.getAllByText(/^Receipt PL/).map(({ textContent }) => textContent)
  expect(receipts).toHaveLength(300)
  expect(new Set(receipts).size).toBe(300)
  expect(screen.queryByText('Load more')).toBeNull()
})

test('without payments it says what will be here', async () => {
  show([])
  expect(await screen.findByRole('heading', { name: 'No payments yet' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Find Mentors' })).toBeTruthy()
})

test.each([
  ['a visitor', null, {}],
  ['a mentor', [], { type: 'MENTOR' }],
])('%s is sent to the login as a mentee', async (_who, nodes, options) => {
  const { router } = show(nodes, options)
  await waitFor(() => expect(router.state.location.pathname).toBe('/auth'))
  const search = new URLSearchParams(router.state.location.search)
  expect(Object.fromEntries(search)).toMatchObject({ as: 'mentee' })
})
