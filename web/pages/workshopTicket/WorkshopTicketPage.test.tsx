import userEvent from '@testing-library/user-event'
import { act, screen, within } from '@testing-library/react'
import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import ticketQuery, { type WorkshopTicketPageQuery } from '../../__generated__/WorkshopTicketPageQuery.graphql.ts'
import type { CancelTicketMutation } from '../../__generated__/CancelTicketMutation.graphql.ts'
import type { ConfirmSeatMutation } from '../../__generated__/ConfirmSeatMutation.graphql.ts'
import { RequestError } from '../../lib/errors.ts'
import { currentToast, dismissToast } from '../../lib/toasts.ts'
import { answerMutation, refused, type MutationAnswer } from '../../testing/answers.ts'
import { renderScreen } from '../../testing/renderScreen.tsx'
import { ConfirmSeat, WorkshopTicketPage } from './WorkshopTicketPage.tsx'
import { CancelTicket } from './TicketActions.tsx'

const user = userEvent.setup()
const NOW = '2026-12-02T06:30:00.000Z'
const WORKSHOP = {
  id: 'beam',
  databaseId: 7,
  title: 'Reading a beam drawing',
  state: 'APPROVED',
  date: '2026-12-05',
  time: '16:00',
  startsAt: '2026-12-05T10:30:00.000Z',
  duration: '2.5 hours',
  instructorName: 'Ananya Iyer',
  price: 49_900,
  isFull: false,
  isRegistrationOpen: true,
  mentor: null,
}
const TICKET = {
  code: 'secret',
  state: 'REGISTERED',
  name: 'Sneha Kulkarni',
  email: 'sneha@example.in',
  phone: '+91 98765 43210',
  amount: 49_900,
  cancelledAt: null,
  cancelledBy: null,
  cancelReason: null,
  meetingLink: 'https://meet.example/beam',
  canCancel: true,
  refundNow: 49_900,
  refundWay: 'The refund goes to the account you paid from, usually within 5 to 7 working days.',
  refundToCome: 0,
  fullRefundUntil: '2026-12-04T10:30:00.000Z',
  moneyLines: [] as readonly string[],
  calendarPath: '/workshop-tickets/secret/calendar.ics',
  receiptPath: '/workshop-tickets/secret/receipt.pdf',
  certificateCode: null,
}

interface Shown {
  ticket?: object | null
  workshop?: object
  now?: string
}

function show({ ticket = {}, workshop = {}, now = NOW }: Shown = {}) {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(now) })
  const shown = ticket && { ...TICKET, ...ticket, workshop: { ...WORKSHOP, ...workshop } }
  const page = renderScreen<WorkshopTicketPageQuery>({
    address: '/workshop-tickets/secret',
    query: ticketQuery,
    variables: { code: 'secret' },
    Screen: WorkshopTicketPage,
    answer: { Query: () => ({ workshopTicket: shown }), Site: () => ({ now, supportEmail: 'help@plumbline.example' }) },
  })
  const { mock } = page.environment
  return {
    ...page,
    /** What the ticket has by now. */
    answerFresh: async (changes: object) => {
      const asked = await vi.waitFor(() =>
        mock.findOperation(({ request }) => request.node.params.name === 'freshTicketQuery'),
      )
      await act(async () => mock.resolve(asked, { data: { workshopTicket: { ...shown, ...changes } } }))
    },
  }
}

const cancelButton = () => screen.getByRole('button', { name: 'Cancel my registration' })
const answerCancelled = (
  { environment }: ReturnType<typeof show>,
  cancelWorkshopRegistration: MutationAnswer<CancelTicketMutation>['cancelWorkshopRegistration'],
) => answerMutation<CancelTicketMutation>(environment, { cancelWorkshopRegistration })
/** The ticket as the server answers it, with what differs. */
const ticketWith = (changes: object) => ({ ...TICKET, workshop: WORKSHOP, ...changes }) as never

beforeAll(() => Promise.all([CancelTicket, ConfirmSeat].map((part) => part.load())))
afterEach(() => {
  vi.useRealTimers()
  dismissToast(currentToast()?.id ?? 0)
})

it('left open while the workshop moves has the new time and link once somebody is back', async () => {
  const { environment } = show()
  expect(screen.getByText('4:00 pm IST')).toBeTruthy()
  await act(async () => void document.dispatchEvent(new Event('visibilitychange')))
  const { mock } = environment
  const asked = await vi.waitFor(() =>
    mock.findOperation(({ request }) => request.node.params.name === 'freshTicketQuery'),
  )
  const workshop = { ...WORKSHOP, time: '18:00', startsAt: '2026-12-05T12:30:00.000Z' }
  await act(async () =>
    mock.resolve(asked, { data: { workshopTicket: { ...TICKET, meetingLink: 'https://meet.example/new', workshop } } }),
  )
  expect(screen.getByText('6:00 pm IST')).toBeTruthy()
  expect(screen.getByRole('link', { name: /meeting link/ }).getAttribute('href')).toBe('https://meet.example/new')
})

