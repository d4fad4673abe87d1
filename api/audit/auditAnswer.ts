/** An entry of the audit log as REST answers it. */
import { z } from 'zod/mini'
import { typed, type ResultOf } from '../graphql/typed.ts'
import { INSTANT, lowerCase } from '../rest/fields.ts'

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
