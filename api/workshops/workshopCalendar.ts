import type { Settings } from '../config.ts'
import type { Workshop, WorkshopRegistration } from '../generated/prisma/client.ts'
import { calendarFileOf } from '../mail/calendarEvent.ts'
import { ticketAddress } from '../rules/addresses.ts'
import { workshopEnd } from '../rules/workshops.ts'

/**
 * A registered person's workshop as a calendar file; once the registration is over it takes the workshop out of their
 * calendar. `left` is the workshop that it was for before, which goes out of it.
 */
export function workshopCalendar(
  config: Pick<Settings, 'publicUrl' | 'supportEmail'>,
  { id, code, seat, workshop }: Pick<WorkshopRegistration, 'id' | 'code' | 'seat'> & { workshop: Workshop },
  stamp: Date,
  left?: Workshop,
): string {
  const isOver = seat !== 'registered' || workshop.cancelledAt !== null
  const gone = left && {
    key: keyOf(left, id),
    sequence: left.calendarSequence + 1,
    stamp,
    startsAt: left.startsAt,
    endsAt: workshopEnd(left),
    title: `Plumbline workshop: ${left.title}`,
    about: `With ${left.instructorName}. Your ticket: ${ticketAddress(config, code)}`,
    meetingLink: null,
    cancelled: 'Your registration is for another workshop.',
  }
  const event = {
    key: keyOf(workshop, id),
    // The end of it comes after whatever was told before.
    sequence: workshop.calendarSequence + (isOver ? 1 : 0),
    stamp,
    startsAt: workshop.startsAt,
    endsAt: workshopEnd(workshop),
    title: `Plumbline workshop: ${workshop.title}`,
    about: `With ${workshop.instructorName}. Your ticket: ${ticketAddress(config, code)}`,
    meetingLink: isOver ? null : workshop.meetingLink,
    cancelled: isOver
      ? workshop.cancelledAt
        ? 'This workshop is cancelled.'
        : 'Your registration is cancelled.'
      : null,
  }
  return calendarFileOf(config, event, ...(gone ? [gone] : []))
}

const keyOf = (workshop: Workshop, id: number) => `workshop-${workshop.id}-registration-${id}`
