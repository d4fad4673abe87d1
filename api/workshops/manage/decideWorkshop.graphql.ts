import { rejectWorkshopSchema } from '../../rules/workshops/workshopInput.ts'
import { fromDateOnly } from '../../rules/time/time.ts'
import { isRegistrationOpen } from '../../rules/workshops/workshops.ts'
import type { App } from '../../app.ts'
import { inTransaction } from '../../database/transaction.ts'
import { builder } from '../../graphql/builder.ts'
import { CHANGE_ERRORS } from '../../graphql/errors.ts'
import { administratorOf, type Administrator } from '../../graphql/identity.ts'
import { announceDecision } from '../announce/mentorNews.ts'
import { workshopStateOf, type WorkshopState } from '../whichWorkshops.ts'
import { CHANGED_MEANWHILE, workshopChanges, takeWorkshop, trace, WorkshopConflictError } from './organisers.ts'
import { workshopPayload } from './workshopForm.graphql.ts'

const VERSION = 'The version that was looked at: another one is not decided on. Without it whatever is there now is.'
const ERRORS = { types: [...CHANGE_ERRORS, WorkshopConflictError] }

const ApproveWorkshopInput = builder.inputType('ApproveWorkshopInput', {
  description: 'A workshop that may become public.',
  fields: (t) => ({
    id: t.int({ description: 'Numeric id of the workshop.' }),
    version: t.int({ required: false, description: VERSION }),
  }),
})

const RejectWorkshopInput = builder
  .inputType('RejectWorkshopInput', {
    description: 'A workshop that is not accepted as it is.',
    fields: (t) => ({
      id: t.int({ description: 'Numeric id of the workshop.' }),
      version: t.int({ required: false, description: VERSION }),
      reason: t.string({ required: false, description: 'For its mentor, at most 500 characters.' }),
    }),
  })
  .validate(rejectWorkshopSchema)

builder.mutationField('approveWorkshop', (t) =>
  t.field({
    type: workshopPayload('ApproveWorkshopPayload', 'The workshop is public.'),
    authScopes: { admin: true },
    description:
      'Makes a workshop public that waits for it and that people can still register for. Its mentor is told.',
    errors: ERRORS,
    args: { input: t.arg({ type: ApproveWorkshopInput, description: 'Which workshop.' }) },
    resolve: async (_root, { input }, context) => {
      await decideWorkshop(context, administratorOf(context), { ...input, decision: 'approved' })
      return { workshopId: input.id }
    },
  }),
)

builder.mutationField('rejectWorkshop', (t) =>
  t.field({
    type: workshopPayload('RejectWorkshopPayload', 'The workshop is rejected.'),
    authScopes: { admin: true },
    description: 'Rejects a workshop that waits for approval. Its mentor is told, and may change it and so ask again.',
    errors: ERRORS,
    args: { input: t.arg({ type: RejectWorkshopInput, description: 'Which workshop, and why.' }) },
    resolve: async (_root, { input }, context) => {
      await decideWorkshop(context, administratorOf(context), { ...input, decision: 'rejected' })
      return { workshopId: input.id }
    },
  }),
)

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

/**
 * Approves or rejects a workshop that waits, and tells its mentor. Throws NotFoundError, and WorkshopConflictError if
 * it is decided already, was changed meanwhile, or its registration has closed.
 */
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
