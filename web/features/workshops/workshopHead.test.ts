// @vitest-environment node
import { expect, test } from 'vitest'
import { workshopHead, type WorkshopOfHead } from './workshopHead.ts'

const workshop: WorkshopOfHead = {
  databaseId: 7,
  title: 'Reading a beam drawing',
  description: 'A live working session on one real beam.',
  instructorName: 'Ananya Iyer',
  mentor: { databaseId: 3 },
  date: '2026-12-05',
  time: '16:00',
  duration: '2.5 hours',
  price: 49_900,
  image: '/media/beam',
  isFull: false,
  isActive: true,
  registrationClosesAt: '2026-12-03T18:30:00.000Z',
}

function eventOf(changes: Partial<WorkshopOfHead> = {}): Record<string, unknown> {
  const data = workshopHead({ ...workshop, ...changes }).data?.('https://own.example')
  return JSON.parse(JSON.stringify(data)) as Record<string, unknown>
}

test('the card says what it is about, when, by whom and at which price', () => {
  expect(workshopHead(workshop)).toMatchObject({
    title: 'Reading a beam drawing',
    description:
      'Live workshop with Ananya Iyer, Sat, 5 Dec 2026, 4:00 pm IST, ₹499. A live working session on one real beam.',
    path: '/workshop-registration/7',
    image: '/media/beam',
    isWide: true,
  })
  const long = workshopHead({ ...workshop, description: 'word '.repeat(100) }).description ?? ''
  expect(long.length).toBeLessThanOrEqual(200)
  expect(long).toMatch(/word…$/)
})

test('the event is held online, on its page, from start to end in IST', () => {
  expect(eventOf()).toMatchObject({
    '@type': 'Event',
    name: 'Reading a beam drawing',
    startDate: '2026-12-05T16:00:00+05:30',
    endDate: '2026-12-05T18:30:00+05:30',
    eventAttendanceMode: 'https://schema.org/OnlineEventAttendanceMode',
    location: { '@type': 'VirtualLocation', url: 'https://own.example/workshop-registration/7' },
    image: 'https://own.example/media/beam',
    performer: { name: 'Ananya Iyer', url: 'https://own.example/mentor/3' },
    offers: {
      price: '499.00',
      priceCurrency: 'INR',
      availability: 'https://schema.org/InStock',
      validThrough: '2026-12-03T18:30:00.000Z',
    },
  })
})

test('sold out, free, over midnight, by a former mentor', () => {
  expect(eventOf({ isFull: true })).toMatchObject({ offers: { availability: 'https://schema.org/SoldOut' } })
  expect(eventOf({ time: '23:00' })).toMatchObject({ endDate: '2026-12-06T01:30:00+05:30' })
  expect(eventOf({ price: 0 })).toMatchObject({ isAccessibleForFree: true, offers: { price: '0.00' } })
  expect(eventOf({ mentor: null })['performer']).not.toHaveProperty('url')
})

test('one that is not offered is no event, and not for search engines', () => {
  const head = workshopHead({ ...workshop, isActive: false })
  expect([head.data, head.noIndex]).toEqual([undefined, true])
})
