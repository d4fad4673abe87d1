/** What Google Calendar is opened with. */
export interface GoogleEvent {
  title: string
  startsAt: Date
  endsAt: Date
  /** The first of the details, which may be cut. */
  about: string
  /** The rest of them. */
  details: string
  location: string
}

/** Google refuses links that are much longer. */
const LONGEST = 2_000

/** Opens Google Calendar with the event filled in, as far as a link has room for it. */
export function googleEventAddress({ title, startsAt, endsAt, about, details, location }: GoogleEvent): string {
  const address = (text: string, first: string) =>
    `https://calendar.google.com/calendar/render?${new URLSearchParams({
      action: 'TEMPLATE',
      text,
      dates: `${calendarTime(startsAt)}/${calendarTime(endsAt)}`,
      details: `${first}\n\n${details}`,
      location,
    })}`
  const room = LONGEST - address('', '').length
  const text = cut(title, room / 2)
  return address(text, cut(about, room - sizeOf(text)))
}

/** Its length in a link, where a letter of an Indian script takes nine. */
const sizeOf = (text: string): number => new URLSearchParams({ '': text }).toString().length - 1

function cut(text: string, room: number): string {
  if (sizeOf(text) <= room) return text
  let left = room - sizeOf('…')
  let shown = ''
  for (const letter of text) {
    left -= sizeOf(letter)
    if (left < 0) break
    shown += letter
  }
  return `${shown}…`
}

/** `20261205T103000Z`, as calendars write an instant. */
export function calendarTime(instant: Date): string {
  return instant.toISOString().replace(/[-:]|\.\d+/g, '')
}
