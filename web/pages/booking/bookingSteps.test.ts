import { describe, expect, it } from 'vitest'
import { placeOfStep, progressOf, stepToShow } from './bookingSteps.ts'

const nothing = { startsAt: null, startDate: null }
const agenda = 'Storey drift of a G+7 frame'

describe('the steps', () => {
  it('asks for what each package needs', () => {
    const slot = { startsAt: '2026-11-28T05:00:00.000Z', startDate: null }
    expect(progressOf(slot, 'starter', agenda)).toEqual({ hasTime: true, hasAgenda: true })
    expect(progressOf(slot, 'advanced', '  too short ').hasTime).toBe(false)
    expect(progressOf({ startsAt: null, startDate: '2026-12-01' }, 'advanced', ' 12345 7890')).toEqual({
      hasTime: true,
      hasAgenda: true,
    })
    expect(progressOf(nothing, 'starter', '123456789').hasAgenda).toBe(false)
  })

  it('shows the first step that is still open', () => {
    const all = { hasTime: true, hasAgenda: true }
    expect(stepToShow('pay', all, true)).toBe('pay')
    expect(stepToShow('pay', all, false)).toBe('details')
    expect(stepToShow('pay', { ...all, hasAgenda: false }, true)).toBe('details')
    expect(stepToShow('pay', { ...all, hasTime: false }, true)).toBe('time')
    expect(stepToShow('details', { ...all, hasTime: false }, true)).toBe('time')
    expect(stepToShow('time', all, true)).toBe('time')
  })

  it('hangs done steps above the bob and the rest below', () => {
    expect((['time', 'details', 'pay'] as const).map((step) => placeOfStep(step, 'details'))).toEqual([
      'done',
      'now',
      'ahead',
    ])
  })
})
