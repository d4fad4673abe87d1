import { LISTED } from '../availability/freeSlots.ts'
import type { MailPart } from '../contracts/parts.ts'
import { NEED_MAILS } from '../rules/inputs/needs.ts'
import { toldNeed } from './needMails.ts'

/** Mails about needs. */
export const needMails: readonly MailPart[] = [
  // A mentor, as long as they are listed and nobody has stopped the emails; the last one ends them by itself.
  {
    kind: 'need-mentor',
    isStillTrue: async (db, email) => {
      const { needId, mentorId } = toldNeed(email)
      const need = { OR: [{ endedAt: null }, { mails: NEED_MAILS }] }
      return (await db.needLink.count({ where: { needId, mentorId, need, mentor: LISTED } })) === 1
    },
  },
]
