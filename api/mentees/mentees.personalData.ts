import type { PersonalData } from '../contracts/personalData.ts'
import { NotFoundError, NotSignedInError } from '../rules/userErrors.ts'

/** A mentee's profile, which goes with the account. */
export const menteePersonalData: PersonalData = {
  covers: ['mentees.name', 'mentees.name_folded', 'mentees.email', 'mentees.linkedin_url'],
  files: ['mentees.profile_image'],
  keeps: {
    type: 'mentee',
    async take(tx, id) {
      await tx.$queryRaw`SELECT id FROM mentees WHERE id = ${id} FOR UPDATE`
      const mentee = await tx.mentee.findUnique({ where: { id }, select: { name: true, email: true } })
      if (!mentee) throw new NotFoundError('Mentee not found')
      return mentee
    },
    advice: ({ supportEmail }) =>
      `Cancel your sessions on the Sessions page, wait until these end, or write to ${supportEmail}. Then try again.`,
  },
  async data(db, { type, id }) {
    if (type !== 'mentee') return {}
    const mentee = await db.mentee.findUnique({
      where: { id },
      omit: { passwordHash: true, nameFolded: true, isActive: true, profileVersion: true, profileChanges: true },
    })
    if (!mentee) throw new NotSignedInError()
    const { termsAccepted, termsAcceptedAt, termsVersion, ...profile } = mentee
    return { profile, terms: { accepted: termsAccepted, acceptedAt: termsAcceptedAt, version: termsVersion } }
  },
  async erase(tx, { type, id }) {
    if (type !== 'mentee') return []
    const { profileImage } = await tx.mentee.delete({ where: { id }, select: { profileImage: true } })
    return [profileImage]
  },
}
