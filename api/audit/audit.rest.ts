import { z } from 'zod/mini'
import { typed, type ResultOf } from '../graphql/typed.ts'
import { COUNT, INSTANT, lowerCase } from '../rest/fields.ts'
import { dayFilter, pageQuery } from '../rest/pages.ts'
import { route } from '../rest/route.ts'

export const AUDIT_ENTRY = typed(`
  fragment AuditEntryAnswer on AuditEntry {
    id at source actor actorName action actionText reason
    subjects { kind id label path }
    changes { field before after }
  }
`)

export const auditEntrySchema = z.object({
  id: z.string(),
  at: INSTANT,
  source: z.enum(['administration', 'money']),
  actor: z.string(),
  actorName: z.string(),
  action: z.string(),
  actionText: z.string(),
  reason: z.nullable(z.string()),
  subjects: z.array(z.object({ kind: z.string(), id: z.string(), label: z.string(), path: z.nullable(z.string()) })),
  changes: z.array(z.object({ field: z.string(), before: z.nullable(z.string()), after: z.nullable(z.string()) })),
})

export const auditEntryAnswer = ({ source, ...entry }: ResultOf<typeof AUDIT_ENTRY>) => ({
  ...entry,
  source: lowerCase(source),
})

const text = (name: string) => z.optional(z.string(`${name} must be text`))

export const auditRoutes = [
  route('GET /api/admin/audit-log', 'Administration', {
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
