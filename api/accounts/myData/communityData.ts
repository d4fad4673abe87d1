import type { App } from '../../app.ts'

/** Everything of a community member; null when there is no such. */
export async function communityData(db: App['db'], memberId: number) {
  const member = await db.communityMember.findUnique({ where: { id: memberId }, omit: { passwordHash: true } })
  if (!member) return null
  const { termsAccepted, termsAcceptedAt, termsVersion, ...profile } = member
  const written = { where: { authorId: memberId }, orderBy: { id: 'asc' as const } }
  return {
    profile,
    terms: { accepted: termsAccepted, acceptedAt: termsAcceptedAt, version: termsVersion },
    discussions: await db.discussionThread.findMany({ ...written, omit: { authorId: true, authorName: true } }),
    replies: await db.threadReply.findMany({ ...written, omit: { authorId: true, authorName: true } }),
  }
}
