import type { PersonalData } from '../contracts/personalData.ts'
import { rupeesText } from '../rules/text/format.ts'
import { NotFoundError, NotSignedInError } from '../rules/userErrors.ts'

/** A mentor's profile and hours. Both go with the account. */
export const mentorPersonalData: PersonalData = {
  covers: [
    'mentors.name',
    'mentors.name_folded',
    'mentors.email',
    'mentors.linkedin_url',
    'mentor_availability.mentor_id',
    'availability_exceptions.mentor_id',
    // Kept by triggers of the mentor's row.
    'search_suggestions.mentor_id',
  ],
  files: ['mentors.profile_image'],
  keeps: {
    type: 'mentor',
    async take(tx, id) {
      await tx.$queryRaw`SELECT id FROM mentors WHERE id = ${id} FOR UPDATE`
      const mentor = await tx.mentor.findUnique({ where: { id }, select: { name: true, email: true } })
      if (!mentor) throw new NotFoundError('Mentor not found')
      return mentor
    },
    advice: ({ supportEmail }) =>
      `Hold your booked sessions first, or write to ${supportEmail} to cancel them. To stop new bookings meanwhile, switch to Busy.`,
  },
  async data(db, { type, id }) {
    if (type !== 'mentor') return {}
    const mentor = await db.mentor.findUnique({
      where: { id },
      omit: {
        passwordHash: true,
        isActive: true,
        searchText: true,
        searchNames: true,
        nameFolded: true,
        profileVersion: true,
        profileChanges: true,
      },
    })
    if (!mentor) throw new NotSignedInError()
    const { termsAccepted, termsAcceptedAt, termsVersion, starterPackageRate, advancedPackageRate, ...profile } = mentor
    return {
      profile: {
        ...profile,
        starterPackageRate: rupeesText(starterPackageRate),
        advancedPackageRate: rupeesText(advancedPackageRate),
      },
      terms: { accepted: termsAccepted, acceptedAt: termsAcceptedAt, version: termsVersion },
      weeklyHours: await db.mentorAvailability.findMany({
        where: { mentorId: id },
        orderBy: { dayOfWeek: 'asc' },
        select: { dayOfWeek: true, startTime: true, endTime: true, timezone: true, isActive: true },
      }),
      daysOff: await db.availabilityException.findMany({
        where: { mentorId: id },
        orderBy: { startDate: 'asc' },
        select: { startDate: true, endDate: true, note: true },
      }),
    }
  },
  async erase(tx, { type, id }) {
    if (type !== 'mentor') return []
    const { profileImage } = await tx.mentor.delete({ where: { id }, select: { profileImage: true } })
    return [profileImage]
  },
}
