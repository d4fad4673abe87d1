/** How mails speak of a workshop. */
import type { Workshop } from '../generated/prisma/client.ts'
import type { MailFact } from '../mail/content.ts'
import { formatWhenFull } from '../rules/text/format.ts'

/** Letters of a title that a subject takes. */
const SUBJECT_TITLE = 70

/** `Sat 5 Dec, 4:00 pm IST`. */
export const whenOf = ({ startsAt }: Pick<Workshop, 'startsAt'>) => formatWhenFull(startsAt)

/** A title cut to what a subject takes. */
export function shortTitle({ title }: Pick<Workshop, 'title'>): string {
  const letters = Array.from(new Intl.Segmenter('en-IN').segment(title), ({ segment }) => segment)
  return letters.length <= SUBJECT_TITLE
    ? title
    : `${letters
        .slice(0, SUBJECT_TITLE - 1)
        .join('')
        .trimEnd()}…`
}

export const TICKET_IS_SECRET = "Anyone with this email can open your ticket: please don't forward it."

type Told = Pick<Workshop, 'title' | 'instructorName' | 'startsAt' | 'duration'>

/** What everybody may know. */
export const publicFacts = (workshop: Told): MailFact[] => [
  ['Workshop', workshop.title],
  ['Instructor', workshop.instructorName],
  ['Time', whenOf(workshop)],
  ['Duration', workshop.duration],
]

/** With the meeting link: for registered people only. */
export const registeredFacts = (workshop: Told & Pick<Workshop, 'meetingLink'>): MailFact[] => [
  ...publicFacts(workshop),
  workshop.meetingLink
    ? ['Meeting link', workshop.meetingLink, workshop.meetingLink]
    : ['Meeting link', 'The link will follow by email before the start'],
]

/** Who cancels, and what they get back; `amount` is what was paid, in paise, and `until` the last instant of its refund. */
export function cancellingRule(until: Date, amount: number): string {
  if (amount === 0) return "Can't make it? Please cancel on your ticket, so that someone else gets the seat."
  return `Cancel on your ticket until ${formatWhenFull(until)} for a full refund. After that there is no refund.`
}
