import { AuditEntryType } from '../audit/auditLog.graphql.ts'
import { aboutOrder } from '../audit/logFilter.ts'
import { readLog } from '../audit/logRows.ts'
import { builder } from '../graphql/builder.ts'
import { OrderType } from './order.graphql.ts'

/** More than happens to any order. */
const ENTRIES = 100

builder.prismaObjectFields(OrderType, (t) => ({
  journal: t.field({
    type: [AuditEntryType],
    cost: { items: ENTRIES, work: 20 },
    description: 'What became of its money and what administrators did with it, the newest first.',
    select: { id: true },
    resolve: async ({ id }, _args, { db }) => readLog({ db }, await aboutOrder(db, id), { take: ENTRIES }),
  }),
}))
