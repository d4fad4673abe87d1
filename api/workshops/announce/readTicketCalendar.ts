import type { App } from '../../app.ts'
import { readCode } from '../codes.ts'
import { workshopCalendar } from './workshopCalendar.ts'

/** The calendar file of a registration that has its seat; null for every other code. */
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
