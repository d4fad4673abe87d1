import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { SlotHoldQuery } from '../../__generated__/SlotHoldQuery.graphql.ts'
import { answerQuery } from '../../testing/answers.ts'
import { AGENDA, answerHold, at, holdOf, loadSteps, mentee, showBooking } from './bookingFixture.testing.tsx'

const user = userEvent.setup()
const WATCH = 'SlotHoldQuery'
const HOLD = 'SlotHoldMutation'
const held = { ...mentee, liveHold: holdOf(at('10:30'), { agenda: AGENDA }) }
const NEWER = { bookings: { edges: [] }, liveHold: { id: 'newer', ...holdOf(at('09:45'), { databaseId: 8 }) } }

type Shown = ReturnType<typeof showBooking>
type Viewer = NonNullable<SlotHoldQuery['rawResponse']['viewer']>

/** What the server knows when this tab asks. */
const answer = ({ environment }: Shown, viewer: Omit<Viewer, 'id'>) =>
  answerQuery<SlotHoldQuery>(environment, WATCH, { viewer: { id: 'vikram', ...viewer } })
const focus = () => act(() => void dispatchEvent(new Event('focus')))

/** Another tab of this browser. */
let other: BroadcastChannel
let told = 0

beforeAll(loadSteps)
beforeEach(() => {
  sessionStorage.clear()
  told = 0
  other = new BroadcastChannel('plumbline-hold')
  other.addEventListener('message', () => told++)
})
afterEach(() => {
  other.close()
  vi.useRealTimers()
})
/** It has reserved something, and this one hears of it. */
async function otherReserves(page: Shown): Promise<void> {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no other origins
  other.postMessage(null)
  await waitFor(() => expect(page.asked(WATCH)).toBe(1))
}

describe('a slot that another tab has let go', () => {
  it('is said to be reserved no longer, and reserved again by one press; nothing is taken before', async () => {
    const page = showBooking({ viewer: held })
    expect(screen.getByText(/is reserved for you for/)).toBeTruthy()
    await otherReserves(page)
    await answer(page, NEWER)
    expect(screen.queryByText(/is reserved for you for/)).toBeNull()
    expect(screen.getByRole('alert').textContent).toContain(
      'Your slot is no longer reserved. You chose another slot, or gave this one up, elsewhere.',
    )
    expect([page.asked(HOLD), page.asked('useFreshSlotsRefetchQuery')]).toEqual([0, 1])
    await user.click(screen.getByRole('button', { name: 'Reserve 10:30 am again' }))
    expect(page.inputOf(HOLD)).toEqual({ mentorId: 12, startsAt: at('10:30') })
  })

  it('leads back to the times, and from there to what was written', async () => {
    const page = showBooking({ search: '?step=details', viewer: held })
    await user.type(await screen.findByLabelText('Session agenda'), ', and its base shear')
    await otherReserves(page)
    await answer(page, NEWER)
    expect(screen.getByRole('heading', { name: 'Next 30 days' })).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Reserve 10:30 am again' }))
    await answerHold(page, at('10:30'))
    expect(await screen.findByDisplayValue(`${AGENDA}, and its base shear`)).toBeTruthy()
  })

  it('is noticed when the person is back, also when it was done on another device', async () => {
    const page = showBooking({ viewer: held })
    focus()
    await answer(page, { ...NEWER, liveHold: null })
    expect(screen.getByRole('alert').textContent).toContain('Your slot is no longer reserved.')
  })

  it('is asked for again when it is pressed again', async () => {
    const page = showBooking({ viewer: held })
    await user.click(screen.getByRole('button', { name: /^10:30 am/ }))
    expect(page.inputOf(HOLD)).toEqual({ mentorId: 12, startsAt: at('10:30') })
  })
})

it('stays as it is when the hold is still there', async () => {
  const page = showBooking({ viewer: held })
  focus()
  await answer(page, { bookings: { edges: [] }, liveHold: { id: 'hold', ...held.liveHold } })
  expect(screen.getByText(/is reserved for you for/)).toBeTruthy()
  expect(screen.queryByRole('alert')).toBeNull()
})

it.each([null, 'order_1'])('leads to the confirmation of what another tab has paid for, order %s', async (orderId) => {
  const page = showBooking({ viewer: { ...held, liveHold: { ...held.liveHold, orderId } } })
  await otherReserves(page)
  const { mentor } = held.liveHold
  const node = { id: 'hold', databaseId: 7, status: 'CONFIRMED', startsAt: at('10:30'), endDate: null, mentor } as const
  await answer(page, { liveHold: null, bookings: { edges: [{ node }] } })
  await vi.waitFor(() => expect(page.address()).toBe('/booking/12?confirmed=7'))
})

it('believes no answer from before a choice of its own', async () => {
  const page = showBooking({ viewer: held })
  focus()
  expect(page.asked(WATCH)).toBe(1)
  await user.click(screen.getByRole('button', { name: '9:45 am' }))
  // It is waited for no longer.
  expect(page.asked(WATCH)).toBe(0)
  await answerHold(page, at('09:45'))
  expect(screen.getByText(/is reserved for you for/).textContent).toContain('9:45 am')
})

it('tells the other tabs what is reserved here', async () => {
  const page = showBooking()
  await user.click(screen.getByRole('button', { name: '10:30 am' }))
  expect(told).toBe(0)
  await answerHold(page, at('10:30'))
  await vi.waitFor(() => expect(told).toBe(1))
})
