// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { bookingOfSlot, comingBookings } from './booked.ts'

const A = '2026-11-28T05:00:00.000Z'
const session = { bookingId: 1, startsAt: A, endDate: null }
const plan = { bookingId: 2, startsAt: null, endDate: '2026-12-21' }

describe("the viewer's own bookings", () => {
  it('finds the booking of a slot', () => {
    expect(bookingOfSlot([plan, session], A)).toBe(1)
    expect(bookingOfSlot([plan, session], '2026-11-28T05:45:00.000Z')).toBeNull()
    expect(bookingOfSlot([plan, session], null)).toBeNull()
  })

  it('leaves out what is over; a plan ends at midnight IST', () => {
    expect(comingBookings([session, plan], new Date('2026-11-28T04:59:59Z'))).toEqual([session, plan])
    expect(comingBookings([session, plan], new Date(A))).toEqual([plan])
    expect(comingBookings([plan], new Date('2026-12-20T18:29:59Z'))).toEqual([plan])
    expect(comingBookings([plan], new Date('2026-12-20T18:30:00Z'))).toEqual([])
  })
})
