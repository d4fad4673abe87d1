import type { MailPart } from '../contracts/parts.ts'

export const paymentMails: readonly MailPart[] = [
  {
    kind: 'refund-decision',
    // A decision may have been taken back before its mail could be sent, and another one taken.
    async isStillTrue(db, { dedupeKey }) {
      const [, id, cause, at] = dedupeKey.split(':')
      const refund = await db.refund.findUnique({ where: { id: Number(id) }, select: { resolvedAt: true } })
      if (!refund) return false
      const isDecided = refund.resolvedAt?.getTime() === Number(at)
      // One that was stuck goes on as it is; for one that failed, another one is sent.
      const isRetried = cause === 'retried' && (isDecided || refund.resolvedAt === null)
      return cause === 'reopened' ? refund.resolvedAt === null : isDecided || isRetried
    },
  },
]
