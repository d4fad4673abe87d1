// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { untilText } from './untilText.ts'

const session = { startsAt: '2026-11-28T05:00:00.000Z', endsAt: '2026-11-28T05:45:00.000Z' }
const at = (instant: string) => untilText(session, new Date(`2026-11-${instant}Z`))

describe('how long until a session', () => {
  it.each([
    ['22T05:00:00', 'in 6 days'],
    ['27T05:00:00', 'in 1 day'],
    ['27T05:00:01', 'in 24 h'],
    ['28T02:50:00', 'in 2 h 10 min'],
    ['28T03:00:00', 'in 2 h'],
    ['28T04:00:01', 'in 1 h'],
    ['28T04:00:00', 'in 1 h'],
    ['28T04:01:00', 'in 59 min'],
    ['28T04:59:59', 'in 1 min'],
    ['28T05:00:00', 'now'],
    ['28T05:44:59', 'now'],
    ['28T05:45:00', 'over'],
  ])('at %s it is %s', (instant, text) => {
    expect(at(instant)).toBe(text)
  })
})
