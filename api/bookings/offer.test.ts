import { expect, test } from 'vitest'
import { istInstant } from '../rules/time/time.ts'
import { offeredPlaceIn } from './offer.ts'

const now = istInstant('2026-11-27', '10:00')
const startsAt = istInstant('2026-11-28', '10:00')
const window = { dayOfWeek: 6, startTime: '10:00', endTime: '12:00', isActive: true, minutes: 60 }
const place = (minutes?: number) =>
  offeredPlaceIn({ windows: [window], off: [] }, { packageType: 'starter', startsAt, ...(minutes && { minutes }) }, now)

test('a new session lasts as long as its slot, one that is there keeps its own length', () => {
  expect(place()).toMatchObject({ startsAt, endsAt: istInstant('2026-11-28', '11:00'), duration: 60 })
  expect(place(45)).toMatchObject({ startsAt, endsAt: istInstant('2026-11-28', '10:45'), duration: 45 })
})
