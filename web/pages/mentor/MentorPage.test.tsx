import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, expect, test } from 'vitest'
import mentorQuery, { type MentorPageQuery } from '../../__generated__/MentorPageQuery.graphql.ts'
import type { RequestAreaQuery } from '../../__generated__/RequestAreaQuery.graphql.ts'
import type { RequestAreaSubscription } from '../../__generated__/RequestAreaSubscription.graphql.ts'
import { answerQuery } from '../../testing/answers.ts'
import { renderScreen } from '../../testing/renderScreen.tsx'
import { ChatDoor } from './ChatButton.tsx'
import { MentorPage } from './MentorPage.tsx'

const user = userEvent.setup()
// Read once ahead, so that no test waits for a first reading.
beforeAll(async () => void (await ChatDoor.load()))
const now = '2026-11-21T06:00:00.000Z'
const week = ['MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY', 'SUNDAY'].map((weekday) => ({
  weekday,
  enabled: weekday === 'TUESDAY' || weekday === 'SATURDAY',
  startTime: '18:00',
  endTime: weekday === 'SATURDAY' ? '24:00' : '21:00',
}))
const ananya = {
  databaseId: 1,
  name: 'Ananya Iyer',
  email: null,
  mainBranch: 'Civil Engineering',
  bio: 'First words.\n\nSecond words.',
  experience: 1,
  starterPrice: 79_900,
  advancedPrice: 449_900,
  rating: 4.9,
  reviewCount: 41,
  reviewSummary: {
    stars: [
      { stars: 5, reviews: 40 },
      { stars: 4, reviews: 1 },
    ],
    tags: [{ tag: 'PRACTICAL_ADVICE', reviews: 12 }],
  },
  available: true,
  linkedinUrl: 'https://linkedin.example/in/ananya',
  lastActiveAt: '2026-11-21T03:00:00.000Z',
  weeklyAvailability: week,
  nextFreeSlot: { startsAt: '2026-11-24T12:30:00.000Z' },
  previousCompanies: ['Site Engineer, Godavari Buildcon (2015 to 2016)'],
  timeSlotsPerWeek: null,
  keyProjects: [],
  topicsCanMentorOn: ['Checking an ETABS model by hand'],
  skills: ['ETABS'],
  languages: [],
  toolsAndSoftware: [],
  industriesWorkedIn: ['Hospitals', 'Metro stations'],
  certifications: [],
}

const NONE = { edges: [] }

function show(differences: object | null = {}, address = '/mentor/1', viewer?: object) {
  return renderScreen<MentorPageQuery>({
    address,
    path: '/mentor/:id',
    query: mentorQuery,
    variables: { id: 1, reviews: 2, stars: null },
    Screen: MentorPage,
    answer: {
      Site: () => ({ now, refundWindowHours: 48 }),
      Viewer: () => ({ type: 'MENTEE', databaseId: 9, plans: NONE, bookedSessions: NONE, ...viewer }),
      ...(differences === null
        ? { Query: () => ({ mentor: null }) }
        : { Mentor: () => ({ ...ananya, ...differences }) }),
      Review: () => ({ ...review('r1', 'Sneha Kulkarni'), stars: 4, body: 'Clear.' }),
      MentorReviewsConnection: () => ({ edges: [{}], pageInfo: { hasNextPage: true, endCursor: 'x' } }),
    },
  })
}

/** A package with this mentor that is paid for. */
const month = (startDate: string, endDate: string, more: object = {}) => ({
  node: {
    id: `plan ${startDate}`,
    status: 'ACTIVE',
    startDate,
    endDate,
    callsRemaining: 2,
    mentor: { databaseId: 1 },
    viewerCanBookCall: { allowed: true, reason: '' },
    ...more,
  },
})

const panel = () => within(screen.getByRole('complementary', { name: 'Book a session' }))

test('tells who it is in one heading and in facts', async () => {
  show()
  expect(screen.getAllByRole('heading', { level: 1 }).map(({ textContent }) => textContent)).toEqual(['Ananya Iyer'])
  expect(screen.getByText('1 year')).toBeTruthy()
  expect(screen.getByText('Within 24 hours')).toBeTruthy()
  expect(screen.getByText('First words.')).toBeTruthy()
  expect(screen.getByText('Second words.')).toBeTruthy()
  expect(await screen.findByText('2015 to 2016')).toBeTruthy()
})

