import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { serverClock } from './serverClock.ts'

const NOON = Date.parse('2026-11-21T12:00:00Z')
const at = (milliseconds: number) => new Date(NOON + milliseconds).toISOString()

describe("the server's clock", () => {
  beforeEach(() => void vi.useFakeTimers({ now: NOON }))
  afterEach(() => void vi.useRealTimers())

  it('runs ahead of a device that is behind, and behind one that is far ahead', () => {
    expect(serverClock(at(60_000))().toISOString()).toBe(at(60_000))
    expect(serverClock(at(-3_600_000))().toISOString()).toBe(at(-3_600_000))
  })

  it('takes a reading that is a little old for an answer that was slow', () => {
    expect(serverClock(at(-20_000))().toISOString()).toBe(at(0))
  })

  it('does not take the same reading for a new one later', () => {
    const reading = at(120_000)
    serverClock(reading)
    vi.setSystemTime(NOON + 50_000)
    expect(serverClock(reading)().toISOString()).toBe(at(170_000))
  })
})
