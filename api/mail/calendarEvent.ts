/** Calendar files: events that people can add to their calendar, replace and take out again. */
import ical, { ICalCalendarMethod, ICalEventStatus, type ICalCalendar } from 'ical-generator'
import type { Settings } from '../config.ts'
import { cleanLine, cleanText } from '../rules/text/cleanText.ts'

export interface CalendarEvent {
  /** Never changes for what it is: a later file replaces the one before. */
  key: string
  /** How often what the file says has changed. */
  sequence: number
  stamp: Date
  startsAt: Date
  endsAt: Date
  title: string
  /** What it is about, before where it is held. */
  about: string
  meetingLink: string | null
  /** What a cancelled one says instead of where it is held; null while it is on. */
  cancelled: string | null
}

type Site = Pick<Settings, 'publicUrl'>

/** Calendars name it as where the events come from. */
export const PRODUCT = { company: 'Plumbline', product: 'Sessions', language: 'EN' }

export function calendarFileOf(
  config: Site & Pick<Settings, 'supportEmail'>,
  events: readonly [CalendarEvent, ...CalendarEvent[]],
): string {
  // RFC 5546: a file that cancels is about one event. Of several, each has its own status.
  const isOneCancelled = events.length === 1 && events[0].cancelled !== null
  const method = isOneCancelled ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.PUBLISH
  const calendar = ical({ name: 'Plumbline', prodId: PRODUCT, method })
  for (const event of events)
    addEvent(calendar, config, event).organizer({ name: 'Plumbline', email: config.supportEmail })
  return calendar.toString()
}

/** Its UID is made of the key and the site. */
export function addEvent(calendar: ICalCalendar, { publicUrl }: Site, event: CalendarEvent) {
  const { cancelled } = event
  const meetingLink = event.meetingLink && cleanLine(event.meetingLink)
  const where = meetingLink ? `Join: ${meetingLink}` : 'The meeting link will follow.'
  return calendar.createEvent({
    id: `${event.key}@${new URL(publicUrl).hostname}`,
    sequence: event.sequence,
    stamp: event.stamp,
    start: event.startsAt,
    end: event.endsAt,
    summary: cleanLine(event.title),
    description: `${cleanText(event.about)}\n\n${cancelled ?? where}\nTimes are Indian Standard Time (Asia/Kolkata).`,
    location: cancelled === null ? (meetingLink ?? 'Online') : 'Cancelled',
    status: cancelled === null ? ICalEventStatus.CONFIRMED : ICalEventStatus.CANCELLED,
  })
}