test.each([
  ['2026-11-20T06:00:01.000Z', '23 hours ago', 'true'],
  ['2026-11-20T06:00:00.000Z', '1 day ago', 'false'],
])('active at %s: %s, recent %s', (lastActiveAt, text, recent) => {
  show({ lastActiveAt })
  expect(screen.getByText(text).closest('[data-recent]')?.getAttribute('data-recent')).toBe(recent)
})

test('the plan is in the address and leads to its booking', async () => {
  const { router } = show()
  expect(panel().getByText('Tue 24 Nov, 6:00 pm IST')).toBeTruthy()
  expect(panel().getByText('Full refund up to 48 hours before')).toBeTruthy()
  expect(panel().getByRole('link', { name: 'Choose Starter' }).getAttribute('href')).toBe('/booking/1?package=starter')
  await user.click(panel().getByRole('link', { name: /^Advanced/ }))
  await waitFor(() => expect(router.state.location.search).toBe('?package=advanced'))
  expect(panel().getByText('for one month', { ignore: '[data-narrow]' })).toBeTruthy()
  expect(panel().getByText('Full refund within 24 hours of payment, before the first session')).toBeTruthy()
  expect(panel().getByRole('link', { name: 'Choose Advanced' }).getAttribute('href')).toBe(
    '/booking/1?package=advanced',
  )
  await user.click(panel().getByRole('link', { name: /^Starter/ }))
  await waitFor(() => expect(router.state.location.search).toBe(''))
})

test('where the next slot is too near for a refund, the line says so', () => {
  show({ nextFreeSlot: { startsAt: '2026-11-21T12:30:00.000Z' } })
  expect(panel().getByText('No refund for sessions within 48 hours, full refund for later ones')).toBeTruthy()
})

test('a mentor looks at the own profile: nothing to book, nothing to ask', async () => {
  const plans = { edges: [month('2026-11-09', '2026-12-09', { viewerCanBookCall: null })] }
  show({ status: 'ACCEPTED' }, '/mentor/1', { type: 'MENTOR', databaseId: 1, plans })
  expect(await panel().findByText('This is your profile.')).toBeTruthy()
  expect(panel().getByText(/This is what students see/)).toBeTruthy()
  expect(screen.getByText('Reviewed by our team')).toBeTruthy()
  expect(panel().queryByText(/^Your Advanced package/)).toBeNull()
  expect(screen.queryByRole('link', { name: /^(Choose|Pick)/ })).toBeNull()
  expect(screen.queryByRole('button', { name: 'Request Mentorship' })).toBeNull()
})

test.each(['PENDING_REVIEW', 'REJECTED'])(
  'the own profile of a mentor who is %s is not said to be public',
  async (status) => {
    show({ status }, '/mentor/1', { type: 'MENTOR', databaseId: 1 })
    expect(await panel().findByText(/Students see it once you are accepted/)).toBeTruthy()
    expect(screen.queryByText('Reviewed by our team')).toBeNull()
  },
)

const sticky = () => within(document.querySelector<HTMLElement>('[data-part="bar"]')!)
const BOOK = 'Book an included session (2 left)'

test('a month that runs with this mentor: its sessions come first, a Starter session stands beside them', async () => {
  const plans = {
    edges: [
      month('2026-12-02', '2027-01-01', { status: 'CANCELLED' }),
      month('2026-10-02', '2026-11-01'),
      month('2026-11-09', '2026-12-09'),
    ],
  }
  show({}, '/mentor/1', { type: 'MENTEE', databaseId: 1, plans })
  expect(await panel().findByText('Your Advanced package runs until Tue 8 Dec.')).toBeTruthy()
  expect(panel().getByRole('button', { name: BOOK })).toBeTruthy()
  expect(panel().getByRole('link', { name: 'Choose Starter' })).toBeTruthy()
  expect(sticky().getByText(BOOK)).toBeTruthy()
  expect(sticky().queryByText('Pick a time')).toBeNull()
})

test('the month that follows is told too, and lends its sessions once those of the running one are used', async () => {
  const used = { callsRemaining: 0, viewerCanBookCall: { allowed: false, reason: 'All are booked.' } }
  const plans = {
    edges: [month('2026-12-09', '2027-01-08', { callsRemaining: 3 }), month('2026-11-09', '2026-12-09', used)],
  }
  show({}, '/mentor/1', { type: 'MENTEE', databaseId: 1, plans })
  expect(
    await panel().findByText('Your Advanced package runs until Tue 8 Dec. The next one starts on Wed 9 Dec.'),
  ).toBeTruthy()
  expect(panel().getByRole('button', { name: 'Book an included session (3 left)' })).toBeTruthy()
})

