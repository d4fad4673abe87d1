import type { Settings } from '../config.ts'
import type { Workshop, WorkshopRegistration } from '../generated/prisma/client.ts'
import { calendarFileOf } from '../mail/calendarEvent.ts'
import { ticketAddress } from '../rules/addresses.ts'
import { workshopEnd } from '../rules/workshops/workshops.ts'

/**
 * A registered person's workshop as a calendar file; once the registration is over it takes the workshop out of their
 * calendar.
 */
export function workshopCalendar(
  config: Pick<Settings, 'publicUrl' | 'supportEmail'>,
  { id, code, seat, workshop }: Pick<WorkshopRegistration, 'id' | 'code' | 'seat'> & { workshop: Workshop },
  stamp: Date,
): string {
  const isOver = seat !== 'registered' || workshop.cancelledAt !== null
  return calendarFileOf(config, {
    // Not of the workshop: when it is moved to another one, that takes the place of the one before.
    key: `workshop-registration-${id}`,
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
  })
}
