import type { Transaction } from '../database/client.ts'
import type { ClosingAccount } from '../contracts/personalData.ts'
import { looksLikeAddress, textWithout } from '../rules/people/closedAccounts.ts'

/** Removes what a person has said about sessions that somebody missed, and their name from what the other side has said. */
export async function eraseStatements(tx: Transaction, { type, id, name, formerly }: ClosingAccount): Promise<void> {
  const rows = await tx.noShow.findMany({
    where: { booking: type === 'mentor' ? { mentorId: id } : { menteeId: id } },
    select: { id: true, reportedBy: true, reportStatement: true, answerStatement: true },
  })
  const withoutName = (text: string | null) =>
    text === null || looksLikeAddress(name) ? null : textWithout(text, name, formerly)
  for (const { id: noShowId, reportedBy, reportStatement, answerStatement } of rows) {
    const data =
      reportedBy === type
        ? { reportStatement: null, answerStatement: withoutName(answerStatement) }
        : { reportStatement: withoutName(reportStatement), answerStatement: null }
    await tx.noShow.update({ where: { id: noShowId }, data })
  }
}
