import { describe, expect, it, test } from 'vitest'
import { istInstant } from '../time/time.ts'
import { bookingDetailsSchema, bookingOrderSchema, slotHoldSchema, meetingLinkSchema } from './booking.ts'
import { bookingBodySchema } from './bookingChanges.ts'
import { readInput } from './fields/issues.ts'
import { issuesFrom } from './fields/issuesFrom.testing.ts'

const AGENDA = 'Please provide details about your session agenda (minimum 10 characters)'
const INCOMPLETE = 'Please complete all required fields for your selected package'
const NOT_OFFERED = 'This time slot is not offered'
const AMOUNT = 'Amount does not match the package rate'
const startsAt = istInstant('2026-11-28', '10:30')
const agenda = 'Retaining wall design'

const starterBody = { mentorId: 12, selectedTimeSlot: '2026-11-28 10:30', agenda, packageType: 'starter' }
const advancedBody = {
  mentorId: 12,
  selectedTimeSlot: '2026-11-28 to 2026-12-28',
  startDate: '2026-11-28',
  endDate: '2026-12-28',
  agenda,
  packageType: 'advanced',
}

describe('the documented order body', () => {
  it('reports every required field of an empty body, as a starter order', () => {
    expect(issuesFrom(bookingBodySchema, {})).toEqual([
      { path: 'mentorId', message: 'Mentor id is required' },
      { path: 'agenda', message: AGENDA },
      { path: 'selectedTimeSlot', message: INCOMPLETE },
    ])
  })

  it('reports both dates of an advanced order beside the others', () => {
    expect(issuesFrom(bookingBodySchema, { packageType: 'advanced', mentorId: 'x', agenda: 'short' })).toEqual([
      { path: 'mentorId', message: 'Mentor id must be a whole number above 0' },
      { path: 'agenda', message: AGENDA },
      { path: 'startDate', message: INCOMPLETE },
      { path: 'endDate', message: INCOMPLETE },
    ])
  })

  it('becomes an order for a session, from either slot text', () => {
    for (const selectedTimeSlot of ['2026-11-28 10:30', '2026-11-28 10:30 - 11:15']) {
      expect(readInput(bookingBodySchema, { ...starterBody, selectedTimeSlot, amount: '799.00' })).toEqual({
        mentorId: 12,
        packageType: 'starter',
        startsAt,
        agenda,
        amount: 79_900,
      })
    }
  })

  it('becomes an order for a month; the dates of a session order are ignored', () => {
    expect(readInput(bookingBodySchema, advancedBody)).toEqual({
      mentorId: 12,
      packageType: 'advanced',
      startDate: '2026-11-28',
      agenda,
      amount: undefined,
    })
    const read = readInput(bookingBodySchema, { ...starterBody, startDate: '', endDate: 'whenever' })
    expect(read).toMatchObject({ packageType: 'starter', startsAt })
  })

  it.each([
    [{ ...starterBody, selectedTimeSlot: 'soon' }, 'selectedTimeSlot', NOT_OFFERED],
    [{ ...starterBody, selectedTimeSlot: 20261128 }, 'selectedTimeSlot', NOT_OFFERED],
    [{ ...starterBody, selectedTimeSlot: '' }, 'selectedTimeSlot', INCOMPLETE],
    [{ ...starterBody, selectedTimeSlot: '2026-11-28 10:30 - 12:30' }, 'selectedTimeSlot', NOT_OFFERED],
    [{ ...starterBody, packageType: 'gold' }, 'packageType', 'Package type must be starter or advanced'],
    [{ ...starterBody, agenda: '  too short ' }, 'agenda', AGENDA],
    [{ ...starterBody, agenda: 'x'.repeat(2001) }, 'agenda', 'Agenda must be at most 2000 characters'],
    [{ ...starterBody, mentorId: 0 }, 'mentorId', 'Mentor id must be a whole number above 0'],
    [{ ...starterBody, mentorId: 1.5 }, 'mentorId', 'Mentor id must be a whole number above 0'],
    [{ ...starterBody, mentorId: 99_999_999_999 }, 'mentorId', 'Mentor id must be a whole number above 0'],
    [{ ...starterBody, amount: -1 }, 'amount', AMOUNT],
    [{ ...starterBody, amount: '1e3' }, 'amount', AMOUNT],
    [{ ...starterBody, amount: Number.NaN }, 'amount', AMOUNT],
    [{ ...starterBody, amount: { paise: 1 } }, 'amount', AMOUNT],
    [{ ...advancedBody, startDate: '2026-02-30' }, 'startDate', 'This start date is not offered'],
    [{ ...advancedBody, startDate: 20261128 }, 'startDate', 'This start date is not offered'],
    [{ ...advancedBody, endDate: '2027-11-28' }, 'endDate', 'The end date must be 2026-12-28'],
    [{ ...advancedBody, selectedTimeSlot: '2026-11-29 to 2026-12-29' }, 'selectedTimeSlot', NOT_OFFERED],
  ])('refuses %j', (body, path, message) => {
    expect(issuesFrom(bookingBodySchema, body)).toEqual([{ path, message }])
  })

  it.each([null, [], 'text'])('refuses the body %j', (body) => {
    expect(issuesFrom(bookingBodySchema, body)).toEqual([{ path: '', message: INCOMPLETE }])
  })
})

