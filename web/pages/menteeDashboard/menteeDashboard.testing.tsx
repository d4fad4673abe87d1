import { act, waitFor } from '@testing-library/react'
import { MockPayloadGenerator } from 'relay-test-utils'
import query, { type MenteeDashboardPageQuery } from '../../__generated__/MenteeDashboardPageQuery.graphql.ts'
import { renderScreen } from '../../testing/renderScreen.tsx'
import { MenteeDashboardPage } from './MenteeDashboardPage.tsx'

export const NOW = '2026-11-21T04:30:00.000Z'

export const MENTOR = {
  id: 'm',
  databaseId: 12,
  name: 'Ananya Iyer',
  mainBranch: 'Civil Engineering',
  subBranch: null,
  hasProfileImage: false,
  profileImage: '',
  currentJobTitle: 'Structural Engineer',
  currentCompany: 'Sahyadri',
  currentCity: null,
}

export const MENTEE = {
  id: 'e',
  databaseId: 5,
  name: 'Vikram Patil',
  email: 'vikram@example.in',
  currentLevel: 'Final Year Student',
  mainBranch: 'Civil Engineering',
  subBranch: null,
  hasProfileImage: false,
  profileImage: '',
  linkedinUrl: 'https://www.linkedin.com/in/vikram',
  bio: 'Final year',
  college: null,
  year: null,
  goals: null,
  profileVersion: 3,
}

const no = { allowed: false, reason: 'This session isn’t over yet.', until: null }

/** A confirmed session of Sat, 28 Nov 2026, 10:30 am. */
export const session = (databaseId: number, more: object = {}) => ({
  id: `b${databaseId}`,
  databaseId,
  status: 'CONFIRMED',
  packageType: 'STARTER',
  sessionType: 'starter',
  paymentStatus: 'COMPLETED',
  amount: 79_900,
  refundedAmount: null,
  refunds: [],
  moneyLines: [],
  movedAt: null,
  movedFrom: null,
  cancelReason: null,
  startsAt: '2026-11-28T05:00:00.000Z',
  endsAt: '2026-11-28T05:45:00.000Z',
  startDate: null,
  endDate: null,
  holdExpiresAt: null,
  agenda: '',
  meetingLink: null,
  mentorLeft: null,
  calendarSequence: 0,
  mentorName: MENTOR.name,
  menteeName: MENTEE.name,
  mentor: MENTOR,
  mentee: MENTEE,
  plan: null,
  noShow: null,
  joins: [],
  proposal: null,
  viewerCanComplete: no,
  ...more,
})

export const plan = (databaseId: number, more: object = {}) => ({
  id: `p${databaseId}`,
  databaseId,
  status: 'ACTIVE',
  startDate: '2026-11-10',
  endDate: '2026-12-10',
  callsUsed: 1,
  callsRemaining: 2,
  mentor: MENTOR,
  viewerCanBookCall: { allowed: true, reason: '', until: null },
  ...more,
})

const connection = (nodes: readonly object[]) => ({ edges: nodes.map((node) => ({ node })) })

interface Told {
  liveHold?: object | null
  nextSession?: object | null
  sessionsToAnswer?: object[]
  plans?: object[]
  bookings?: object[]
  workshopRegistrations?: object[]
  seatOffers?: object[]
  progress?: object
  mentee?: object
  type?: string
}

/** What the server says of the one who asks. */
function answerOf({ plans = [], bookings = [], ...more }: Told = {}) {
  return {
    Site: () => ({ now: NOW }),
    Query: () => ({
      viewer: {
        id: 'v',
        type: 'MENTEE',
        emailConfirmed: true,
        liveHold: null,
        nextSession: null,
        sessionsToReview: [],
        sessionsToAnswer: [],
        workshopRegistrations: [],
        seatOffers: [],
        calendarFeed: null,
        progress: { sessionsCompleted: 0, hours: 0, upcoming: 0 },
        mentee: MENTEE,
        plans: connection(plans),
        bookings: connection(bookings),
        ...more,
      },
    }),
  }
}

function newest<T>(list: readonly T[]): T {
  const last = list.at(-1)
  if (last === undefined) throw new Error('Nothing was asked for')
  return last
}

/** The dashboard of this mentee, or, with null, of a visitor. */
export function show(told: Told | null = {}, address = '/mentee-dashboard') {
  const screen = renderScreen<MenteeDashboardPageQuery>({
    address,
    path: '/mentee-dashboard',
    query,
    variables: {},
    Screen: MenteeDashboardPage,
    answer: told === null ? { Query: () => ({ viewer: null }) } : answerOf(told),
  })
  const { mock } = screen.environment
  const pending = (name: string) => mock.getAllOperations().filter(({ request }) => request.node.params.name === name)
  return {
    ...screen,
    /** How often something was asked for: the page's own question, which is answered ahead, counts too. */
    asked: (name: string) => pending(name).length,
    /** Answers what is under way with made-up values, except for these. */
    async answer(name: string, resolvers: Parameters<typeof MockPayloadGenerator.generate>[1]) {
      const operation = await waitFor(() => newest(pending(name)))
      await act(async () => mock.resolve(operation, MockPayloadGenerator.generate(operation, resolvers)))
    },
    answerOf,
  }
}
