import DataLoader from 'dataloader'
import { builder } from '../graphql/builder.ts'
import { enumOf } from '../graphql/enumOf.ts'
import { ROWS, tableArgs, TOTAL, tablePlace } from '../graphql/tablePages.ts'
import { logFilter } from './logFilter.ts'
import { countLog, readLog, type LogFilter, type LogRow } from './logRows.ts'
import { memoized, type Context } from '../graphql/context.ts'
import { actionText, actorText, logChanges, type LogChange } from './logWords.ts'
import { labelSubjects, type LogSubject } from './subjectLabels.ts'

/** As many things as one act concerns at most. */
const SUBJECTS = 8
const CHANGES = 10

const AuditSourceType = enumOf('AuditSource', 'Which log an entry is of.', {
  administration: 'What an administrator did.',
  money: 'What became of money; the database writes it down by itself.',
})

const AuditSubjectType = builder.objectRef<LogSubject>('AuditSubject').implement({
  description: 'What an entry of the audit log is about.',
  fields: (t) => ({
    kind: t.exposeString('kind', { description: 'Such as mentor, mentee, booking, order, payment.' }),
    id: t.exposeString('id', { description: 'Its number within the kind.' }),
    label: t.exposeString('label', { description: 'What it is called today; "Former mentor" once they are gone.' }),
    path: t.exposeString('path', { nullable: true, description: 'Where it is shown; null for what has no page.' }),
  }),
})

const AuditChangeType = builder.objectRef<LogChange>('AuditChange').implement({
  description: 'One field that changed.',
  fields: (t) => ({
    field: t.exposeString('field', { description: 'Its name in words.' }),
    before: t.exposeString('before', { nullable: true, description: 'What it was; null when it was added or empty.' }),
    after: t.exposeString('after', { nullable: true, description: 'What it is; null when it was deleted or emptied.' }),
  }),
})

/** Names of whatever entries of one operation speak of. */
const labels = (context: Context) =>
  memoized(context, labels, () => new DataLoader<string, LogSubject>((subjects) => labelSubjects(context.db, subjects)))

export const AuditEntryType = builder.objectRef<LogRow>('AuditEntry').implement({
  description:
    'One thing that an administrator did, or that became of money. Nobody can change it. For administrators.',
  fields: (t) => ({
    id: t.id({
      description: 'Names the entry in both logs.',
      resolve: ({ source, id }) => Buffer.from(`AuditEntry:${source}:${id}`).toString('base64'),
    }),
    at: t.expose('at', { type: 'DateTime', description: 'When.' }),
    source: t.expose('source', { type: AuditSourceType, description: 'Which log it is of.' }),
    actor: t.exposeString('actor', {
      description: 'Who: such as `administrator:3`, `mentee:7`, `system`, `provider`, `visitor`, `operator`.',
    }),
    actorName: t.string({
      description: 'Who, in words: an administrator by the name they had then, others by the one they have now.',
      resolve: async ({ actor, actorName }, _args, context) =>
        actorName || actorText(actor) || (await labels(context).load(actor)).label,
    }),
    action: t.exposeString('action', { description: 'What was done, in one word of the log.' }),
    actionText: t.string({ description: 'The same in words.', resolve: actionText }),
    reason: t.exposeString('reason', {
      nullable: true,
      description: "Why, in the administrator's words; null where none is asked for.",
    }),
    subjects: t.field({
      type: [AuditSubjectType],
      cost: { items: SUBJECTS },
      description: 'Everything that it is about.',
      resolve: ({ subjects }, _args, context) => Promise.all(subjects.map((subject) => labels(context).load(subject))),
    }),
    changes: t.field({
      type: [AuditChangeType],
      cost: { items: CHANGES },
      description: 'The fields that changed. Of what people wrote about themselves only that it did.',
      resolve: logChanges,
    }),
  }),
})

interface Page {
  take: number
  skip: number
  filter: LogFilter
}

const AuditPage = builder.objectRef<Page>('AuditPage').implement({
  description: 'A page of the audit log. Administrators only.',
  fields: (t) => ({
    rows: t.field({
      ...ROWS,
      type: [AuditEntryType],
      resolve: ({ filter, ...place }, _args, { db }) => readLog({ db }, filter, place),
    }),
    total: t.int({ ...TOTAL, resolve: ({ filter }, _args, { db }) => countLog({ db }, filter) }),
  }),
})

builder.queryField('auditLog', (t) => {
  const { first, page, search } = tableArgs(t.arg, 'the words of an entry')
  return t.field({
    type: AuditPage,
    authScopes: { admin: true },
    description: 'What administrators did and what became of money, the newest first. Administrators only.',
    args: {
      first,
      page,
      search,
      action: t.arg.string({
        required: false,
        description: 'Only that action, such as `payment.refunded`; `money.order`, `money.payment` or `money.refund`.',
      }),
      actor: t.arg.string({
        required: false,
        description: "Only what they did: an administrator's user ID, `system`, `provider`, `mentee:7`.",
      }),
      person: t.arg.string({
        required: false,
        description: 'Only what concerns them, their money too: `mentor:7`, `mentee:3` or an email address.',
      }),
      payment: t.arg.string({
        required: false,
        description: "Only what concerns that payment's order: our number, the receipt's, or one of the provider's.",
      }),
      day: t.arg({ type: 'Date', required: false, description: 'Only that day, IST.' }),
      from: t.arg({ type: 'Date', required: false, description: 'That day or later, IST.' }),
      to: t.arg({ type: 'Date', required: false, description: 'That day or before, IST.' }),
    },
    cost: { work: ({ person, payment, actor }) => (person ? 40 : 0) + (payment ? 20 : 0) + (actor ? 10 : 0) },
    resolve: async (_root, args, { db }): Promise<Page> => {
      const { take, skip, search: words } = tablePlace({ ...args, direction: 'desc' })
      return { take, skip, filter: await logFilter(db, { ...args, search: words }) }
    },
  })
})
