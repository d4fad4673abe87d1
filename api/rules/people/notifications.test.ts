import { expect, test } from 'vitest'
import { bellTarget, mentorIdOf, notificationType, ownLink } from './notifications.ts'

test('a type that is not known is general', () => {
  expect(['booking', 'request_rejected', 'discussion', 'constructor', ''].map(notificationType)).toEqual([
    'booking',
    'request_rejected',
    'general',
    'general',
    'general',
  ])
})

test.each([
  ['/mentee-dashboard', '/mentee-dashboard'],
  ['/mentor/3?tab=plans', '/mentor/3?tab=plans'],
  ['/', '/'],
  [null, null],
  ['', null],
  ['//evil.test', null],
  ['https://evil.test/', null],
  ['javascript:alert(1)', null],
  ['/\\evil.test', null],
])('the link %j is followed as %j', (link, followed) => {
  expect(ownLink(link)).toBe(followed)
})

test.each([
  ['{"mentorId":7}', 7],
  ['{"mentorId":"7"}', 7],
  ['{"mentorId":-1}', null],
  ['{"bookingId":7}', null],
  ['7', null],
  ['{', null],
  [null, null],
])('the mentor of %j is %j', (data, id) => {
  expect(mentorIdOf(data)).toBe(id)
})

test('a click in the bell leads where its type says', () => {
  const target = (type: Parameters<typeof bellTarget>[0]['type'], mentorId: number | null, isMentor: boolean) =>
    bellTarget({ type, mentorId }, isMentor)
  expect(target('mentorship_request', null, true)).toBe('/mentorship-requests')
  expect(target('request_approved', 12, false)).toBe('/mentor/12')
  expect(target('request_approved', null, false)).toBeNull()
  const paying = '/booking/12?slot=2026-11-24+18%3A00&step=pay'
  const approved = (mentorId: number, link: string) => bellTarget({ type: 'request_approved', mentorId, link }, false)
  expect(approved(12, paying)).toBe(paying)
  for (const link of ['/mentor/12', '/account', 'https://elsewhere.example/booking/12?'])
    expect(approved(12, link)).toBe('/mentor/12')
  expect(approved(3, paying)).toBe('/mentor/3')
  expect(target('booking', 12, true)).toBe('/mentor-dashboard')
  expect(target('booking', 12, false)).toBe('/mentee-dashboard')
  for (const type of ['payment', 'workshop', 'request_rejected', 'general'] as const)
    expect(target(type, 12, false)).toBeNull()
})
