import { z } from 'zod/mini'
import { typed } from '../graphql/typed.ts'
import { COUNT } from '../rest/fields.ts'
import { dayFilter, pageQuery } from '../rest/pages.ts'
import { route } from '../rest/route.ts'
import { AUDIT_ENTRY, auditEntryAnswer, auditEntrySchema } from './auditAnswer.ts'

const text = (name: string) => z.optional(z.string(`${name} must be text`))

export const auditRoutes = [
  route({
    method: 'GET',
    path: '/api/admin/audit-log',
    tag: 'Administration',
    summary: 'What administrators did and what became of money, the newest first, a page at a time',
    document: typed(
      `query (
        $first: Int, $page: Int, $search: String, $action: String, $actor: String, $person: String, $payment: String,
        $day: Date, $from: Date, $to: Date
      ) {
        auditLog(
          first: $first, page: $page, search: $search, action: $action, actor: $actor, person: $person,
          payment: $payment, day: $day, from: $from, to: $to
        ) { total rows { ...AuditEntryAnswer } }
      }`,
      [AUDIT_ENTRY],
    ),
    query: z.extend(pageQuery, {
      action: text('Action'),
      actor: text('Actor'),
      person: text('Person'),
      payment: text('Payment'),
      day: dayFilter(),
      from: dayFilter(),
      to: dayFilter(),
    }),
    variables: ({ query: { limit, ...query } }) => ({ ...query, first: limit }),
    response: z.object({ total: COUNT, rows: z.array(auditEntrySchema) }),
    answer: ({ auditLog: { total, rows } }) => ({ total, rows: rows.map(auditEntryAnswer) }),
  }),
]
