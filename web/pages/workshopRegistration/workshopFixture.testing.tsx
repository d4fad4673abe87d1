import { act, cleanup } from '@testing-library/react'
import type { OperationDescriptor } from 'relay-runtime'
import { vi } from 'vitest'
import workshopQuery, {
  type WorkshopRegistrationPageQuery,
} from '../../__generated__/WorkshopRegistrationPageQuery.graphql.ts'
import type { CheckoutOptions } from '../../lib/checkout.ts'
import { renderScreen } from '../../testing/renderScreen.tsx'
import { WorkshopRegistrationPage } from './WorkshopRegistrationPage.tsx'

export const NOW = new Date('2026-12-01T06:30:00.000Z')

/** An approved workshop with 12 seats left, next Saturday. */
export const WORKSHOP = {
  id: 'beam',
  databaseId: 7,
  title: 'Reading a beam drawing',
  description: 'A live working session on one real beam.',
  branch: 'Civil Engineering',
  instructorName: 'Ananya Iyer',
  date: '2026-12-05',
  time: '16:00',
  startsAt: '2026-12-05T10:30:00.000Z',
  duration: '2.5 hours',
  price: 49_900,
  image: null,
  state: 'APPROVED',
  isActive: true,
  maxParticipants: 50,
  registeredCount: 38,
  seatsLeft: 12,
  isFull: false,
  isRegistrationOpen: true,
  registrationClosesAt: '2026-12-03T18:30:00.000Z',
  freeCancellationUntil: '2026-12-04T10:30:00.000Z',
  viewerIsOrganiser: false,
  viewerRegistration: null,
  viewerWaitingEntry: null,
}

const mentor = { id: 'ananya', databaseId: 3, name: 'Ananya Iyer', mainBranch: 'Civil Engineering', subBranch: null }

/** A mentee. */
export const vikram = { id: 'vikram', type: 'MENTEE', name: 'Vikram Patil', email: 'vikram@example.in' }

interface Shown {
  /** In the address. */
  id?: string
  /** What differs from WORKSHOP; null: there is none. */
  workshop?: object | null
  viewer?: object | null
  /** The place on the waiting list that the address names. */
  offer?: object | null
}

/** The workshop's page with a pretended server; the date stands still at NOW. */
export function showWorkshop({ id = '7', workshop = {}, viewer = null, offer = null }: Shown = {}) {
  vi.useFakeTimers({ toFake: ['Date'], now: NOW })
  const shown = workshop && { ...WORKSHOP, mentor, ...workshop }
  const page = renderScreen<WorkshopRegistrationPageQuery>({
    address: `/workshop-registration/${id}${offer ? '?offer=offer-1' : ''}`,
    path: '/workshop-registration/:id',
    query: workshopQuery,
    variables: { id: 7, offer: offer ? 'offer-1' : '', isOffered: offer !== null },
    Screen: WorkshopRegistrationPage,
    answer: {
      Query: () => ({
        viewer,
        workshop: shown,
        waitingListEntry: offer && { workshop: { id: 'beam', databaseId: 7 }, ...offer },
      }),
      Site: () => ({
        now: NOW.toISOString(),
        checkoutScriptUrl: 'https://pay.example/checkout.js',
        paymentTestMode: true,
        supportEmail: 'help@plumbline.example',
      }),
    },
  })
  const { mock } = page.environment
  const isNamed = (name: string) => (operation: OperationDescriptor) => operation.request.node.params.name === name
  return {
    ...page,
    unmount: cleanup,
    asked: (name: string) => mock.getAllOperations().filter(isNamed(name)).length,
    inputOf: (name: string): unknown => mock.findOperation(isNamed(name)).request.variables['input'],
    /** Answers that the workshop, and the place on the waiting list that the address names, are like this by now. */
    answerFresh: async (changes: object, entry: object = {}) => {
      const asked = await vi.waitFor(() => mock.findOperation(isNamed('RegistrationPanelQuery')))
      await act(async () =>
        mock.resolve(asked, {
          data: {
            workshop: { ...shown, ...changes },
            ...(offer && { waitingListEntry: { ...offer, ...entry } }),
          },
        }),
      )
    },
    fail: async (name: string, error: Error) => {
      const asked = await vi.waitFor(() => mock.findOperation(isNamed(name)))
      await act(async () => mock.reject(asked, error))
    },
  }
}

/** What the payment window hands over. */
export const PAID = { razorpay_order_id: 'order_1', razorpay_payment_id: 'pay_1', razorpay_signature: 'sig' }

/** The payment window that the page opened last. */
export async function openedWindow(open: {
  mock: { lastCall?: readonly [CheckoutOptions] | undefined }
}): Promise<CheckoutOptions> {
  return await vi.waitFor(() => {
    const [options] = open.mock.lastCall ?? []
    if (!options) throw new Error('No payment window')
    return options
  })
}
