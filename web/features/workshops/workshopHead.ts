import { CURRENCY } from '../../../api/rules/constants.ts'
import { formatRupees, rupeesText } from '../../../api/rules/text/format.ts'
import { istDate, istInstant, istTime } from '../../../api/rules/time/time.ts'
import { workshopEnd } from '../../../api/rules/workshops/workshops.ts'
import { SITE_NAME, type Head } from '../../lib/headTags.ts'
import { mentorPath } from '../../lib/mentorPath.ts'
import { workshopPath } from './workshopPath.ts'
import { workshopDate, workshopTime } from './workshopTimes.ts'

/** What a workshop's head is made of; all public. */
export interface WorkshopOfHead {
  readonly databaseId: number
  readonly title: string
  readonly description: string
  readonly instructorName: string
  readonly mentor: { readonly databaseId: number } | null
  /** IST day and HH:mm. */
  readonly date: string
  readonly time: string
  /** Free text. */
  readonly duration: string
  /** Paise. */
  readonly price: number
  readonly image: string | null
  readonly isFull: boolean
  readonly isActive: boolean
  readonly registrationClosesAt: string
}

/** Longest text of a description that search results show. */
const DESCRIPTION = 200
const IST = '+05:30'

/** What it is about, when, by whom and at which price, with its picture and the event for search engines. */
export function workshopHead(workshop: WorkshopOfHead): Head {
  const { databaseId, title, date, time, instructorName, price, image, isActive } = workshop
  const when = `${workshopDate(date)}, ${workshopTime(time)}`
  const fee = price === 0 ? 'free' : formatRupees(price)
  return {
    title,
    description: clipped(`Live workshop with ${instructorName}, ${when}, ${fee}. ${workshop.description}`, DESCRIPTION),
    path: workshopPath(databaseId),
    ...(image && { image, isWide: true }),
    // One that is not offered is seen by its mentor and administrators only.
    ...(isActive ? { data: (origin) => eventData(workshop, origin) } : { noIndex: true }),
  }
}

export const workshopNotFoundHead = {
  title: 'Workshop not found',
  description: 'We could not find this workshop on Plumbline.',
  noIndex: true,
} satisfies Head

/** A workshop as an event online. Where it is held is its page: the meeting link is for registered people. */
function eventData(workshop: WorkshopOfHead, origin: string): object {
  const { title, date, time, mentor, image } = workshop
  const url = origin + workshopPath(workshop.databaseId)
  return {
    '@type': 'Event',
    name: title,
    description: clipped(workshop.description, 1_000),
    url,
    startDate: `${date}T${time}:00${IST}`,
    endDate: wallClock(workshopEnd({ startsAt: istInstant(date, time), duration: workshop.duration })),
    eventStatus: 'https://schema.org/EventScheduled',
    eventAttendanceMode: 'https://schema.org/OnlineEventAttendanceMode',
    location: { '@type': 'VirtualLocation', url },
    image: origin + (image ?? '/social-card.png'),
    inLanguage: 'en-IN',
    isAccessibleForFree: workshop.price === 0,
    organizer: { '@type': 'Organization', name: SITE_NAME, url: `${origin}/` },
    performer: {
      '@type': 'Person',
      name: workshop.instructorName,
      url: mentor ? origin + mentorPath(mentor.databaseId) : undefined,
    },
    offers: {
      '@type': 'Offer',
      url,
      price: rupeesText(workshop.price),
      priceCurrency: CURRENCY,
      availability: `https://schema.org/${workshop.isFull ? 'SoldOut' : 'InStock'}`,
      validThrough: workshop.registrationClosesAt,
    },
  }
}

/** `2026-12-05T18:30:00+05:30`. */
function wallClock(instant: Date): string {
  return `${istDate(instant)}T${istTime(instant)}:00${IST}`
}

function clipped(text: string, length: number): string {
  const line = text.replaceAll(/\s+/g, ' ').trim()
  return line.length <= length ? line : `${line.slice(0, length - 1).replace(/\s+\S*$/, '')}…`
}
