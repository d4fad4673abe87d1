import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, onTestFinished, test, vi } from 'vitest'
import homeQuery, { type HomePageQuery } from '../../__generated__/HomePageQuery.graphql.ts'
import { RequestError } from '../../lib/errors.ts'
import { renderScreen } from '../../testing/renderScreen.tsx'
import { HomePage } from './HomePage.tsx'

const user = userEvent.setup()
const site = {
  now: '2026-11-21T06:00:00Z',
  holdMinutes: 10,
  refundWindowHours: 24,
  visionVideoUrl: 'https://video.example/embed/1?rel=0',
}
const meera = {
  databaseId: 12,
  name: 'Meera Nambiar',
  subBranch: 'Environmental Engineering',
  skills: [],
  languages: [],
  topicsCanMentorOn: ['Sizing a plant'],
  starterPrice: 40_000,
  advancedPrice: 240_000,
  rating: 0,
  reviewCount: 0,
  nextFreeSlot: null,
}

function show(answer: object | Error = {}) {
  return renderScreen<HomePageQuery>({
    address: '/',
    path: '/',
    query: homeQuery,
    variables: {},
    Screen: HomePage,
    answer:
      answer instanceof Error
        ? answer
        : {
            Site: () => site,
            Query: () => ({ viewer: null }),
            Mentor: () => meera,
            Slot: () => ({ startsAt: '2026-11-21T14:00:00.000Z' }),
            ...answer,
          },
  })
}

async function search(text: string) {
  const { router } = show()
  if (text) await user.type(screen.getByRole('searchbox', { name: 'Search mentors' }), text)
  await user.click(screen.getByRole('button', { name: 'Find mentors' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/mentors'))
  return router.state.location.search
}

test('searches for what was typed, trimmed and encoded', async () => {
  expect(await search('  R&D lab ')).toBe('?search=R%26D%20lab')
})

test('searches for nothing as all mentors', async () => expect(await search('   ')).toBe(''))

test('the chips lead to their full branch names', () => {
  show()
  const chips = within(screen.getByRole('navigation', { name: 'Browse by branch' })).getAllByRole('link')
  expect(
    chips.map((chip) => [
      chip.textContent,
      new URL(chip.getAttribute('href') ?? '', 'https://own').searchParams.get('mainBranch'),
    ]),
  ).toEqual([
    ['Civil', 'Civil Engineering'],
    ['Mechanical', 'Mechanical Engineering'],
    ['Electrical', 'Electrical & Electronics Engineering'],
    ['Structural', 'Structural Engineering'],
    ['Environmental', 'Environmental Engineering'],
    ['Chemical', 'Chemical Engineering'],
  ])
})

test('a session leads to booking with its slot chosen', () => {
  show()
  const session = within(screen.getByRole('region', { name: 'Next available sessions' })).getByRole('link')
  expect(session.getAttribute('href')).toBe('/booking/12?slot=2026-11-21+19%3A30&step=details')
  expect(session.textContent).toContain('Today7:30 pm IST')
})

test.each([
  ['an applicant', { type: 'MENTOR', mentor: { status: 'PENDING_REVIEW' } }, /Your application is being reviewed/],
  ['a mentor', { type: 'MENTOR', mentor: { status: 'ACCEPTED' } }, '2 requests waiting'],
  ['a mentee', { type: 'MENTEE', mentor: null }, /Your next session: Tue 24 Nov, 6:00 pm IST with Asha/],
])('%s sees what is next instead of the ways to join', async (_who, viewer, text) => {
  const booking = (status: string, startsAt: string) => ({ node: { status, startsAt, mentorName: 'Asha' } })
  const bookings = {
    edges: [booking('CONFIRMED', '2026-11-25T12:30:00Z'), booking('CONFIRMED', '2026-11-24T12:30:00Z')],
  }
  await act(
    async () =>
      void show({
        Query: () => ({}),
        Mentor: () => ({ ...meera, ...viewer.mentor }),
        Viewer: () => ({ ...viewer, bookings, mentorshipRequestCounts: { pending: 2 } }),
      }),
  )
  expect(await screen.findByText(text)).toBeTruthy()
  expect(screen.queryByRole('link', { name: 'Join as Mentee' })).toBeNull()
})

test('names the lowest price and the real rules', async () => {
  show()
  expect(screen.getByText(/Book 45 minutes/).closest('p')?.textContent).toContain('mechanical engineer, from ₹400.')
  expect(
    await screen.findByText(/reserve the slot you choose for 10 minutes while you pay.*at least 24 hours before/),
  ).toBeTruthy()
})

test('names no price when nobody can be booked', () => {
  show({ QueryMentorsConnection: () => ({ edges: [] }) })
  expect(screen.getByText(/Book 45 minutes/).closest('p')?.textContent).toMatch(/mechanical engineer\.$/)
})

interface FrameSettings {
  enableIframePageLoading: boolean
  fetch: { interceptor: { beforeAsyncRequest(): Promise<Response> } | null }
}

test('the video loads on a click, not before', async () => {
  const { settings } = (window as unknown as { happyDOM: { settings: FrameSettings } }).happyDOM
  // Or happy-dom writes into the console that it loads no frames.
  settings.enableIframePageLoading = true
  settings.fetch.interceptor = { beforeAsyncRequest: async () => new Response('The video') }
  onTestFinished(() => {
    settings.enableIframePageLoading = false
    settings.fetch.interceptor = null
  })
  show()
  expect(document.querySelector('iframe')).toBeNull()
  await user.click(await screen.findByRole('button', { name: 'Play the vision video' }))
  expect(document.querySelector('iframe')?.src).toBe('https://video.example/embed/1?rel=0&autoplay=1')
})

test('pausing the carousel offers to start it again', async () => {
  show()
  await user.click(await screen.findByRole('button', { name: 'Pause the carousel' }))
  expect(screen.getByRole('button', { name: 'Start the carousel' })).toBeTruthy()
})

test('only a step of the person is announced', async () => {
  show()
  const place = await screen.findByText(/ of 1$/)
  expect(place.getAttribute('aria-live')).toBe('off')
  await user.click(screen.getByRole('button', { name: 'Next mentors' }))
  expect(place.getAttribute('aria-live')).toBe('polite')
})

test('without the data search, reasons and closing stay', async () => {
  vi.spyOn(console, 'error').mockReturnValue()
  show(new RequestError('offline', 'no answer'))
  expect(await screen.findByRole('heading', { name: 'Failed to fetch mentors' })).toBeTruthy()
  expect(screen.getByRole('searchbox', { name: 'Search mentors' })).toBeTruthy()
  expect(screen.getByText('We reserve the slot you choose while you pay.')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Join Community' }).getAttribute('href')).toBe('/community')
})
