import { erasePerson, FORMER } from '../accounts/erasePerson.ts'
import type { App } from '../app.ts'
import { inTransaction } from '../database/transaction.ts'
import { NotFoundError } from '../rules/userErrors.ts'

/** Removes a community member; what they wrote in discussions stays, by a former member. Throws NotFoundError. */
export async function removeCommunityMember(
  app: Pick<App, 'db' | 'clock' | 'config'>,
  memberId: number,
): Promise<void> {
  await inTransaction(app.db, async (tx) => {
    await tx.$queryRaw`SELECT id FROM community_members WHERE id = ${memberId} FOR UPDATE`
    const member = await tx.communityMember.findUnique({
      where: { id: memberId },
      select: { name: true, email: true, profileImageUrl: true },
    })
    if (!member) throw new NotFoundError('Member not found')
    const anonymous = { where: { authorId: memberId }, data: { authorName: FORMER.community } }
    await tx.discussionThread.updateMany(anonymous)
    await tx.threadReply.updateMany(anonymous)
    await tx.communityMember.delete({ where: { id: memberId }, select: { id: true } })
    const { profileImageUrl, ...person } = member
    await erasePerson(tx, app, { type: 'community', id: memberId, ...person, files: [profileImageUrl] })
  })
}
