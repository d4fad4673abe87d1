import { workshopEnd } from '../../rules/workshops/workshops.ts'
import type { App } from '../../app.ts'
import type { Settings } from '../../config.ts'
import type { Workshop, WorkshopRegistration } from '../../generated/prisma/client.ts'
import { calendarFileOf } from '../../mail/calendarEvent.ts'
import { ticketPage } from '../../rules/addresses.ts'
import { readCode } from '../seats.ts'

/** The calendar file of a registration; of one that is over it takes the workshop out of the calendar. */
export function workshopCalendar(
  config: Pick<Settings, 'publicUrl' | 'supportEmail'>,
  { id, code, seat, workshop }: Pick<WorkshopRegistration, 'id' | 'code' | 'seat'> & { workshop: Workshop },
  stamp: Date,
): string {
  const isOver = seat !== 'registered' || workshop.cancelledAt !== null
  return calendarFileOf(config, [
    {
      // The key is of the registration, so that another workshop after a move replaces the one before.
      key: `workshop-registration-${id}`,
      // Calendars take the end only with a higher number than the last file's.
      sequence: workshop.calendarSequence + (isOver ? 1 : 0),
      stamp,
      startsAt: workshop.startsAt,
      endsAt: workshopEnd(workshop),
      title: `Plumbline workshop: ${workshop.title}`,
      about: `With ${workshop.instructorName}. Your ticket: ${config.publicUrl}${ticketPage(code)}`,
      meetingLink: isOver ? null : workshop.meetingLink,
      cancelled: isOver
        ? workshop.cancelledAt
          ? 'This workshop is cancelled.'
          : 'Your registration is cancelled.'
        : null,
    },
  ])
}

/** The calendar file of the registered seat with this code; null for every other code. */
export async function readTicketCalendar(
  { db, clock, config }: Pick<App, 'db' | 'clock' | 'config'>,
  code: string,
): Promise<string | null> {
  const registration = await db.workshopRegistration.findUnique({
    where: { code: readCode(code) },
    include: { workshop: true },
  })
  if (registration?.seat !== 'registered' || registration.workshop.cancelledAt !== null) return null
  return workshopCalendar(config, registration, clock.now())
}
