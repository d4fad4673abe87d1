/** What administrators do about emails, jobs and events that failed. Each is done once: a second administrator finds nothing left to do. */
import type { InputRef } from '@pothos/core'
import { z } from 'zod/mini'
import type { App } from '../app.ts'
import { record } from '../audit/record.ts'
import type { Transaction } from '../database/client.ts'
import { inTransaction } from '../database/transaction.ts'
import type { Email } from '../generated/prisma/client.ts'
import { builder } from '../graphql/builder.ts'
import { CHANGE_ERRORS } from '../graphql/errors.ts'
import { administratorOf } from '../graphql/identity.ts'
import { removeJob, retryJob } from '../jobs/failedJobs.ts'
import { resolveEmail, retryEmail } from '../mail/unsentMails.ts'
import { resolveWebhook, retryWebhook } from '../payments/settle/webhooks.ts'
import type { AuditAction, AuditSubject } from '../rules/auditActions.ts'
import { idField } from '../rules/inputs/fields/idsAndTimes.ts'
import { WorkQueueType } from './workQueue.graphql.ts'

/** Whom an email was for: by number only. */
const recipient = ({ recipientType: type, recipientId: id }: Email): AuditSubject[] =>
  type && id !== null ? [`${type}:${id}`] : []

const MISSING = 'Something is missing'
const EMAIL = z.object({ id: idField('Email id') }, MISSING)
/** Within what PostgreSQL takes for one. */
const JOB = z.object(
  { id: z.string('Job id is missing').check(z.regex(/^\d{1,18}$/, 'Job id must be a number')) },
  MISSING,
)
const EVENT = z.object(
  {
    eventId: z
      .string('Event id is missing')
      .check(z.minLength(1, 'Event id is missing'), z.maxLength(255, 'There is no such event')),
  },
  MISSING,
)

const emailInput = (name: string) =>
  builder
    .inputType(name, {
      description: 'Which email.',
      fields: (t) => ({ id: t.int({ description: 'Numeric id of the email.' }) }),
    })
    .validate(EMAIL)
const jobInput = (name: string) =>
  builder
    .inputType(name, {
      description: 'Which job.',
      fields: (t) => ({ id: t.string({ description: 'Number of the job.' }) }),
    })
    .validate(JOB)
const eventInput = (name: string) =>
  builder
    .inputType(name, {
      description: 'Which event of the payment provider.',
      fields: (t) => ({ eventId: t.string({ description: "The provider's number of it." }) }),
    })
    .validate(EVENT)

interface QueueAct<Given> {
  input(name: string): InputRef<Given>
  which: string
  action: AuditAction
  description: string
  /** Does it. Answers what it concerns. Throws NotFoundError for what no longer waits. */
  act(tx: Transaction, app: Pick<App, 'db' | 'clock'>, given: Given): Promise<AuditSubject[]>
}

/** A change of the work queue, done with its trace. */
function queueAct<Given>(name: string, { input, which, action, description, act }: QueueAct<Given>): void {
  const typeName = name.charAt(0).toUpperCase() + name.slice(1)
  const payload = builder.objectRef<object>(`${typeName}Payload`).implement({
    description: 'It has left the work queue.',
    fields: (t) => ({
      workQueue: t.field({ type: WorkQueueType, description: 'What still waits.', resolve: () => ({}) }),
    }),
  })
  const type = input(`${typeName}Input`)
  builder.mutationField(name, (t) =>
    t.field({
      type: payload,
      authScopes: { admin: true },
      description,
      errors: { types: CHANGE_ERRORS },
      args: { input: t.arg({ type, description: which }) },
      resolve: async (_root, args, context) => {
        const by = administratorOf(context)
        await inTransaction(context.db, async (tx) => {
          const subjects = await act(tx, context, (args as unknown as { input: Given }).input)
          await record(tx, context, by, { action, subjects })
        })
        return {}
      },
    }),
  )
}

queueAct('retryEmail', {
  input: emailInput,
  which: 'Which email.',
  action: 'email.retried',
  description: 'Sends an email that failed again, if it is still true then. Administrators only.',
  act: async (tx, _app, { id }) => [`email:${id}`, ...recipient(await retryEmail(tx, id))],
})
queueAct('resolveEmail', {
  input: emailInput,
  which: 'Which email.',
  action: 'email.resolved',
  description: 'Marks an email that failed as resolved. Administrators only.',
  act: async (tx, app, { id }) => [`email:${id}`, ...recipient(await resolveEmail(tx, app, id))],
})
queueAct('retryJob', {
  input: jobInput,
  which: 'Which job.',
  action: 'job.retried',
  description: 'Does a job that is out of tries again. Administrators only.',
  act: (tx, _app, { id }) => retryJob(tx, id).then(() => [`job:${id}`]),
})
queueAct('removeJob', {
  input: jobInput,
  which: 'Which job.',
  action: 'job.removed',
  description: 'Takes a job that is out of tries off the queue. Administrators only.',
  act: (tx, _app, { id }) => removeJob(tx, id).then(() => [`job:${id}`]),
})
queueAct('retryWebhook', {
  input: eventInput,
  which: 'Which event.',
  action: 'webhook.retried',
  description: 'Has a payment event that was given up handled again. Administrators only.',
  act: (tx, app, { eventId }) => retryWebhook(tx, app, eventId).then(() => [`webhook:${eventId}`]),
})
queueAct('resolveWebhook', {
  input: eventInput,
  which: 'Which event.',
  action: 'webhook.resolved',
  description: 'Marks a payment event that was given up as resolved. Administrators only.',
  act: (tx, app, { eventId }) => resolveWebhook(tx, app, eventId).then(() => [`webhook:${eventId}`]),
})
