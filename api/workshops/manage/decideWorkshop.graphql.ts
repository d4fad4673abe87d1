import { rejectWorkshopSchema } from '../../rules/workshops/workshopInput.ts'
import { fromDateOnly } from '../../rules/time/time.ts'
import { isRegistrationOpen } from '../../rules/workshops/workshops.ts'
import type { App } from '../../app.ts'
import { inTransaction } from '../../database/transaction.ts'
import { mutation } from '../../graphql/mutation.ts'
import { CHANGE_ERRORS } from '../../graphql/errors.ts'
import { administratorOf, type Administrator } from '../../graphql/identity.ts'
import { announceDecision } from '../announce/mentorNews.ts'
import { workshopStateOf, type WorkshopState } from '../whichWorkshops.ts'
import { CHANGED_MEANWHILE, workshopChanges, takeWorkshop, trace, WorkshopConflictError } from './organisers.ts'
import { workshopPayload } from './workshopForm.graphql.ts'

const VERSION = 'The version that was looked at: another one is not decided on. Without it whatever is there now is.'
const ERRORS = [...CHANGE_ERRORS, WorkshopConflictError]

mutation('approveWorkshop', {
  description: 'Makes a workshop public that waits for it and that people can still register for. Its mentor is told.',
  authScopes: { admin: true },
  errors: ERRORS,
  input: {
    description: 'A workshop that may become public.',
    argument: 'Which workshop.',
    fields: (t) => ({
      id: t.int({ description: 'Numeric id of the workshop.' }),
      version: t.int({ required: false, description: VERSION }),
    }),
  },
  resolve: async (context, input) => {
    await decideWorkshop(context, administratorOf(context), { ...input, decision: 'approved' })
    return { workshopId: input.id }
  },
  payload: workshopPayload('The workshop is public.'),
})

mutation('rejectWorkshop', {
  description: 'Rejects a workshop that waits for approval. Its mentor is told, and may change it and so ask again.',
  authScopes: { admin: true },
  errors: ERRORS,
  input: {
    description: 'A workshop that is not accepted as it is.',
    argument: 'Which workshop, and why.',
    fields: (t) => ({
      id: t.int({ description: 'Numeric id of the workshop.' }),
      version: t.int({ required: false, description: VERSION }),
      reason: t.string({ required: false, description: 'For its mentor, at most 500 characters.' }),
    }),
    schema: rejectWorkshopSchema,
  },
  resolve: async (context, input) => {
    await decideWorkshop(context, administratorOf(context), { ...input, decision: 'rejected' })
    return { workshopId: input.id }
  },
  payload: workshopPayload('The workshop is rejected.'),
})

interface Decision {
  id: number
  decision: 'approved' | 'rejected'
  /** The version that the administrator looked at; without it the decision is on the workshop as it is now. */
  version?: number | null | undefined
  reason?: string | null | undefined
}

const DECIDED: Record<Exclude<WorkshopState, 'pending'>, string> = {
  approved: 'This workshop has already been approved.',
  rejected: 'This workshop has already been rejected.',
  cancelled: 'This workshop has been cancelled.',
}

const TOO_LATE = 'Registration for this date has closed. The workshop needs a later date before it can be approved.'

/** Tells its mentor. Throws NotFoundError, and WorkshopConflictError if it cannot be decided on now. */
export async function decideWorkshop(
  app: Pick<App, 'db' | 'clock' | 'config'>,
  { id: administratorId, username }: Pick<Administrator, 'id' | 'username'>,
  { id, decision, version, reason }: Decision,
): Promise<void> {
  await inTransaction(app.db, async (tx) => {
    const by = { type: 'administrator', id: administratorId, username } as const
    const stored = await takeWorkshop(tx, by, id)
    const state = workshopStateOf(stored)
    if (state !== 'pending') throw new WorkshopConflictError(id, DECIDED[state])
    if ((version ?? stored.version) !== stored.version) throw new WorkshopConflictError(id, CHANGED_MEANWHILE)
    const now = app.clock.now()
    const isApproved = decision === 'approved'
    if (isApproved && !isRegistrationOpen(fromDateOnly(stored.date), now)) throw new WorkshopConflictError(id, TOO_LATE)
    const decided = await tx.workshop.update({
      where: { id },
      data: {
        isActive: isApproved,
        ...(!isApproved && { rejectedAt: now, rejectionReason: reason ?? null }),
        version: { increment: 1 },
      },
    })
    await trace(tx, app, by, stored, { action: `workshop.${decision}`, reason, ...workshopChanges(stored, decided) })
    await announceDecision(tx, app, decided, decision)
  })
}
