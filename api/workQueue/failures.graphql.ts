/** Emails, jobs and events of the provider that wait for a person. */
import { builder } from '../graphql/builder.ts'
import { countJobs, failedJobs, type FailedJob } from '../jobs/failedJobs.ts'
import { ROWS, rowsPage, TOTAL } from '../graphql/tablePages.ts'

const FailedEmailType = builder.prismaObject('Email', {
  variant: 'FailedEmail',
  description: 'An email that the mail server will never take. For administrators.',
  select: {},
  fields: (t) => ({
    id: t.id({ description: 'Global id.', select: { id: true }, resolve: ({ id }) => btoa(`FailedEmail:${id}`) }),
    databaseId: t.exposeInt('id', { description: 'Numeric id.' }),
    kind: t.exposeString('kind', { description: 'What it is, such as reminder.' }),
    toAddress: t.exposeString('toAddress', { description: 'Whom it is for.' }),
    subject: t.exposeString('subject', { description: 'Its subject.' }),
    lastError: t.string({
      nullable: true,
      description: 'What the mail server said, without addresses.',
      select: { lastError: true },
      resolve: ({ lastError }) => lastError && masked(lastError),
    }),
    attempts: t.exposeInt('attempts', { description: 'How often it was tried.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was written.' }),
  }),
})

export const EmailPage = rowsPage(
  'EmailPage',
  'Email',
  'Emails that failed and are not resolved, the newest first.',
  FailedEmailType,
)

const FailedJobType = builder.objectRef<FailedJob>('FailedJob').implement({
  description: 'A job that is out of tries. For administrators.',
  fields: (t) => ({
    id: t.exposeString('id', { description: 'Number of the job.' }),
    task: t.exposeString('task', { description: 'What it does, as the code calls it.' }),
    attempts: t.exposeInt('attempts', { description: 'How often it was tried.' }),
    lastError: t.string({
      nullable: true,
      description: 'What went wrong the last time, without addresses and tokens.',
      resolve: ({ lastError }) => lastError && masked(lastError).slice(0, 1000),
    }),
    key: t.string({
      nullable: true,
      description: 'What it concerns, such as order:12; null when a newer job took its place while it ran.',
      resolve: ({ key }) => key && masked(key),
    }),
    failedAt: t.expose('failedAt', { type: 'DateTime', description: 'When it was tried last.' }),
  }),
})

export const JobPage = builder.objectRef<{ take: number }>('JobPage').implement({
  description: 'Jobs that are out of tries, the newest first. Administrators only.',
  fields: (t) => ({
    rows: t.field({ ...ROWS, type: [FailedJobType], resolve: ({ take }, _args, { db }) => failedJobs(db, take) }),
    total: t.int({ ...TOTAL, resolve: async (_page, _args, { db }) => (await countJobs({ db })).failed }),
  }),
})

const FailedWebhookType = builder.prismaObject('WebhookEvent', {
  variant: 'FailedWebhook',
  description: 'An event of the payment provider that could not be handled. For administrators.',
  select: {},
  fields: (t) => ({
    id: t.exposeString('eventId', { description: "The provider's number of it." }),
    event: t.exposeString('event', { description: 'What happened, in a word of the provider.' }),
    error: t.string({
      nullable: true,
      description: 'What went wrong the last time, without addresses and tokens.',
      select: { error: true },
      resolve: ({ error }) => error && masked(error),
    }),
    attempts: t.exposeInt('attempts', { description: 'How often it was tried.' }),
    receivedAt: t.expose('receivedAt', { type: 'DateTime', description: 'When it came.' }),
  }),
})

export const WebhookPage = rowsPage(
  'WebhookPage',
  'WebhookEvent',
  'Events that were given up and are not resolved, the newest first.',
  FailedWebhookType,
)

/** Only from the beginning of a word: tried at each letter, a long word without an @ would take very long. */
const ADDRESS = /(?<![^\s@"'<>])[^\s@"'<>]+@[^\s@"'<>]+/g
/** Long words of letters and digits are tokens; numbers of the provider and dates stay. */
const TOKEN = /(?<![\w-])(?!(?:evt|order|pay|rfnd)_)(?=[\w-]*\d)(?=[\w-]*[a-z])[\w-]{16,}(?![\w-])/gi
const CODE = /\b\d{6}\b/g

/** A text of ours or of a server without email addresses, tokens and codes. */
export const masked = (text: string): string => text.replace(ADDRESS, '…@…').replace(TOKEN, '…').replace(CODE, '…')