describe('an order', () => {
  it('takes a Date or text, answers a Date, and reads its own answer', () => {
    const order = { mentorId: 12, packageType: 'starter', startsAt, agenda }
    const read = readInput(bookingOrderSchema, { ...order, startsAt: startsAt.toISOString(), amount: 79_900 })
    expect(read).toEqual({ ...order, amount: 79_900 })
    expect(readInput(bookingOrderSchema, read)).toEqual(read)
    expect(readInput(bookingOrderSchema, { ...order, startDate: null, amount: null })).toMatchObject(order)
  })

  it('takes the value of a date column or text as start of a month', () => {
    const order = { mentorId: 12, packageType: 'advanced', agenda }
    for (const startDate of ['2026-11-28', new Date('2026-11-28T00:00:00Z')]) {
      expect(readInput(bookingOrderSchema, { ...order, startDate })).toEqual({
        ...order,
        startDate: '2026-11-28',
      })
    }
  })

  it('reports all that is missing for its package at once', () => {
    expect(issuesFrom(bookingOrderSchema, {})).toEqual([
      { path: 'mentorId', message: 'Mentor id is required' },
      { path: 'agenda', message: AGENDA },
      { path: 'startsAt', message: INCOMPLETE },
    ])
    expect(issuesFrom(bookingOrderSchema, { packageType: 'advanced', mentorId: 1, agenda, startsAt })).toEqual([
      { path: 'startDate', message: INCOMPLETE },
    ])
  })

  it.each([1.5, -1, Number.NaN, 1e12, '799'])('refuses the amount %j', (amount) => {
    const order = { mentorId: 12, packageType: 'starter', startsAt, agenda, amount }
    expect(issuesFrom(bookingOrderSchema, order)).toEqual([{ path: 'amount', message: AMOUNT }])
  })
})

describe('a hold', () => {
  it('needs a mentor and a start', () => {
    expect(readInput(slotHoldSchema, { mentorId: 12, startsAt: '2026-11-28T10:30' })).toEqual({
      mentorId: 12,
      startsAt,
    })
    expect(issuesFrom(slotHoldSchema, {})).toEqual([
      { path: 'mentorId', message: 'Mentor id is required' },
      { path: 'startsAt', message: 'Please select a time slot' },
    ])
    expect(issuesFrom(slotHoldSchema, { mentorId: 12, startsAt: 'noon' })).toEqual([
      { path: 'startsAt', message: NOT_OFFERED },
    ])
    expect(issuesFrom(slotHoldSchema, { mentorId: 12, startsAt: new Date(Number.NaN) })).toEqual([
      { path: 'startsAt', message: NOT_OFFERED },
    ])
  })
})

describe('the details step', () => {
  it('counts the agenda without the space around it', () => {
    expect(issuesFrom(bookingDetailsSchema, { agenda: ' 123456789 ' })).toEqual([{ path: 'agenda', message: AGENDA }])
    expect(readInput(bookingDetailsSchema, { agenda: ' 1234567890 ' })).toEqual({ agenda: '1234567890' })
  })
})

test.each([
  ['meet.google.com/abc-defg-hij', 'https://meet.google.com/abc-defg-hij'],
  ['http://zoom.us/j/1', 'https://zoom.us/j/1'],
  ['https://zoom.us/j/1', 'https://zoom.us/j/1'],
])('a meeting link may be written as %s', (meetingLink, stored) => {
  expect(meetingLinkSchema.parse({ bookingId: 1, meetingLink })).toEqual({ bookingId: 1, meetingLink: stored })
})

test.each(['', 'javascript:alert(1)', 'ftp://zoom.us/j/1', 'tomorrow at ten'])(
  '“%s” is no meeting link',
  (meetingLink) => {
    expect(issuesFrom(meetingLinkSchema, { bookingId: 1, meetingLink })).toMatchObject([{ path: 'meetingLink' }])
  },
)
