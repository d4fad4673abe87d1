import type { App } from '../app.ts'
import { databaseRateLimiter } from '../database/rateLimiter.ts'
import { inTransaction } from '../database/transaction.ts'
import { DAY_MS } from '../rules/time/time.ts'
import { requireAccepted, takeWorkshop, trace, type Organiser } from './organisers.ts'
import { tellMeetingLink } from './tellRegistered.ts'
import { WorkshopConflictError } from './workshopErrors.ts'

/** Of one workshop: each may be a mail to everybody who is registered. */
const CHANGES = { max: 10, windowSeconds: 60 * 60 }
/** A first link is told at once when the workshop is this near; before that the reminders bring it. */
const SOON_MS = 7 * DAY_MS

/**
 * Where a workshop is held, or null for nowhere yet. Registered people hear of another link, and of the first one in the
 * last seven days; the same link again is no change. Throws NotFoundError for somebody else's, NotAllowedError for a mentor
 * who is not accepted any more, WorkshopConflictError once it is cancelled, RateLimitedError past ten changes an hour.
 */
export async function setWorkshopMeetingLink(
  app: Pick<App, 'db' | 'clock' | 'config'>,
  by: Organiser,
  { id, meetingLink }: { id: number; meetingLink: string | null },
): Promise<void> {
  await inTransaction(app.db, async (tx) => {
    const stored = await takeWorkshop(tx, by, id)
    if (stored.cancelledAt !== null) throw new WorkshopConflictError(id, 'This workshop has been cancelled.')
    if (stored.meetingLink === meetingLink) return
    // Whoever is registered hears of it in our name, as of a message.
    if (by.type === 'mentor') await requireAccepted(tx, by.id)
    await databaseRateLimiter(tx, app.clock, app.config.rateLimitFactor).take(`workshop-link:${id}`, CHANGES)
    await tx.workshop.update({
      where: { id },
      data: {
        meetingLink,
        version: { increment: 1 },
        ...(stored.isActive && { calendarSequence: { increment: 1 } }),
      },
    })
    await trace(tx, app, by, stored, { action: 'workshop.link', before: {}, after: { meetingLink: 'changed' } })
    const isSoon = stored.startsAt.getTime() - app.clock.now().getTime() <= SOON_MS
    if (stored.isActive && meetingLink !== null && (stored.meetingLink !== null || isSoon))
      await tellMeetingLink(tx, id)
  })
}
