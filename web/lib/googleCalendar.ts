/** What Google Calendar is opened with. */
export interface GoogleEvent {
  title: string
  startsAt: Date
  endsAt: Date
  details: string
  location: string
}

/** Opens Google Calendar with the event filled in. */
export function googleEventAddress({ title, startsAt, endsAt, details, location }: GoogleEvent): string {
  const event = new URLSearchParams({
    action: 'TEMPLATE',
    text: title,
    dates: `${calendarTime(startsAt)}/${calendarTime(endsAt)}`,
    details,
    location,
  })
  return `https://calendar.google.com/calendar/render?${event}`
}

/** `20261205T103000Z`, as calendars write an instant. */
export function calendarTime(instant: Date): string {
  return instant.toISOString().replace(/[-:]|\.\d+/g, '')
}
