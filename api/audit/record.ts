/** The audit log: what administrators do, beside what it did, in one transaction. */
import type { Transaction } from '../database/client.ts'
import type { Clock } from '../database/clock.ts'
import type { Administrator } from '../graphql/identity.ts'
import type { AuditAction, AuditSubject } from '../rules/auditActions.ts'

type Value = string | number | boolean | null | readonly string[]

/** Fields by their names in the product; of what people write about themselves only `changed`, so that they can be erased. */
export type Fields = Readonly<Record<string, Value>>

/** An administrator, a command on the server, or somebody who failed to log in. */
export type Auditor = Pick<Administrator, 'id' | 'username'> | 'operator' | 'visitor'

export interface Act {
  action: AuditAction
  /** Everything it concerns, such as the booking, its mentor and its mentee: the log is searched by each. */
  subjects: readonly AuditSubject[]
  /** In the administrator's words. */
  reason?: string | null | undefined
  /** The fields that change, as they were; left out for what is added. */
  before?: Fields
  /** The same fields as they are; left out for what is deleted. */
  after?: Fields
}

/** Writes an act down for good. Call it in the transaction of the act: neither is there without the other. */
export async function record(
  tx: Transaction,
  { clock }: { clock: Clock },
  by: Auditor,
  { action, subjects, reason = null, before, after }: Act,
): Promise<void> {
  const isPerson = typeof by === 'object'
  await tx.auditEntry.create({
    data: {
      at: clock.now(),
      actor: isPerson ? `administrator:${by.id}` : by,
      actorName: isPerson ? by.username : '',
      action,
      subjects: [...new Set(subjects)],
      reason: reason?.trim() || null,
      ...(before && { before }),
      ...(after && { after }),
    },
    select: { id: true },
  })
}

/** Of two states of a row only the fields that differ, for `before` and `after`. */
export function changed<T extends Fields>(before: T, after: T): { before: Fields; after: Fields } {
  const names = Object.keys(before).filter((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]))
  const pick = (fields: Fields): Fields => Object.fromEntries(names.map((name) => [name, fields[name] ?? null]))
  return { before: pick(before), after: pick(after) }
}

/** An act that gives money back, as it would be sent a second time. */
interface SameAct {
  action: AuditAction
  subject: AuditSubject
  reason: string
  /** Paise. */
  refund: number
}

/** Whether this very act was done before: pressed twice, or its answer was lost. Another sum is another act. */
export async function wasDone(tx: Transaction, { action, subject, reason, refund }: SameAct): Promise<boolean> {
  const after = { path: ['refund'], equals: refund }
  return (await tx.auditEntry.count({ where: { action, subjects: { has: subject }, reason, after } })) > 0
}
