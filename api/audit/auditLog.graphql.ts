import { builder } from '../graphql/builder.ts'
import { ROWS, tableArgs, TOTAL, tablePlace } from '../graphql/tablePages.ts'
import { AuditEntryType } from './auditEntry.graphql.ts'
import { logFilter } from './logFilter.ts'
import { countLog, readLog, type LogFilter } from './logRows.ts'

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
