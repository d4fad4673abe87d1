import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState, type ReactNode } from 'react'
import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay'
import { MockPayloadGenerator, type MockResolvers } from 'relay-test-utils'
import { vi } from 'vitest'
import { istInstant } from '../../../../api/rules/time/time.ts'
import type {
  dialogsTestingQuery,
  dialogsTestingQuery$data,
} from '../../../__generated__/dialogsTestingQuery.graphql.ts'
import { currentToast, dismissToast } from '../../../lib/toasts.ts'
import { renderScreen } from '../../../testing/renderScreen.tsx'

export const user = userEvent.setup()
export const NOW = istInstant('2026-11-21', '12:00')
export const at = (time: string, date = '2026-11-28') => istInstant(date, time).toISOString()

/** A paid Starter session of Vikram's with Ananya, a week ahead, as Vikram sees it. */
const session = {
  id: 'session',
  databaseId: 7,
  status: 'CONFIRMED',
  packageType: 'STARTER',
  sessionType: 'starter',
  startsAt: at('10:30'),
  endsAt: at('11:15'),
  endDate: null,
  amount: 149_900,
  moneyLines: [] as readonly string[],
  cancelledBy: null,
  viewerSide: 'MENTEE',
  mentorName: 'Ananya Iyer',
  menteeName: 'Vikram Patil',
  agenda: 'Storey drift',
  meetingLink: null,
  mentorLeft: null,
  calendarSequence: 1,
  mentor: { id: 'ananya', databaseId: 12 },
  plan: null,
  proposal: null,
  viewerCanCancel: {
    allowed: true,
    reason: 'Full refund if you cancel by Thu 26 Nov, 10:30 am IST. No refund after that.',
    refund: 149_900,
    refundUntil: at('10:30', '2026-11-26'),
    returnsCall: false,
    money: 'The refund goes to the account you paid from, usually within 5 to 7 working days.',
  },
  viewerCanMove: { allowed: true, reason: 'You can move it until Thu 26 Nov, 10:30 am IST.' },
  viewerCanPropose: { allowed: false, reason: 'Only the mentor proposes another time.' },
}

/** Their package, of which one session is used. */
export const plan = {
  id: 'plan',
  databaseId: 3,
  startDate: '2026-11-20',
  endDate: '2026-12-20',
  agenda: null,
  callsRemaining: 2,
  callsUsed: 1,
  chatGoesOn: false,
  mentor: { id: 'ananya', databaseId: 12, name: 'Ananya Iyer' },
  viewerCanBookCall: { allowed: true, reason: '2 sessions left, at no further charge.' },
}

const query = graphql`
  query dialogsTestingQuery {
    booking(id: 7) {
      ...CancelDialog_booking
      ...MoveDialog_booking
      ...ProposeDialog_booking
      ...ProposalAnswer_booking
      plan {
        ...BookIncludedSession_plan
        ...BookIncludedSessionButton_plan
      }
    }
  }
`

type Booking = NonNullable<dialogsTestingQuery$data['booking']>

/** A dialog over a pretended server, opened by a button; time stands still at NOW. */
export function showDialog(
  dialog: (booking: Booking, close: () => void) => ReactNode,
  differences: object = {},
  now: Date = NOW,
) {
  const toast = currentToast()
  if (toast) dismissToast(toast.id)
  vi.useFakeTimers({ toFake: ['Date'], now })
  let booking = { ...session, ...differences }
  function Page({ queryRef }: { queryRef: PreloadedQuery<dialogsTestingQuery> }) {
    const { booking: shown } = usePreloadedQuery<dialogsTestingQuery>(query, queryRef)
    const [isOpen, setOpen] = useState(true)
    if (!shown) return null
    return isOpen ? dialog(shown, () => setOpen(false)) : <p>Closed</p>
  }
  const { environment } = renderScreen<dialogsTestingQuery>({
    address: '/',
    query,
    variables: {},
    Screen: Page,
    answer: { Query: () => ({ booking }) },
  })
  const { mock } = environment
  const find = (name: string) => mock.getAllOperations().find(({ request }) => request.node.params.name === name)
  /** The root field of a mutation, once it is sent. */
  async function fieldOf(name: string): Promise<string> {
    const operation = await waitFor(() => find(name) ?? Promise.reject(new Error(`${name} was not asked`)))
    const field = operation.request.node.operation.selections.find(({ kind }) => kind === 'LinkedField')
    if (field?.kind !== 'LinkedField') throw new Error(`${name} has no root field`)
    return field.name
  }
  /** Answers this query or mutation as soon as it is asked, with the booking as it is then. */
  async function answer(name: string, data: MockResolvers): Promise<void> {
    await waitFor(() => {
      if (!find(name)) throw new Error(`${name} was not asked`)
    })
    await act(async () => {
      const operation = find(name)!
      mock.resolve(operation, MockPayloadGenerator.generate(operation, data))
    })
  }
  return {
    environment,
    /** What the server says when the booking is read again. */
    reads: async (changes: object = {}) => {
      booking = { ...booking, ...changes }
      await answer('freshSessionQuery', { Query: () => ({ node: { __typename: 'Booking', ...booking } }) })
    },
    readsPlan: (changes: object) =>
      answer('useFreshPlanQuery', { Query: () => ({ node: { __typename: 'Plan', ...plan, ...changes } }) }),
    /** The mentor's open slots. */
    offers: (starts: readonly string[], available = true) =>
      answer('useOpenSlotsQuery', {
        Query: () => ({
          node: {
            __typename: 'Mentor',
            id: 'ananya',
            available,
            weeklyAvailability: [{ weekday: 'SATURDAY', enabled: true, startTime: '09:00', endTime: '12:00' }],
            freeSlots: starts.map((startsAt) => ({ startsAt })),
          },
        }),
        Site: () => ({ now: now.toISOString(), refundWindowHours: 48, supportEmail: 'help@plumbline.example' }),
      }),
    /** What a mutation answers: its payload with the booking changed, or an error. */
    done: async (name: string, payload: string, changes: object = {}, more: object = {}) => {
      booking = { ...booking, ...changes }
      const field = await fieldOf(name)
      await answer(name, { Mutation: () => ({ [field]: { __typename: payload, booking, ...more } }) })
    },
    refuses: async (name: string, error: object) => {
      const field = await fieldOf(name)
      await act(async () => mock.resolve(find(name)!, { data: { [field]: error } }))
    },
    fails: async (name: string, error: Error) => {
      await waitFor(() => {
        if (!find(name)) throw new Error(`${name} was not asked`)
      })
      await act(async () => mock.reject(find(name)!, error))
    },
    answer,
    asked: (name: string) => mock.getAllOperations().filter(({ request }) => request.node.params.name === name).length,
    inputOf: (name: string): unknown => find(name)?.request.variables['input'],
  }
}

/** The words of the dialog that is open. */
export const words = () => screen.getByRole('dialog').textContent ?? ''
export const press = (name: string | RegExp) => user.click(screen.getByRole('button', { name }))
/** Two presses before anything could be drawn in between. */
export function pressTwice(name: string | RegExp): void {
  const button = screen.getByRole('button', { name })
  act(() => (button.click(), button.click()))
}
export const isClosed = () => screen.findByText('Closed')
