// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { signInPath } from '../../lib/paths.ts'
import { bookingPath, bookingVariables, readAddress } from './bookingAddress.ts'

const read = (query: string) => readAddress(new URLSearchParams(query))

describe('the address of the booking page', () => {
  it('is a Starter session at its first step without a query', () => {
    expect(read('')).toEqual({ packageType: 'starter', startsAt: null, startDate: null, step: 'time', confirmed: null })
  })

  it('reads slot (IST, either separator), package, start, step and confirmed', () => {
    expect(read('slot=2026-11-28 10:30&step=pay').startsAt).toBe('2026-11-28T05:00:00.000Z')
    expect(read('slot=2026-11-28T10:30').startsAt).toBe('2026-11-28T05:00:00.000Z')
    expect(read('package=Advanced&start=2026-12-01&step=details')).toMatchObject({
      packageType: 'advanced',
      startDate: '2026-12-01',
      step: 'details',
    })
    expect(read('confirmed=41').confirmed).toBe(41)
  })

  it.each(['slot=tomorrow', 'start=2026-02-30', 'step=done', 'confirmed=-1', 'confirmed=99999999999', 'package=gold'])(
    'takes %s as absent',
    (query) => {
      expect(read(query)).toEqual(read(''))
    },
  )

  it('writes what it reads', () => {
    const address = {
      packageType: 'advanced',
      startDate: '2026-12-01',
      startsAt: null,
      step: 'pay',
      confirmed: null,
    } as const
    const path = bookingPath(12, address)
    expect(path).toBe('/booking/12?package=advanced&start=2026-12-01&step=pay')
    expect(read(path.split('?')[1] ?? '')).toEqual(address)
    expect(bookingPath(12, { packageType: 'starter', step: 'time' })).toBe('/booking/12')
    expect(bookingPath(12, { startsAt: '2026-11-28T05:00:00.000Z' })).toBe('/booking/12?slot=2026-11-28+10%3A30')
  })

  it('carries itself through signing in', () => {
    const path = bookingPath(12, { startsAt: '2026-11-28T05:00:00.000Z', step: 'pay' })
    expect(new URLSearchParams(signInPath({ returnTo: path }).split('?')[1]).get('returnTo')).toBe(path)
  })

  it('is asked for the same mentor ids as the profile', () => {
    const asked = (mentorId: string) =>
      bookingVariables({ params: { mentorId }, url: new URL('https://plumbline.example/booking/1') }).mentorId
    expect(['12', '1000000000', '2147483647', '2147483648', '012', 'x'].map(asked)).toEqual([
      12, 1_000_000_000, 2_147_483_647, 0, 0, 0,
    ])
  })
})
