/** What administrators do about emails, jobs and events that failed. Each is done once: a second administrator finds nothing left to do. */
import { z } from 'zod/mini'
import type { App } from '../app.ts'
import { record } from '../audit/record.ts'
import type { Transaction } from '../database/client.ts'
import { inTransaction } from '../database/transaction.ts'
import { builder } from '../graphql/builder.ts'
import { CHANGE_ERRORS } from '../graphql/errors.ts'
import { administratorOf, type Administrator } from '../graphql/identity.ts'
import { removeJob, retryJob } from '../jobs/failedJobs.ts'
import { resolveEmail, retryEmail } from '../mail/failedEmails.ts'
import { resolveWebhook, retryWebhook } from '../payments/settle/webhooks.ts'
import type { AuditAction, AuditSubject } from '../rules/auditActions.ts'
import { idField } from '../rules/inputs/fields/idsAndTimes.ts'
import { WorkQueueType } from './workQueue.graphql.ts'

type Deps = Pick<App, 'db' | 'clock'>
type By = Pick<Administrator, 'id' | 'username'>
/** Does it, and says of whom it is beside the thing itself. */
type Act<Id> = (tx: Transaction, app: Deps, id: Id) => Promise<AuditSubject[]>

/** Whom an email was for: by number only. */
const recipient = (email: { recipientType: string | null; recipientId: number | null }): AuditSubject[] =>
  email.recipientType && email.recipientId !== null
    ? [`${email.recipientType as 'mentor' | 'mentee' | 'community'}:${email.recipientId}`]
    : []
const nobody = (): AuditSubject[] => []

const ACTS = {
  retryEmail: (tx: Transaction, _app: Deps, id: number) => retryEmail(tx, id).then(recipient),
  resolveEmail: (tx: Transaction, app: Deps, id: number) => resolveEmail(tx, app, id).then(recipient),
  retryJob: (tx: Transaction, _app: Deps, id: string) => retryJob(tx, id).then(nobody),
  removeJob: (tx: Transaction, _app: Deps, id: string) => removeJob(tx, id).then(nobody),
  retryWebhook: (tx: Transaction, app: Deps, id: string) => retryWebhook(tx, app, id).then(nobody),
  resolveWebhook: (tx: Transaction, app: Deps, id: string) => resolveWebhook(tx, app, id).then(nobody),
}

/** Does one, with its trace. Throws NotFoundError for what no longer waits. */
async function act<Id extends number | string>(
  app: Deps,
  by: By,
  what: { act: Act<Id>; action: AuditAction; kind: 'email' | 'job' | 'webhook'; id: Id },
): Promise<object> {
  await inTransaction(app.db, async (tx) => {
    const concerned = await what.act(tx, app, what.id)
    await record(tx, app, by, { action: what.action, subjects: [`${what.kind}:${what.id}`, ...concerned] })
  })
  return {}
}

const ERRORS = { types: CHANGE_ERRORS }
const EMAIL = z.object({ id: idField('Email id') }, 'Something is missing')
/** Within what PostgreSQL takes for one. */
const JOB = z.object(
  { id: z.string('Job id is missing').check(z.regex(/^\d{1,18}$/, 'Job id must be a number')) },
  'Something is missing',
)
const EVENT = z.object(
  {
    eventId: z
      .string('Event id is missing')
      .check(z.minLength(1, 'Event id is missing'), z.maxLength(255, 'There is no such event')),
  },
  'Something is missing',
)

const payload = (name: string, description: string) =>
  builder.objectRef<object>(name).implement({
    description,
    fields: (t) => ({
      workQueue: t.field({ type: WorkQueueType, description: 'What still waits.', resolve: () => ({}) }),
    }),
  })

function emailAct(name: 'retryEmail' | 'resolveEmail', action: AuditAction, description: string): void {
  const type = name === 'retryEmail' ? 'RetryEmail' : 'ResolveEmail'
  const input = builder
    .inputType(`${type}Input`, {
      description: 'Which email.',
      fields: (t) => ({ id: t.int({ description: 'Numeric id of the email.' }) }),
    })
    .validate(EMAIL)
  const done = payload(`${type}Payload`, 'It has left the work queue.')
  builder.mutationField(name, (t) =>
    t.field({
      type: done,
      authScopes: { admin: true },
      description,
      errors: ERRORS,
      args: { input: t.arg({ type: input, description: 'Which email.' }) },
      resolve: (_root, { input: { id } }, context) =>
        act(context, administratorOf(context), { act: ACTS[name], action, kind: 'email', id }),
    }),
  )
}

function jobAct(name: 'retryJob' | 'removeJob', action: AuditAction, description: string): void {
  const type = name === 'retryJob' ? 'RetryJob' : 'RemoveJob'
  const input = builder
    .inputType(`${type}Input`, {
      description: 'Which job.',
      fields: (t) => ({ id: t.string({ description: 'Number of the job.' }) }),
    })
    .validate(JOB)
  const done = payload(`${type}Payload`, 'It has left the work queue.')
  builder.mutationField(name, (t) =>
    t.field({
      type: done,
      authScopes: { admin: true },
      description,
      errors: ERRORS,
      args: { input: t.arg({ type: input, description: 'Which job.' }) },
      resolve: (_root, { input: { id } }, context) =>
        act(context, administratorOf(context), { act: ACTS[name], action, kind: 'job', id }),
    }),
  )
}

function webhookAct(name: 'retryWebhook' | 'resolveWebhook', action: AuditAction, description: string): void {
  const type = name === 'retryWebhook' ? 'RetryWebhook' : 'ResolveWebhook'
  const input = builder
    .inputType(`${type}Input`, {
      description: 'Which event of the payment provider.',
      fields: (t) => ({ eventId: t.string({ description: "The provider's number of it." }) }),
    })
    .validate(EVENT)
  const done = payload(`${type}Payload`, 'It has left the work queue.')
  builder.mutationField(name, (t) =>
    t.field({
      type: done,
      authScopes: { admin: true },
      description,
      errors: ERRORS,
      args: { input: t.arg({ type: input, description: 'Which event.' }) },
      resolve: (_root, { input: { eventId: id } }, context) =>
        act(context, administratorOf(context), { act: ACTS[name], action, kind: 'webhook', id }),
    }),
  )
}

emailAct(
  'retryEmail',
  'email.retried',
  'Sends an email that failed again, if it is still true then. Administrators only.',
)
emailAct('resolveEmail', 'email.resolved', 'Marks an email that failed as seen to. Administrators only.')
jobAct('retryJob', 'job.retried', 'Does a job that is out of tries again. Administrators only.')
jobAct('removeJob', 'job.removed', 'Takes a job that is out of tries off the queue. Administrators only.')
webhookAct(
  'retryWebhook',
  'webhook.retried',
  'Has a payment event that was given up handled again. Administrators only.',
)
webhookAct(
  'resolveWebhook',
  'webhook.resolved',
  'Marks a payment event that was given up as seen to. Administrators only.',
)