it('has all of it: when, for whom, calendar, receipt, and the link with its time', () => {
  show()
  expect(document.title).toBe('Your ticket - Plumbline')
  const text = document.body.textContent
  for (const part of ['Sat, 5 Dec 2026', '4:00 pm IST', 'Sneha Kulkarni', '₹499', 'Join from 3:45 pm IST'])
    expect(text).toContain(part)
  expect(screen.getByRole('link', { name: /meeting link/ }).getAttribute('href')).toBe('https://meet.example/beam')
  expect(screen.getByRole('link', { name: 'Save .ics file' }).getAttribute('href')).toBe(TICKET.calendarPath)
  expect(screen.getByRole('link', { name: 'Receipt (PDF)' }).getAttribute('href')).toBe(TICKET.receiptPath)
  const google = new URL(screen.getByRole('link', { name: /Google/ }).getAttribute('href') ?? '')
  expect(google.searchParams.get('dates')).toBe('20261205T103000Z/20261205T130000Z')
  expect(document.querySelector('meta[name="referrer"]')?.getAttribute('content')).toBe('no-referrer')
})

it.each([
  ['a title and a name in Tamil', { title: 'கட்டமைப்பு '.repeat(20), instructorName: 'காயத்ரி '.repeat(15) }, {}],
  ['the longest meeting link', {}, { meetingLink: `https://meet.example/${'%E0%AE%95'.repeat(53)}` }],
])('Google Calendar takes its link with %s: it has at most 2,000 characters', (_, workshop, ticket) => {
  show({ workshop, ticket })
  const address = screen.getByRole('link', { name: /Google/ }).getAttribute('href')!
  expect(address.length).toBeLessThanOrEqual(2_000)
  expect(new URL(address).searchParams.get('details')).toContain('Join: https://meet.example/')
})

it('without a link says that it follows', () => {
  show({ ticket: { meetingLink: null } })
  expect(screen.getByText('The meeting link will follow by email.')).toBeTruthy()
})

it.each([
  ['unknown', { ticket: null }, 'Ticket not found', /Open the link in our email again/],
  [
    'cancelled by its holder',
    {
      ticket: {
        state: 'CANCELLED',
        cancelledBy: 'PARTICIPANT',
        cancelledAt: NOW,
        canCancel: false,
        moneyLines: ['A refund of ₹499 is on its way.'],
      },
    },
    'Registration cancelled',
    /You cancelled on 2 Dec 2026\. A refund of ₹499 is on its way\./,
  ],
  [
    'cancelled by the team while its workshop takes place',
    {
      ticket: {
        state: 'CANCELLED',
        cancelledBy: 'ADMINISTRATOR',
        cancelledAt: NOW,
        cancelReason: 'You asked us to',
        canCancel: false,
        moneyLines: ['A refund of ₹499 is on its way.'],
      },
    },
    'Registration cancelled',
    /Our team cancelled your registration on 2 Dec 2026\. A refund of ₹499 is on its way\. The reason: You asked us to/,
  ],
  [
    'cancelled by its mentor',
    {
      ticket: {
        state: 'CALLED_OFF',
        cancelledBy: 'MENTOR',
        cancelledAt: NOW,
        cancelReason: 'I am ill',
        canCancel: false,
        moneyLines: ['₹499 was refunded.'],
      },
      workshop: { state: 'CANCELLED' },
    },
    'Workshop cancelled',
    /Its mentor cancelled this workshop on 2 Dec 2026\. ₹499 was refunded.* The reason: I am ill/,
  ],
  [
    'cancelled after a part had gone back',
    {
      ticket: {
        state: 'CANCELLED',
        cancelledBy: 'ADMINISTRATOR',
        cancelledAt: NOW,
        canCancel: false,
        moneyLines: ['₹200 was refunded.', 'A refund of ₹299 is on its way.'],
      },
    },
    'Registration cancelled',
    /₹200 was refunded\. A refund of ₹299 is on its way\./,
  ],
  [
    'cancelled by its holder without a refund before the whole workshop was',
    {
      ticket: {
        state: 'CANCELLED',
        cancelledBy: 'PARTICIPANT',
        cancelledAt: NOW,
        canCancel: false,
        moneyLines: ['There is no refund.'],
      },
      workshop: { state: 'CANCELLED' },
    },
    'Registration cancelled',
    /You cancelled on 2 Dec 2026\. There is no refund\./,
  ],
  [
    'cancelled a moment ago',
    { ticket: { state: 'CALLED_OFF', refundToCome: 49_900 }, workshop: { state: 'CANCELLED' } },
    'Workshop cancelled',
    /This workshop was cancelled\. You get ₹499 back/,
  ],
  [
    'cancelled by the team without a refund before the whole workshop was',
    {
      ticket: {
        state: 'CANCELLED',
        cancelledBy: 'ADMINISTRATOR',
        cancelledAt: NOW,
        canCancel: false,
        moneyLines: ['There is no refund.'],
      },
      workshop: { state: 'CANCELLED' },
    },
    'Registration cancelled',
    /Our team cancelled your registration on 2 Dec 2026\. There is no refund\./,
  ],
  [
    'cancelled while the bank of its holder has the money',
    {
      ticket: {
        state: 'CALLED_OFF',
        cancelledBy: 'ADMINISTRATOR',
        cancelledAt: NOW,
        moneyLines: ['Your bank is holding ₹499.'],
      },
      workshop: { state: 'CANCELLED' },
    },
    'Workshop cancelled',
    /cancelled this workshop on 2 Dec 2026\. Your bank is holding ₹499\./,
  ],
  [
    'refunded before the whole workshop was cancelled',
    { ticket: { state: 'REFUNDED', canCancel: false }, workshop: { state: 'CANCELLED' } },
    'Seat given up',
    /no longer valid/,
  ],
  [
    'given up for a refund that failed',
    {
      ticket: {
        state: 'REFUNDED',
        canCancel: false,
        moneyLines: ['₹499 will not be refunded.'],
      },
    },
    'Seat given up',
    /^(?!.*returned).*no longer valid\. ₹499 will not be refunded\./,
  ],
  [
    'moved',
    { ticket: { fullRefundUntil: WORKSHOP.startsAt } },
    'Your ticket',
    /changed since you registered.*cancel before the start and get ₹499 back\./,
  ],
  [
    'moved while the bank holds the payment',
    { ticket: { fullRefundUntil: WORKSHOP.startsAt, refundNow: 0 } },
    'Your ticket',
    /changed since you registered.*cancel before the start\./,
  ],
])('that is %s says so', (_case, shown, heading, text) => {
  show(shown)
  expect(screen.getByRole('heading', { level: 1, name: heading })).toBeTruthy()
  expect(document.body.textContent).toMatch(text)
})

