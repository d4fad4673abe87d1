import { DAY_MS } from '../../rules/time/durations.ts'
import { workshopLinkSchema } from '../../rules/workshops/workshopInput.ts'
import type { App } from '../../app.ts'
import { databaseRateLimiter } from '../../database/rateLimiter.ts'
import { inTransaction } from '../../database/transaction.ts'
import { mutation } from '../../graphql/mutation.ts'
import { CHANGE_ERRORS } from '../../graphql/errors.ts'
import { RateLimitedError } from '../../rules/userErrors.ts'
import { tellMeetingLink } from '../announce/tellChanges.ts'
import {
  organiserOf,
  requireAccepted,
  takeWorkshop,
  trace,
  WorkshopConflictError,
  type Organiser,
} from './organisers.ts'
import { workshopPayload } from './workshopForm.graphql.ts'

mutation('setWorkshopMeetingLink', {
  description:
    'Its mentor, as long as they are accepted, or an administrator enters where a workshop is held. Only registered people are told, at most 10 times an hour: of a first link in the last seven days, and of every other one.',
  authScopes: { mentor: true, admin: true },
  errors: [...CHANGE_ERRORS, RateLimitedError, WorkshopConflictError],
  input: {
    description: 'Where a workshop is held.',
    argument: 'Workshop and link.',
    fields: (t) => ({
      id: t.int({ description: 'Numeric id of the workshop.' }),
      meetingLink: t.string({ required: false, description: 'https only; null or empty takes it away.' }),
    }),
    schema: workshopLinkSchema,
  },
  resolve: async (context, input) => {
    await setWorkshopMeetingLink(context, organiserOf(context), input)
    return { workshopId: input.id }
  },
  payload: workshopPayload('The link is kept.'),
})

/** Changes of one workshop: each may be a mail to everybody who is registered. */
const CHANGES = { max: 10, windowSeconds: 60 * 60 }
/** A first link is mailed at once if the workshop is this near; otherwise the reminders bring it. */
const SOON_MS = 7 * DAY_MS

/** Throws NotFoundError, NotAllowedError, WorkshopConflictError once it is cancelled, RateLimitedError. */
export async function setWorkshopMeetingLink(
  app: Pick<App, 'db' | 'clock' | 'config'>,
  by: Organiser,
  { id, meetingLink }: { id: number; meetingLink: string | null },
): Promise<void> {
  await inTransaction(app.db, async (tx) => {
    const stored = await takeWorkshop(tx, by, id)
    if (stored.cancelledAt !== null) throw new WorkshopConflictError(id, 'This workshop has been cancelled.')
    if (stored.meetingLink === meetingLink) return
    // We mail the link to registered people in our name.
    if (by.type === 'mentor') await requireAccepted(tx, by.id)
    await databaseRateLimiter(tx, app.clock, app.config.rateLimitFactor).take(`workshop-link:${id}`, CHANGES)
    await tx.workshop.update({
      where: { id },
      data: { meetingLink, version: { increment: 1 }, ...(stored.isActive && { calendarSequence: { increment: 1 } }) },
    })
    await trace(tx, app, by, stored, { action: 'workshop.link', before: {}, after: { meetingLink: 'changed' } })
    const isSoon = stored.startsAt.getTime() - app.clock.now().getTime() <= SOON_MS
    if (stored.isActive && meetingLink !== null && (stored.meetingLink !== null || isSoon))
      await tellMeetingLink(tx, id)
  })
}
