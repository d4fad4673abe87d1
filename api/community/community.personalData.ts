import type { PersonalData } from '../contracts/personalData.ts'
import { inPages } from '../database/inPages.ts'
import { NotFoundError, NotSignedInError } from '../rules/userErrors.ts'

/**
 * A community member's profile, and what they wrote, which stays, by a former member. Likes, votes and reports stay as
 * they are.
 */
export const communityPersonalData: PersonalData = {
  covers: [
    'community_members.name',
    'community_members.email',
    'community_members.linkedin_url',
    'discussion_threads.author_id',
    'discussion_threads.author_name',
    'thread_replies.author_id',
    'thread_replies.author_name',
    'thread_likes.user_id',
    'thread_votes.user_id',
    'content_reports.reporter_id',
  ],
  files: ['community_members.profile_image_url', 'discussion_threads.attachments[]', 'thread_replies.attachments[]'],
  keeps: {
    type: 'community',
    async take(tx, id) {
      await tx.$queryRaw`SELECT id FROM community_members WHERE id = ${id} FOR UPDATE`
      const member = await tx.communityMember.findUnique({ where: { id }, select: { name: true, email: true } })
      if (!member) throw new NotFoundError('Member not found')
      return member
    },
  },
  async data(db, { type, id }) {
    if (type !== 'community') return {}
    const member = await db.communityMember.findUnique({ where: { id }, omit: { passwordHash: true } })
    if (!member) throw new NotSignedInError()
    const { termsAccepted, termsAcceptedAt, termsVersion, ...profile } = member
    const omit = { authorId: true, authorName: true } as const
    return {
      profile,
      terms: { accepted: termsAccepted, acceptedAt: termsAcceptedAt, version: termsVersion },
      discussions: inPages('id', ({ id: after, ...page }) =>
        db.discussionThread.findMany({ where: { authorId: id, id: after }, ...page, omit }),
      ),
      replies: inPages('id', ({ id: after, ...page }) =>
        db.threadReply.findMany({ where: { authorId: id, id: after }, ...page, omit }),
      ),
    }
  },
  async erase(tx, { type, id, formerly }) {
    if (type !== 'community') return []
    const anonymous = { where: { authorId: id }, data: { authorName: formerly } }
    await tx.discussionThread.updateMany(anonymous)
    await tx.threadReply.updateMany(anonymous)
    const query = { where: { id }, select: { profileImageUrl: true } }
    const { profileImageUrl } = await tx.communityMember.delete(query)
    return [profileImageUrl]
  },
}
