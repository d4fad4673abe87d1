import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { writeProfileDraft } from '../../../features/profiles/profileDraft.ts'
import { refused, answerMutation } from '../../../testing/answers.ts'
import type { MeetingLinkMutation } from '../../../__generated__/MeetingLinkMutation.graphql.ts'
import { page, renderWorkshops, workshop } from './workshops.testing.tsx'
// Loaded on demand; here before the tests begin.
import './workshopSchemas.ts'

const user = userEvent.setup()

afterEach(() => localStorage.clear())

async function show(...workshops: ReturnType<typeof workshop>[]) {
  const tab = await renderWorkshops('', workshops)
  await tab.answer('freshWorkshopsQuery')
  return tab
}
const card = (name = 'Reading a beam drawing') => within(screen.getByRole('article', { name }))
const fact = (label: string) => card().getByText(label).nextElementSibling?.textContent

test('without workshops it says what they are for, and leads to the form', async () => {
  await show()
  expect(screen.getByRole('heading', { name: 'No workshops yet' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Create workshop' }).getAttribute('href')).toBe(
    '/mentor-dashboard?tab=workshops&form=new',
  )
})

test('what is typed in the form and not submitted is not forgotten', async () => {
  writeProfileDraft('mentor:3', 'workshop-new', { at: '2026-11-20T10:00:00Z', version: null, values: { title: 'A' } })
  await show()
  expect(screen.getByRole('link', { name: 'Continue your workshop' })).toBeTruthy()
})

test('a workshop has its day and time in IST, price and seats; those to come stand first', async () => {
  const past = workshop({ id: 'past', databaseId: 7, title: 'Past', startsAt: '2026-11-01T10:30:00.000Z' })
  await show(workshop({ registeredCount: 12, heldSeats: 1, waitingCount: 3 }), past)
  expect(fact('Date')).toBe('Sat, 5 Dec 2026')
  expect(fact('Time')).toBe('4:00 pm IST, 2.5 hours')
  expect(fact('Price')).toBe('₹499')
  expect(fact('Registered')).toBe('12 of 50, 1 reserved, 3 waiting')
  const groups = screen.getAllByRole('region').map((region) => region.getAttribute('aria-label'))
  expect(groups).toEqual(['Upcoming', 'Started or past'])
})

test.each([
  ['PENDING', 'Pending Approval', 'Edit'],
  ['APPROVED', 'Approved', 'Participants and messages'],
  ['REJECTED', 'Rejected', 'Edit and submit again'],
  ['CANCELLED', 'Cancelled', 'Participants and messages'],
])('%s reads %s and offers %s', async (state, badge, action) => {
  await show(workshop({ state, price: 0, rejectionReason: 'Say what people should know before.' }))
  expect(card().getByText(badge)).toBeTruthy()
  expect(fact('Price')).toBe('Free')
  expect(card().getByRole('link', { name: action }).getAttribute('href')).toMatch(/&(form|workshop)=12$/)
  expect(card().queryByText('Say what people should know before.') !== null).toBe(state === 'REJECTED')
})

const SOON = { startsAt: '2026-11-22T06:30:00.000Z', registeredCount: 2 }

test('close to its start the missing meeting link is asked for and saved in place', async () => {
  const { environment, sent } = await show(workshop(SOON))
  expect(card().getByText('The meeting link is missing.')).toBeTruthy()
  const link = card().getByLabelText('Meeting link')
  await user.type(link, 'ftp://meet.example/abc')
  await user.click(card().getByRole('button', { name: 'Save link' }))
  expect(await card().findByText('Please enter a valid https link')).toBeTruthy()
  expect(sent()).toEqual([])
  await user.clear(link)
  // As it is copied from an invitation.
  await user.type(link, 'meet.example/abc')
  await user.click(card().getByRole('button', { name: 'Save link' }))
  await waitFor(() => expect(sent()).toEqual([{ input: { id: 12, meetingLink: 'https://meet.example/abc' } }]))
  await answerMutation<MeetingLinkMutation>(environment, {
    setWorkshopMeetingLink: refused('NotFoundError', 'Workshop not found'),
  })
  expect(await card().findByText('Workshop not found')).toBeTruthy()
  expect(card().getByLabelText<HTMLInputElement>('Meeting link').value).toBe('meet.example/abc')
})

test('after the start attendance is asked for', async () => {
  await show(workshop({ startsAt: '2026-11-21T06:00:00.000Z', registeredCount: 2 }))
  expect(card().getByText('Who was there?')).toBeTruthy()
  expect(card().getByRole('link', { name: 'Mark attendance' }).getAttribute('href')).toBe(
    '/mentor-dashboard?tab=workshops&workshop=12',
  )
})

type Tab = Awaited<ReturnType<typeof renderWorkshops>>

/** The event of a decision on a workshop. */
async function decide({ environment }: Tab): Promise<void> {
  const live = environment.mock.findOperation(({ request }) => request.node.params.name === 'OwnWorkshopsSubscription')
  const notificationChanged = { __typename: 'NotificationEvent', change: 'CREATED', lastChange: null }
  await act(async () =>
    environment.mock.nextValue(live, {
      data: { notificationChanged: { ...notificationChanged, notification: { id: 'n', type: 'WORKSHOP' } } },
    }),
  )
}

const listOf = (shown: ReturnType<typeof workshop>, hasNextPage = false) => ({
  viewer: {
    id: 'v',
    mentor: { id: 'm', databaseId: 3, name: 'Ananya Iyer' },
    workshops: page([{ cursor: shown.id, node: shown }], hasNextPage),
  },
})

test('a decision on a workshop shows at once', async () => {
  const tab = await show(workshop({ state: 'PENDING' }))
  await decide(tab)
  await tab.answer(
    'freshWorkshopsQuery',
    listOf(workshop({ state: 'REJECTED', rejectionReason: 'Say what to bring.' })),
  )
  expect(card().getByText('Say what to bring.')).toBeTruthy()
})

test('seats are counted again when the mentor is back at the page', async () => {
  const tab = await show(workshop())
  await act(async () => document.dispatchEvent(new Event('visibilitychange')))
  await tab.answer('freshWorkshopsQuery', listOf(workshop({ registeredCount: 9 })))
  expect(fact('Registered')).toBe('9 of 50')
})

test('a decision does not take away what was loaded beyond the first page', async () => {
  const tab = await renderWorkshops('', [])
  await tab.answer('freshWorkshopsQuery', listOf(workshop(), true))
  await user.click(screen.getByRole('button', { name: 'More workshops' }))
  await tab.answer(
    'OwnWorkshopsPaginationQuery',
    listOf(workshop({ id: 'workshop-13', databaseId: 13, title: 'Second page' })),
  )
  expect(card('Second page')).toBeTruthy()
  await decide(tab)
  await tab.answer('freshWorkshopsQuery', listOf(workshop({ registeredCount: 9 }), true))
  expect(fact('Registered')).toBe('9 of 50')
  expect(card('Second page')).toBeTruthy()
})
