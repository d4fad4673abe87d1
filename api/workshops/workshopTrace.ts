/** What the audit log keeps of a workshop. */
import { changed, type Fields } from '../audit/record.ts'
import type { Workshop } from '../generated/prisma/client.ts'
import { fromDateOnly } from '../rules/time.ts'
import { stateOf } from './states.ts'

/** Its plain fields, by their names in the product. */
export const tracedWorkshopFields = (workshop: Workshop) => ({
  title: workshop.title,
  branch: workshop.branch,
  mentorId: workshop.mentorId,
  date: fromDateOnly(workshop.date),
  time: workshop.time,
  duration: workshop.duration,
  maxParticipants: workshop.maxParticipants,
  price: workshop.price,
  state: stateOf(workshop),
})

/** Words and links of people: the log says only that they changed. */
const UNWRITTEN = ['description', 'instructorName', 'imageUrl', 'meetingLink'] as const

/** What a save has changed, before and after. */
export function workshopChanges(stored: Workshop, saved: Workshop): { before: Fields; after: Fields } {
  const { before, after } = changed(tracedWorkshopFields(stored), tracedWorkshopFields(saved))
  const others = UNWRITTEN.filter((name) => stored[name] !== saved[name])
  return { before, after: { ...after, ...Object.fromEntries(others.map((name) => [name, 'changed'])) } }
}
