import type { Transaction } from '../database/client.ts'
import type { AuditAction, AuditSubject } from '../rules/auditActions.ts'

/** An act that gives money back, as whoever does it again would send it. */
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
