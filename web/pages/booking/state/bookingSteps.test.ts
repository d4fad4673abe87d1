// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { PROSE_MAXIMUM } from '../../../../api/rules/constants.ts'
import { bookingDetailsSchema } from '../../../../api/rules/inputs/booking.ts'
import { placeOfStep, progressOf, stepToShow } from './bookingSteps.ts'

const agenda = 'Storey drift of a G+7 frame'

describe('the steps', () => {
  it('asks for what each package needs', () => {
    const slot = { startsAt: '2026-11-28T05:00:00.000Z', startDate: null, agenda }
    expect(progressOf(slot, 'starter')).toEqual({ hasTime: true, hasAgenda: true })
    expect(progressOf(slot, 'advanced').hasTime).toBe(false)
    expect(progressOf({ ...slot, startsAt: null, startDate: '2026-12-01' }, 'advanced').hasTime).toBe(true)
  })

  it.each([
    '',
    ' 12345 789 ',
    ' 12345 7890',
    '123456789',
    agenda,
    'x'.repeat(PROSE_MAXIMUM),
    'x'.repeat(PROSE_MAXIMUM + 1),
  ])('takes %s for an agenda exactly where the form does', (text) => {
    const { success } = bookingDetailsSchema.safeParse({ agenda: text })
    expect(progressOf({ startsAt: null, startDate: null, agenda: text }, 'starter').hasAgenda).toBe(success)
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