it('is cancelled for the refund that is shown, which is read when the dialog opens', async () => {
  const page = show()
  await user.click(cancelButton())
  const dialog = screen.getByRole('dialog', { name: 'Cancel your registration?' })
  await page.answerFresh({ refundNow: 49_900 })
  expect(dialog.textContent).toContain('You get ₹499 back if you cancel by Fri 4 Dec, 4:00\u00a0pm\u00a0IST')
  await user.click(within(dialog).getByRole('button', { name: 'Cancel and get ₹499 back' }))
  expect(page.environment.mock.getMostRecentOperation().request.variables).toEqual({
    input: { code: 'secret', expectedRefund: 49_900 },
  })
  const moneyLines = ['A refund of ₹499 is on its way to the account you paid from.']
  await answerCancelled(page, {
    __typename: 'CancelWorkshopRegistrationPayload',
    ticket: ticketWith({
      state: 'CANCELLED',
      cancelledBy: 'PARTICIPANT',
      cancelledAt: NOW,
      canCancel: false,
      moneyLines,
    }),
  })
  expect(screen.queryByRole('dialog')).toBeNull()
  const heading = screen.getByRole('heading', { level: 1, name: 'Registration cancelled' })
  expect(document.activeElement).toBe(heading)
  expect(screen.getByText(/^You cancelled on .* is on its way to the account you paid from/)).toBeTruthy()
  expect(currentToast()).toBeNull()
})

