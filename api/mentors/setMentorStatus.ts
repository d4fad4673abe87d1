import type { App } from '../app.ts'
import { inTransaction } from '../database/transaction.ts'
import type { MentorStatus } from '../generated/prisma/enums.ts'
import { NotFoundError } from '../rules/userErrors.ts'

/** Sets what the team has decided on an application; any of the three, at any time. Throws NotFoundError. */
export async function setMentorStatus({ db }: Pick<App, 'db'>, { mentorId, status }: { mentorId: number; status: MentorStatus }): Promise<void> {
  await inTransaction(db, async (tx) => {
    const { count } = await tx.mentor.updateMany({ where: { id: mentorId }, data: { status } })
    if (count === 0) throw new NotFoundError('Mentor not found')
  })
}