test('a month without a session left says so, and Starter is the one to choose', async () => {
  const used = { callsRemaining: 0, viewerCanBookCall: { allowed: false, reason: 'All are booked.' } }
  show({}, '/mentor/1', { type: 'MENTEE', databaseId: 1, plans: { edges: [month('2026-11-09', '2026-12-09', used)] } })
  expect(await panel().findByText(/^All included sessions are booked\./)).toBeTruthy()
  expect(screen.queryByRole('button', { name: /included session/ })).toBeNull()
  expect(sticky().getByText('Pick a time')).toBeTruthy()
  expect(sticky().getByText('Tue 24 Nov, 6:00 pm IST').closest('a')?.getAttribute('href')).toBe(
    '/booking/1?slot=2026-11-24 18:00&step=details',
  )
})

test('a month that has not begun starts, it does not run', async () => {
  show({}, '/mentor/1', { type: 'MENTEE', databaseId: 1, plans: { edges: [month('2026-12-01', '2026-12-31')] } })
  expect(await panel().findByText('Your Advanced package starts on Tue 1 Dec.')).toBeTruthy()
  expect(screen.queryByText(/runs until/)).toBeNull()
})

test('a tool that is a skill too stands once; nothing is counted that was not held', () => {
  show({ skills: ['ETABS', 'Rafts'], toolsAndSoftware: ['Etabs'], languages: ['Hindi', 'Odia'], sessionsHeld: 0 })
  expect(screen.getByText('Hindi, Odia')).toBeTruthy()
  expect(screen.getByText('Rafts')).toBeTruthy()
  expect(screen.queryByText('ETABS')).toBeNull()
  expect(screen.queryByText('Sessions held')).toBeNull()
})

