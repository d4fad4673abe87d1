/** What a registration is to its holder, before and after its workshop is cancelled. */
import { expect, test } from 'vitest'
import { ticketState } from './ticketState.ts'

const at = (time: string) => new Date(`2026-12-01T${time}:00Z`)
const CALLED_OFF = at('12:00')
const registered = {
  seat: 'registered',
  registeredAt: at('08:00'),
  cancelledAt: null,
  cancelledBy: null,
  paymentStatus: 'completed',
} as const
const cancelled = { ...registered, seat: 'none', cancelledAt: at('10:00') } as const
const stateWhen = (registration: Omit<Parameters<typeof ticketState>[0], 'workshop'>, cancelledAt: Date | null) =>
  ticketState({ ...registration, workshop: { cancelledAt } })

test.each([
  ['has its seat', registered, 'registered', 'called_off'],
  ['was cancelled by its holder', { ...cancelled, cancelledBy: 'participant' }, 'cancelled', 'cancelled'],
  ['was cancelled by our team', { ...cancelled, cancelledBy: 'administrator' }, 'cancelled', 'cancelled'],
  [
    'went since its money went back',
    { ...registered, seat: 'none', paymentStatus: 'refunded' },
    'refunded',
    'refunded',
  ],
  ['was never confirmed', { ...registered, seat: 'none', registeredAt: null }, 'unconfirmed', 'called_off'],
] as const)('one that %s', (_what, registration, before, after) => {
  expect([stateWhen(registration, null), stateWhen(registration, CALLED_OFF)]).toEqual([before, after])
})

test('one that ended with its workshop', () => {
  for (const cancelledAt of [CALLED_OFF, at('12:01')])
    for (const cancelledBy of ['mentor', 'administrator'] as const) {
      const ended = { ...cancelled, cancelledAt, cancelledBy, paymentStatus: 'refunded' } as const
      expect(stateWhen(ended, CALLED_OFF)).toBe('called_off')
    }
})
