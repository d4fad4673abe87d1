import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import type { ConfirmMutation } from '../../__generated__/ConfirmMutation.graphql.ts'
import type { LeaveDialogMutation } from '../../__generated__/LeaveDialogMutation.graphql.ts'
import query, { type WaitingListPageQuery } from '../../__generated__/WaitingListPageQuery.graphql.ts'
import type { freshEntryQuery } from '../../__generated__/freshEntryQuery.graphql.ts'
import { workshopNews } from '../../features/notifications/workshopNews.ts'
import { RequestError } from '../../lib/errors.ts'
import { currentToast, dismissToast } from '../../lib/toasts.ts'
import { answerMutation, answerQuery, refused } from '../../testing/answers.ts'
import { renderScreen } from '../../testing/renderScreen.tsx'
import { LeaveDialog } from './LeaveButton.tsx'
import { entry as page } from './page.ts'
import { WaitingListPage } from './WaitingListPage.tsx'

const user = userEvent.setup()
const NOW = '2026-11-21T04:30:00.000Z'
const WORKSHOP = {
  id: 'w7',
  databaseId: 7,
  title: 'Reading a beam drawing',
  date: '2026-12-05',
  time: '16:00',
  startsAt: '2026-12-05T10:30:00.000Z',
  duration: '2.5 hours',
  price: 49_900,
  isActive: true,
  isRegistrationOpen: true,
  maxParticipants: 25,
  registeredCount: 25,
  seatsLeft: 0,
  isFull: true,
  viewerWaitingEntry: null,
}
const ENTRY = {
  code: 'c0de',
  email: 'sneha@example.in',
  state: 'WAITING' as const,
  position: 3,
  offerExpiresAt: null,
  workshop: WORKSHOP,
}

beforeAll(async () => void (await LeaveDialog.load()))
beforeEach(() => {
  vi.spyOn(window, 'scrollTo').mockReturnValue()
  dismissToast(currentToast()?.id ?? 0)
})

function show(entry: object | null) {
  return renderScreen<WaitingListPageQuery>({
    address: '/workshop-waiting-list/c0de',
    path: '/workshop-waiting-list/:code',
    query,
    variables: { code: 'c0de' },
    Screen: WaitingListPage,
    answer: {
      Site: () => ({ now: NOW }),
      Query: () => ({ waitingListEntry: entry && { ...ENTRY, ...entry } }),
    },
  })
}

const heading = () => screen.getByRole('heading', { level: 1 })
const main = () => screen.getByRole('article').textContent

test('opening the link confirms nothing; its button does, and the place in the queue is told', async () => {
  const { environment } = show({ state: 'UNCONFIRMED', position: null })
  expect(heading().textContent).toBe('Confirm your place')
  await user.click(screen.getByRole('button', { name: 'Join the waiting list' }))
  await answerMutation<ConfirmMutation>(environment, {
    confirmWaitingListEntry: {
      __typename: 'ConfirmWaitingListEntryPayload',
      entry: { ...ENTRY, workshop: { ...WORKSHOP } },
    },
  })
  await waitFor(() => expect(heading().textContent).toBe('You’re on the waiting list'))
  expect(document.activeElement).toBe(heading())
  expect(main()).toContain('You are number 3 in the queue.')
  expect(main()).toContain('up to 12 hours')
})

test('why it is not confirmed is said beside the button', async () => {
  const { environment } = show({ state: 'UNCONFIRMED', position: null })
  await user.click(screen.getByRole('button', { name: 'Join the waiting list' }))
  await answerMutation<ConfirmMutation>(environment, {
    confirmWaitingListEntry: refused('RegistrationsClosedError', 'Registrations closed'),
  })
  expect((await screen.findByRole('alert')).textContent).toBe('Registrations closed')
})

test('a place is left after a question', async () => {
  const { environment } = show({ position: 1 })
  expect(document.title).toBe('Waiting list - Plumbline')
  expect(main()).toContain('You are first in the queue.')
  await user.click(screen.getByRole('button', { name: 'Leave the waiting list' }))
  const dialog = await screen.findByRole('dialog', { name: 'Leave the waiting list?' })
  expect(dialog.textContent).toContain('If you join again, you queue at the end.')
  expect(
    environment.mock.getAllOperations().filter(({ request }) => request.node.params.operationKind === 'mutation'),
  ).toEqual([])
  await user.click(
    [...dialog.querySelectorAll('button')].find(({ textContent }) => textContent === 'Leave the waiting list')!,
  )
  await answerMutation<LeaveDialogMutation>(environment, {
    leaveWaitingList: {
      __typename: 'LeaveWaitingListPayload',
      entry: { ...ENTRY, state: 'LEFT', position: null, workshop: { ...WORKSHOP } },
    },
  })
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(heading().textContent).toBe('You left the waiting list')
})

test('a lost answer is not said to have changed nothing, and the page asks how it stands', async () => {
  const { environment } = show({ state: 'OFFERED', position: null, offerExpiresAt: '2026-11-21T16:02:00.000Z' })
  await user.click(screen.getByRole('button', { name: 'Decline' }))
  await user.click(await screen.findByRole('button', { name: 'Decline the seat' }))
  const { mock } = environment
  const named = (name: string) => () => mock.findOperation(({ request }) => request.node.params.name === name)
  const asked = await waitFor(named('LeaveDialogMutation'))
  await act(async () => mock.reject(asked, new RequestError('offline', 'Failed to fetch')))
  expect(currentToast()?.title).toBe('We don’t know whether that worked')
  await waitFor(named('freshEntryQuery'))
})

