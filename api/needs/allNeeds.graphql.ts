import { UserType } from '../accounts/accounts.graphql.ts'
import type { App } from '../app.ts'
import { record } from '../audit/record.ts'
import { containing } from '../database/containing.ts'
import { inTransaction } from '../database/transaction.ts'
import { adminTable, yesNoFilter } from '../graphql/adminTable.ts'
import { builder } from '../graphql/builder.ts'
import { CHANGE_ERRORS } from '../graphql/errors.ts'
import { administratorOf, type Administrator } from '../graphql/identity.ts'
import { mutation } from '../graphql/mutation.ts'
import { nodeId } from '../graphql/nodeId.ts'
import { rowNow } from '../graphql/rowNow.ts'
import { resolveNeedSchema } from '../rules/inputs/needs.ts'
import { NotFoundError } from '../rules/userErrors.ts'

builder.prismaObject('MentorNeed', {
  description: 'What somebody told us that they need and did not find. Administrators only.',
  select: { id: true },
  fields: (t) => ({
    id: t.id({ description: 'Identifies it in a client store.', resolve: ({ id }) => `need-${id}` }),
    databaseId: t.exposeInt('id', { description: 'Its number.' }),
    text: t.exposeString('text', { description: 'In their words.' }),
    search: t.exposeString('search', { nullable: true, description: 'What they had searched for; null for nothing.' }),
    userType: t.expose('userType', {
      type: UserType,
      nullable: true,
      description: 'Kind of account of the member who told it; null for a visitor.',
    }),
    wantsMail: t.exposeBoolean('wantsMail', { description: 'Whether they asked for emails about mentors.' }),
    mails: t.exposeInt('mails', { description: 'How many mentors they were emailed about, three at most.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was told.' }),
    resolvedAt: t.expose('resolvedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When an administrator marked it as resolved; null until then.',
    }),
  }),
})

export const NEED_COLUMNS = {
  TOLD: { value: 'createdAt', description: 'When it was told.' },
  EMAILS: { value: 'mails', description: 'How many mentors they were emailed about.' },
} as const

export const needTable = adminTable({
  field: 'allMentorNeeds',
  description: 'What people told us that they need, newest first unless sorted.',
  model: 'MentorNeed',
  page: 'MentorNeedPage',
  sort: 'MentorNeedSort',
  whose: "needs'",
  columns: NEED_COLUMNS,
  searched: 'what was told or searched for',
  filters: { resolved: yesNoFilter('Only those that are marked as resolved, or only the others.') },
  rows: ({ sort, resolved }, { search, direction }) => ({
    where: {
      ...(search && { OR: [{ text: containing(search) }, { search: containing(search) }] }),
      ...(typeof resolved === 'boolean' && { resolvedAt: resolved ? { not: null } : null }),
    },
    orderBy: sort ? [{ [sort]: direction }, { id: 'asc' }] : [{ id: 'desc' }],
  }),
})

/** Marks a need as resolved; again it changes nothing. Throws NotFoundError. */
async function resolveNeed(app: Pick<App, 'db' | 'clock'>, by: Administrator, id: number): Promise<void> {
  await inTransaction(app.db, async (tx) => {
    const { count } = await tx.mentorNeed.updateMany({
      where: { id, resolvedAt: null },
      data: { resolvedAt: app.clock.now() },
    })
    if (count > 0) await record(tx, app, by, { action: 'need.resolved', subjects: [`need:${id}`] })
    else if ((await tx.mentorNeed.count({ where: { id } })) === 0) throw new NotFoundError('This need is gone.')
  })
}

mutation('resolveMentorNeed', {
  description: 'Marks a need as resolved. The person still gets emails about mentors who fit. Administrators only.',
  authScopes: { admin: true },
  errors: CHANGE_ERRORS,
  input: {
    description: 'Which need.',
    argument: 'Which need.',
    fields: (t) => ({ id: t.int({ description: 'Its number.' }) }),
    schema: resolveNeedSchema,
  },
  resolve: async (context, input) => {
    const needId = nodeId(input.id)
    await resolveNeed(context, administratorOf(context), needId)
    return { needId }
  },
  payload: {
    description: 'It is resolved.',
    fields: (t) => ({ need: rowNow(t, 'MentorNeed', 'needId', 'The need as it is now.') }),
  },
})