it('shows another figure before anything is cancelled', async () => {
  const page = show()
  await user.click(cancelButton())
  await page.answerFresh({ refundNow: 0, refundWay: null })
  expect(screen.getByRole('alert').textContent).toContain('The refund has changed.')
  expect(screen.getByText('Nothing is refunded.')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Cancel without a refund' })).toBeTruthy()
})

it('says before it is cancelled that a refund waits for the bank', async () => {
  const page = show()
  await user.click(cancelButton())
  await page.answerFresh({ refundWay: 'The refund waits until your bank has decided.' })
  const dialog = screen.getByRole('dialog', { name: 'Cancel your registration?' })
  expect(dialog.textContent).toContain('The refund waits until your bank has decided.')
  expect(dialog.textContent).not.toContain('working days')
})

it('says before it is cancelled that the bank has the money', async () => {
  const held = { refundNow: 0, refundWay: 'Your bank has the money.' }
  const page = show({ ticket: held })
  await user.click(cancelButton())
  await page.answerFresh(held)
  const dialog = screen.getByRole('dialog', { name: 'Cancel your registration?' })
  expect(dialog.textContent).toContain('We can’t refund anything now. Your bank has the money.')
  expect(screen.queryByRole('button', { name: 'Cancel without a refund' })).toBeNull()
})

it('takes over the figure that the server names when it refuses', async () => {
  const page = show()
  await user.click(cancelButton())
  await page.answerFresh({})
  await user.click(screen.getByRole('button', { name: 'Cancel and get ₹499 back' }))
  await answerCancelled(page, refused('RefundChangedError', 'The refund is another one now.', { refund: 0 }))
  expect(screen.getByRole('alert').textContent).toContain('Nothing was cancelled.')
  expect(screen.getByRole('button', { name: 'Cancel without a refund' })).toBeTruthy()
})

it('whose cancelling got no answer says that it is not known', async () => {
  const page = show()
  await user.click(cancelButton())
  await page.answerFresh({})
  await user.click(screen.getByRole('button', { name: 'Cancel and get ₹499 back' }))
  const { mock } = page.environment
  await act(async () => mock.reject(mock.getMostRecentOperation(), new RequestError('offline', 'Failed to fetch')))
  expect(screen.getByRole('alert').textContent).toMatch(/don’t know whether/)
  // The server had done it.
  await page.answerFresh({ state: 'CANCELLED', cancelledBy: 'PARTICIPANT', cancelledAt: NOW, canCancel: false })
  const dialog = screen.getByRole('dialog', { name: 'This registration is cancelled' })
  expect(within(dialog).getByRole('alert').textContent).toBe('Your registration is cancelled.')
})

const UNCONFIRMED = {
  state: 'UNCONFIRMED',
  amount: 0,
  canCancel: false,
  refundNow: 0,
  refundWay: null,
  receiptPath: null,
  meetingLink: null,
}

it('of a free seat is confirmed by its button alone', async () => {
  const page = show({ ticket: UNCONFIRMED })
  expect(screen.getByRole('heading', { level: 1, name: 'Confirm your seat' })).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Confirm my seat' }))
  await answerMutation<ConfirmSeatMutation>(page.environment, {
    confirmWorkshopRegistration: {
      __typename: 'ConfirmWorkshopRegistrationPayload',
      ticket: ticketWith({ amount: 0, refundNow: 0 }),
    },
  })
  expect(screen.getByRole('heading', { level: 1, name: 'Your ticket' })).toBeTruthy()
  expect(currentToast()).toMatchObject({ title: 'Registration Successful' })
})

it('of a seat that has gone meanwhile offers the waiting list', async () => {
  const page = show({ ticket: UNCONFIRMED })
  await user.click(screen.getByRole('button', { name: 'Confirm my seat' }))
  await answerMutation<ConfirmSeatMutation>(page.environment, {
    confirmWorkshopRegistration: refused('WorkshopFullError', 'Workshop is full'),
  })
  expect(document.activeElement?.textContent).toMatch(/^Workshop is full\./)
  expect(screen.getByLabelText<HTMLInputElement>('Email Address').value).toBe('sneha@example.in')
})

it('of a second request for an address that has a seat says so kindly', async () => {
  const page = show({ ticket: UNCONFIRMED })
  expect(screen.getByText(/Check that the name and phone number above are yours/)).toBeTruthy()
  expect(screen.getByText('+91 98765 43210')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Confirm my seat' }))
  await answerMutation<ConfirmSeatMutation>(page.environment, {
    confirmWorkshopRegistration: refused('AlreadyRegisteredError', 'You are already registered for this workshop'),
  })
  const status = screen.getByRole('status')
  expect(status.textContent).toContain('You have a seat already.')
  expect(document.activeElement?.contains(status)).toBe(true)
  expect(document.activeElement).not.toBe(document.body)
  expect(screen.queryByRole('button', { name: 'Confirm my seat' })).toBeNull()
})

// The clock of a page never goes back: what is later comes last.
it('from 15 minutes before the start has joining as the one thing to press', () => {
  show({ now: '2026-12-05T10:15:00.000Z' })
  expect(screen.getByRole('link', { name: /Join the workshop/ }).getAttribute('href')).toBe('https://meet.example/beam')
  expect(screen.queryByRole('link', { name: /Google/ })).toBeNull()
})

it('that is over says so', () => {
  show({ now: '2026-12-06T06:30:00.000Z', ticket: { canCancel: false } })
  expect(screen.getByText(/This workshop is over/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Cancel my registration' })).toBeNull()
})

it('of who was there leads to the certificate', () => {
  show({ now: '2026-12-06T06:30:00.000Z', ticket: { certificateCode: 'proof' } })
  expect(screen.getByRole('link', { name: 'Your certificate' }).getAttribute('href')).toBe('/certificates/proof')
})