test('a reserved seat says until when, and leads to the registration with its code', async () => {
  await act(async () => show({ state: 'OFFERED', position: null, offerExpiresAt: '2026-11-21T16:02:00.000Z' }))
  expect(main()).toContain('Reserved for you until Sat 21 Nov, 9:32\u00a0pm\u00a0IST, 11 h 32 min left')
  expect(screen.getByRole('link', { name: 'Register now' }).getAttribute('href')).toBe(
    '/workshop-registration/7?offer=c0de',
  )
  await user.click(screen.getByRole('button', { name: 'Decline' }))
  expect(await screen.findByRole('dialog', { name: 'Decline the seat?' })).toBeTruthy()
})

test('in the last hour it counts down', () => {
  show({ state: 'OFFERED', position: null, offerExpiresAt: '2026-11-21T04:42:30.000Z' })
  expect(screen.getByRole('timer').textContent).toMatch(/^12:(30|2\d)$/)
})

test('a seat whose time is over is not offered any more, and the page asks how it stands', async () => {
  const { environment } = show({ state: 'OFFERED', position: null, offerExpiresAt: '2026-11-21T04:29:00.000Z' })
  expect(heading().textContent).toBe('Your reservation has expired')
  expect(main()).toContain('Your time to take this seat is over.')
  expect(screen.getByRole('link', { name: 'See the workshop' }).getAttribute('href')).toBe('/workshop-registration/7')
  expect(screen.queryByRole('link', { name: 'Register now' })).toBeNull()
  await waitFor(() =>
    expect(environment.mock.getAllOperations().map(({ request }) => request.node.params.name)).toContain(
      'freshEntryQuery',
    ),
  )
})

test.each([
  ['REGISTERING', 'A seat is reserved for you', 'You have started to register.', 'Continue to register'],
  ['REGISTERED', 'You’re registered', 'Your ticket is in the email', 'View All Workshops'],
  ['DECLINED', 'You declined the seat', 'You can join the waiting list again', 'See the workshop'],
  ['EXPIRED', 'You’re no longer on this waiting list', 'the seat went to the next person', 'See the workshop'],
  ['LEFT', 'You left the waiting list', 'We won’t email you', 'See the workshop'],
])('%s reads "%s"', (state, title, text, link) => {
  show({ state, position: null, offerExpiresAt: state === 'REGISTERING' ? '2026-11-21T10:00:00.000Z' : null })
  expect(heading().textContent).toBe(title)
  expect(main()).toContain(text)
  expect(screen.getByRole('link', { name: link })).toBeTruthy()
})

test.each([
  [49_900, 'Fee₹499'],
  [0, 'FeeFree'],
])('a fee of %i paise reads %s', (price, text) => {
  show({ workshop: { ...WORKSHOP, price } })
  expect(main()).toContain(text)
})

test('of a workshop that is closed or cancelled nothing can be joined again', () => {
  show({ state: 'EXPIRED', position: null, workshop: { ...WORKSHOP, isActive: false, isRegistrationOpen: false } })
  expect(main()).toContain('Registration and the waiting list for this workshop are closed')
  expect(screen.queryByRole('link', { name: 'See the workshop' })).toBeNull()
  expect(screen.queryByRole('link', { name: WORKSHOP.title })).toBeNull()
})

test('an unknown code is not found, with status 404, and nothing of it is for search engines', () => {
  show(null)
  expect(heading().textContent).toBe('Waiting list entry not found')
  expect(page.headOf({ waitingListEntry: null, site: { id: 'site', now: NOW } })).toMatchObject({
    status: 404,
    head: { noIndex: true },
  })
  expect([page.isPersonal, page.head.noIndex]).toEqual([true, true])
})

test('a seat that is offered meanwhile is shown: at once to a member, within a moment to a visitor', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  const { environment } = show({ position: 1 })
  const asked = () =>
    environment.mock.getAllOperations().filter(({ request }) => request.node.params.name === 'freshEntryQuery')
  await act(async () => workshopNews.tell())
  expect(asked()).toHaveLength(1)
  const entry = { ...ENTRY, position: 1, workshop: { ...WORKSHOP } }
  await answerQuery<freshEntryQuery>(environment, 'freshEntryQuery', { waitingListEntry: entry })
  expect(heading().textContent).toBe('You’re on the waiting list')
  await act(async () => void vi.advanceTimersByTime(20_000))
  const offered = { ...entry, state: 'OFFERED' as const, position: null, offerExpiresAt: '2026-11-21T16:02:00.000Z' }
  await answerQuery<freshEntryQuery>(environment, 'freshEntryQuery', { waitingListEntry: offered })
  expect(heading().textContent).toBe('A seat is reserved for you')
  await act(async () => void vi.advanceTimersByTime(60_000))
  expect(asked()).toEqual([])
  vi.useRealTimers()
})

test('left open, it asks how it stands once somebody is back', async () => {
  const { environment } = show({ position: 1 })
  await act(async () => void document.dispatchEvent(new Event('visibilitychange')))
  await waitFor(() =>
    expect(environment.mock.getAllOperations().map(({ request }) => request.node.params.name)).toContain(
      'freshEntryQuery',
    ),
  )
})
