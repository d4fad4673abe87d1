// @vitest-environment node
import { expect, test } from 'vitest'
import { paymentBadge, registrationDate, statusText } from './RegistrationRow.tsx'

test.each([
  ['COMPLETED', 'Completed', 'good'],
  ['PENDING', 'Pending', 'warn'],
  ['FAILED', 'Failed', 'bad'],
  ['REFUNDED', 'Returned', 'flat'],
])('%s reads %s', (paymentStatus, text, tone) => {
  expect(paymentBadge({ paymentStatus, cancelledAt: null })).toEqual({ text, tone })
})

test('one that was cancelled says so beside its payment', () => {
  expect(statusText({ paymentStatus: 'COMPLETED', cancelledAt: null })).toBe('Completed')
  expect(statusText({ paymentStatus: 'COMPLETED', cancelledAt: '2026-11-20T06:30:00Z' })).toBe('Completed, cancelled')
})

test('the date is that of the seat, in IST, else of the attempt', () => {
  const createdAt = '2026-11-20T06:30:00Z'
  expect(registrationDate({ registeredAt: '2026-11-20T18:31:00Z', createdAt })).toBe('21 Nov 2026, 12:01 am IST')
  expect(registrationDate({ registeredAt: null, createdAt })).toBe('20 Nov 2026, 12:00 pm IST')
})
