/** What administrators do about emails, jobs and events that failed. Each is done once: a second administrator finds nothing left to do. */
import type { InputFieldMap } from '@pothos/core'
import { z } from 'zod/mini'
import { form } from '../rules/inputs/fields/fields.ts'
import type { App } from '../app.ts'
import { record } from '../audit/record.ts'
import type { Transaction } from '../database/client.ts'
import { inTransaction } from '../database/transaction.ts'
import type { Email } from '../generated/prisma/client.ts'
import { mutation, type Input, type InputFields } from '../graphql/mutation.ts'
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
const EMAIL = {
  description: 'Which email.',
  argument: 'Which email.',
  fields: (t: InputFields) => ({ id: t.int({ description: 'Numeric id of the email.' }) }),
  schema: form(MISSING, { id: idField('Email id') }),
}
const JOB = {
  description: 'Which job.',
  argument: 'Which job.',
  fields: (t: InputFields) => ({ id: t.string({ description: 'Number of the job.' }) }),
  /** Within what PostgreSQL takes for one. */
  schema: form(MISSING, { id: z.string('Job id is missing').check(z.regex(/^\d{1,18}$/, 'Job id must be a number')) }),
}
const EVENT = {
  description: 'Which event of the payment provider.',
  argument: 'Which event.',
  fields: (t: InputFields) => ({ eventId: t.string({ description: "The provider's number of it." }) }),
  schema: form(MISSING, {
    eventId: z
      .string('Event id is missing')
      .check(z.minLength(1, 'Event id is missing'), z.maxLength(255, 'There is no such event')),
  }),
}

interface QueueAct<Given> {
  input: Input<InputFieldMap, Given>
  action: AuditAction
  description: string
  /** Does it. Answers what it concerns. Throws NotFoundError for what no longer waits. */
  act(tx: Transaction, app: Pick<App, 'db' | 'clock'>, given: Given): Promise<AuditSubject[]>
}

/** A change of the work queue, done with its trace. */
function queueAct<Given>(name: string, { input, action, description, act }: QueueAct<Given>): void {
  mutation(name, {
    description,
    authScopes: { admin: true },
    errors: CHANGE_ERRORS,
    input,
    async resolve(context, given) {
      const by = administratorOf(context)
      await inTransaction(context.db, async (tx) => {
        await record(tx, context, by, { action, subjects: await act(tx, context, given) })
      })
      return {}
    },
    payload: {
      description: 'It has left the work queue.',
      fields: (t) => ({
        workQueue: t.field({ type: WorkQueueType, description: 'What still waits.', resolve: () => ({}) }),
      }),
    },
  })
}

queueAct('retryEmail', {
  input: EMAIL,
  action: 'email.retried',
  description: 'Sends an email that failed again, if it is still true then. Administrators only.',
  act: async (tx, _app, { id }) => [`email:${id}`, ...recipient(await retryEmail(tx, id))],
})
queueAct('resolveEmail', {
  input: EMAIL,
  action: 'email.resolved',
  description: 'Marks an email that failed as resolved. Administrators only.',
  act: async (tx, app, { id }) => [`email:${id}`, ...recipient(await resolveEmail(tx, app, id))],
})
queueAct('retryJob', {
  input: JOB,
  action: 'job.retried',
  description: 'Does a job that is out of tries again. Administrators only.',
  act: (tx, _app, { id }) => retryJob(tx, id).then(() => [`job:${id}`]),
})
queueAct('removeJob', {
  input: JOB,
  action: 'job.removed',
  description: 'Takes a job that is out of tries off the queue. Administrators only.',
  act: (tx, _app, { id }) => removeJob(tx, id).then(() => [`job:${id}`]),
})
queueAct('retryWebhook', {
  input: EVENT,
  action: 'webhook.retried',
  description: 'Has a payment event that was given up handled again. Administrators only.',
  act: (tx, app, { eventId }) => retryWebhook(tx, app, eventId).then(() => [`webhook:${eventId}`]),
})
queueAct('resolveWebhook', {
  input: EVENT,
  action: 'webhook.resolved',
  description: 'Marks a payment event that was given up as resolved. Administrators only.',
  act: (tx, app, { eventId }) => resolveWebhook(tx, app, eventId).then(() => [`webhook:${eventId}`]),
})
