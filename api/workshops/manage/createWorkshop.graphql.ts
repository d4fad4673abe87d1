import { HOUR_MS } from '../../rules/time/durations.ts'
import { dateOnly } from '../../rules/time/time.ts'
import { workshopSchema, type WorkshopInput } from '../../rules/workshops/workshopInput.ts'
import { takeEach } from '../../accounts/bounds.ts'
import type { App } from '../../app.ts'
import { databaseRateLimiter } from '../../database/rateLimiter.ts'
import { announceMentor } from '../announce/mentorNews.ts'
import { inTransaction } from '../../database/transaction.ts'
import { mutation } from '../../graphql/mutation.ts'
import { CHANGE_ERRORS } from '../../graphql/errors.ts'
import { RateLimitedError, ValidationError } from '../../rules/userErrors.ts'
import { IN_STATE } from '../whichWorkshops.ts'
import { makerOf, requireAccepted, trace, tracedWorkshopFields, type Organiser } from './organisers.ts'
import { checkDate, heldBy, imageOf, paiseOf, workshopFields, workshopPayload } from './workshopForm.graphql.ts'

mutation('createWorkshop', {
  description:
    "Makes a workshop. An accepted mentor's is theirs and waits for approval, whatever is given; an administrator's is as given.",
  authScopes: { mentor: true, admin: true },
  errors: [...CHANGE_ERRORS, RateLimitedError],
  input: {
    description: 'A new workshop.',
    argument: 'The workshop.',
    fields: (t) => ({
      ...workshopFields(t, true),
      maxParticipants: t.float({ required: false, description: 'Seats, 1 to 500; 50 when omitted.' }),
      instructorName: t.string({
        required: false,
        description: 'For administrators, where no mentor is named; else the name of the mentor.',
      }),
    }),
    schema: workshopSchema,
  },
  resolve: async (context, input) => {
    const by = makerOf(context, Boolean(input.mentorId ?? input.instructorName))
    return { workshopId: await createWorkshop(context, by, input) }
  },
  payload: workshopPayload('The workshop is made.'),
})

/** For this long, the same workshop sent again by its mentor is not a second one. */
const AGAIN_MS = HOUR_MS
/** Workshops that a mentor makes: their list is read whole. */
const CREATIONS = { max: 20, windowSeconds: 24 * 60 * 60 }

/** Answers its id; sent again it is the same one. Throws ValidationError, NotFoundError, NotAllowedError, RateLimitedError. */
async function createWorkshop(
  app: Pick<App, 'db' | 'clock' | 'config'>,
  by: Organiser,
  { mentorId, isActive, instructorName, imageId, ...given }: WorkshopInput,
): Promise<number> {
  const now = app.clock.now()
  return await inTransaction(app.db, async (tx) => {
    if (by.type === 'mentor') await requireAccepted(tx, by.id)
    const whose = by.type === 'mentor' ? by.id : (mentorId ?? null)
    if (whose === null && !instructorName)
      throw new ValidationError([{ path: 'mentorId', message: 'Mentor id is required' }])
    checkDate(by, given.date, now)
    const columns = {
      ...given,
      date: dateOnly(given.date),
      price: paiseOf(given.price),
      ...(whose === null ? { instructorName: instructorName! } : await heldBy(tx, whose)),
      imageUrl: (await imageOf(tx, by, { given: imageId, stored: null, now })) ?? null,
      meetingLink: given.meetingLink ?? null,
      isActive: by.type === 'administrator' && isActive === true,
    }
    if (by.type === 'mentor') {
      const again = { ...columns, ...IN_STATE.pending, createdAt: { gt: new Date(now.getTime() - AGAIN_MS) } }
      const before = await tx.workshop.findFirst({ where: again, select: { id: true } })
      if (before) return before.id
      const limiter = databaseRateLimiter(tx, app.clock, app.config.rateLimitFactor)
      await takeEach({ limiter }, [{ key: `workshops:${by.id}`, limit: CREATIONS }])
    }
    const made = await tx.workshop.create({ data: { ...columns, createdAt: now } })
    if (by.type === 'administrator') await announceMentor(tx, app, { before: null, workshop: made })
    await trace(tx, app, by, made, { action: 'workshop.created', after: tracedWorkshopFields(made) })
    return made.id
  })
}
