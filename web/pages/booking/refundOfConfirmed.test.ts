import { describe, expect, it } from 'vitest'
import { ruleOfConfirmed } from './refundOfConfirmed.ts'

const session = { packageType: 'starter' as const, startsAt: '2026-11-28T05:00:00.000Z', windowHours: 48 }

describe('the refund rule of a paid booking', () => {
  it('names the last instant, and says when it has gone by', () => {
    const booked = { ...session, createdAt: '2026-11-21T05:00:00.000Z' }
    expect(ruleOfConfirmed(booked, new Date('2026-11-22T05:00:00Z')).sentence).toContain(
      'until Thu 26 Nov, 10:30 am IST',
    )
    expect(ruleOfConfirmed(booked, new Date('2026-11-27T05:00:00Z')).sentence).toBe(
      'The time for a full refund ended Thu 26 Nov, 10:30 am IST.',
    )
  })

  it('does not name a time that had gone by when it was booked', () => {
    const late = { ...session, createdAt: '2026-11-27T05:00:00.000Z' }
    expect(ruleOfConfirmed(late, new Date('2026-11-27T05:01:00Z')).sentence).toBe(
      'This session starts in less than 48 hours, so it cannot be refunded once paid.',
    )
  })

  it('says until when a plan can be cancelled and when it ends', () => {
    const plan = {
      packageType: 'advanced' as const,
      endDate: '2026-12-31',
      createdAt: '2026-11-21T05:00:00.000Z',
      windowHours: 48,
    }
    expect(ruleOfConfirmed(plan, new Date('2026-11-21T06:00:00Z')).sentence).toBe(
      'You can cancel for a full refund within 24 hours of payment. Chat and calls end at 12:00 am IST on Thu 31 Dec.',
    )
  })
})
