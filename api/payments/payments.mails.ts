import type { MailPart } from '../contracts/parts.ts'

export const paymentMails: readonly MailPart[] = [
  {
    kind: 'refund-decision',
    // A decision may have been taken back before its mail could be sent, and another one taken.
    async isStillTrue(db, { dedupeKey }) {
      const [, id, cause, at] = dedupeKey.split(':')
      const refund = await db.refund.findUnique({ where: { id: Number(id) }, select: { resolvedAt: true } })
      if (!refund) return false
      return cause === 'reopened' ? refund.resolvedAt === null : refund.resolvedAt?.getTime() === Number(at)
    },
  },
]