test('the plans come before what the mentor writes, once', () => {
  show({ viewerRequest: null })
  const order = screen.getByRole('link', { name: /^Starter/ }).compareDocumentPosition(screen.getByText('First words.'))
  expect(order & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
  expect(screen.getAllByRole('button', { name: 'Request Mentorship' })).toHaveLength(1)
})

test('a busy mentor cannot be chosen, and says why', () => {
  show({ available: false, nextFreeSlot: null }, '/mentor/1?package=advanced')
  expect(panel().getByRole<HTMLButtonElement>('button', { name: 'Choose Advanced' }).disabled).toBe(true)
  expect(panel().getByText('Ananya Iyer is busy and is not taking bookings right now.')).toBeTruthy()
})

test('the week is told in words, and drawn on a scale with five marks', async () => {
  show()
  expect(await screen.findByText('Tuesday 6:00 pm to 9:00 pm, Saturday 6:00 pm to midnight')).toBeTruthy()
  const marks = ['6 am', '11 am', '3 pm', '8 pm', '12 am'].map((mark) => screen.getByText(mark).style.left)
  expect(marks.map((left) => Math.round(Number.parseFloat(left)))).toEqual([0, 28, 50, 78, 100])
})

test('the email shows only when the server gives it', async () => {
  show()
  const profile = await screen.findByRole('link', { name: 'Ananya Iyer on LinkedIn (opens in a new tab)' })
  expect(profile.getAttribute('rel')).toContain('noopener')
  expect(screen.queryByText('Email')).toBeNull()
})

test('the mentor sees the own email', async () => {
  show({ email: 'ananya@example.in' })
  expect(await screen.findByRole('link', { name: 'ananya@example.in' })).toBeTruthy()
})

test('a profile that is no web address is no link', async () => {
  show({ linkedinUrl: 'javascript:alert(1)' })
  expect(await screen.findByRole('heading', { name: 'Reviews' })).toBeTruthy()
  expect(screen.queryByText('LinkedIn')).toBeNull()
})

test('shows all reviews on demand, by cursor', async () => {
  const { environment } = show()
  const all = await screen.findByRole('link', { name: 'Show all 41 reviews' })
  expect(all.getAttribute('href')).toBe('?reviews=all#reviews')
  await user.click(all)
  // The page also watches the viewer's request, which may be asked for later.
  const asked = environment.mock.findOperation(
    ({ request }) => request.node.operation.name === 'MentorReviewsPaginationQuery',
  )
  expect(asked.request.variables).toMatchObject({ after: 'x', first: 100 })
  const edges = [{ cursor: 'y', node: review('r2', 'Imran Ansari') }]
  const reviews = { edges, pageInfo: { hasNextPage: false, endCursor: 'y' } }
  const node = { __typename: 'Mentor', id: asked.request.variables['id'], ...ananya, subBranch: null, reviews }
  act(() => environment.mock.resolve(asked, { data: { node } }))
  expect(screen.getByText('Imran Ansari')).toBeTruthy()
  expect(screen.getByText('Sneha Kulkarni')).toBeTruthy()
  expect(screen.queryByRole('link', { name: /^Show all/ })).toBeNull()
  // The button is gone; what it did is not.
  expect(document.activeElement?.textContent).toBe('All loaded')
})

test('the spread over the stars filters the list, tags are counted, and the answer stands below', async () => {
  show({}, '/mentor/1?stars=4&package=advanced')
  const four = await screen.findByRole('link', { name: '4 stars 1 review' })
  expect(four.getAttribute('aria-current')).toBe('true')
  expect(screen.getByRole('link', { name: '5 stars 40 reviews' }).getAttribute('href')).toBe(
    '/mentor/1?package=advanced&stars=5#reviews',
  )
  expect(screen.getByRole('link', { name: 'Show reviews with any stars' }).getAttribute('href')).toBe(
    '/mentor/1?package=advanced#reviews',
  )
  expect(screen.getByText('Practical advice 12')).toBeTruthy()
  expect(screen.getByText('Answer from Ananya Iyer').parentElement?.textContent).toMatch(/prepared\..*, edited$/)
  expect(screen.getByRole('button', { name: 'Report the review by Sneha Kulkarni' })).toBeTruthy()
})

test('nobody there: says so and leads back', () => {
  show(null)
  expect(screen.getByText("The mentor you're looking for doesn't exist or has been removed.")).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Back to mentors' }).getAttribute('href')).toBe('/mentors')
  expect(document.querySelector('meta[name="robots"]')?.getAttribute('content')).toBe('noindex')
})

const had = { plans: { edges: [{ node: { mentor: { databaseId: 1, name: 'Ananya Iyer', away: 'LEFT' } } }] } }

test('a mentee who had a package with a mentor who has left reads so, and opens their chat', async () => {
  show(null, '/mentor/1', had)
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Ananya Iyer is no longer on Plumbline')
  expect(screen.getByRole('link', { name: 'Open chat' }).getAttribute('href')).toBe('/mentor/1?chat=open')
  await user.click(screen.getByRole('link', { name: 'Open chat' }))
  expect(await screen.findByRole('dialog', { name: 'Chat with Ananya Iyer' })).toBeTruthy()
})

test('a mentee who has a session with a mentor under review reads so, and where to cancel it', async () => {
  const mentor = { databaseId: 1, name: 'Ananya Iyer', away: 'IN_REVIEW' }
  show(null, '/mentor/1', { bookedSessions: { edges: [{ node: { mentor: null } }, { node: { mentor } }] } })
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Ananya Iyer is under review')
  expect(screen.getByRole('link', { name: 'Your sessions and packages' }).getAttribute('href')).toBe('/sessions')
  expect(screen.queryByRole('link', { name: 'Open chat' })).toBeNull()
  expect(screen.queryByText(/chat/)).toBeNull()
})

test.each([
  ['a mentor', { ...had, type: 'MENTOR' }],
  ['a mentee of somebody else', { plans: { edges: [{ node: { mentor: { databaseId: 2, name: 'Asha Rao' } } }] } }],
])('%s reads of nobody there', (_who, viewer) => {
  show(null, '/mentor/1?chat=open', viewer)
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Mentor not found')
  expect(screen.queryByRole('dialog')).toBeNull()
})

function review(id: string, authorName: string) {
  return {
    __typename: 'Review',
    id,
    databaseId: 1,
    stars: 5,
    tags: ['PRACTICAL_ADVICE'],
    body: 'Good.',
    createdAt: now,
    editedAt: null,
    answer: 'Thank you for coming prepared.',
    answeredAt: now,
    answerEditedAt: now,
    authorName,
    authorLevel: null,
  }
}

test('a request that was answered before it was followed does not stay pending', async () => {
  const { environment } = show({ id: 'mentor:1', viewerRequest: { id: 'r' } })
  expect(screen.getAllByText('Request sent. View it').length).toBeGreaterThan(0)
  await answerQuery<RequestAreaSubscription>(environment, 'RequestAreaSubscription', {
    mentorshipRequestChanged: { change: 'STARTED', lastChange: null, request: null },
  })
  expect(environment.mock.getMostRecentOperation().request.variables).toEqual({ id: 1 })
  await answerQuery<RequestAreaQuery>(environment, 'RequestAreaQuery', {
    mentor: { id: 'mentor:1', databaseId: 1, name: 'Ananya Iyer', viewerRequest: null },
  })
  await waitFor(() => expect(screen.queryByText('Request sent. View it')).toBeNull())
})
