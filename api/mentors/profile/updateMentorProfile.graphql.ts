import { EmailTakenError } from '../../accounts/accountErrors.ts'
import { ProfileConflictError } from '../../accounts/profileVersions.ts'
import { viewerNow } from '../../accounts/viewer.graphql.ts'
import { hoursGiven, saveHours } from '../../availability/weeklyHours.ts'
import { databaseRateLimiter } from '../../database/rateLimiter.ts'
import { mutation } from '../../graphql/mutation.ts'
import { CHANGE_ERRORS } from '../../graphql/errors.ts'
import { rowNow } from '../../graphql/rowNow.ts'
import { memberOf, mentorOf } from '../../graphql/identity.ts'
import { continueAs } from '../../passwords/loginChange.ts'
import { saveOwnProfile } from '../../passwords/saveOwnProfile.ts'
import { DEFAULT_PROFILE_IMAGE } from '../../rules/constants.ts'
import { mentorProfileSchema } from '../../rules/inputs/mentorProfile.ts'
import { RateLimitedError } from '../../rules/userErrors.ts'
import { lockedProfile, profileFields } from './profileFields.graphql.ts'

/** Each writes the words of a search, in the turn of all who save, and what goes leaves room in the indexes that nothing else takes. */
const SAVES = { max: 100, windowSeconds: 24 * 60 * 60 }
/** A full profile, once: 3 MB of indexes. */
const NEW_WORDS = { max: 60_000, windowSeconds: 24 * 60 * 60 }

const textsIn = (value: unknown): string =>
  typeof value === 'string'
    ? value
    : Object.values(value ?? {})
        .map(textsIn)
        .join(' ')

/** Letters of the words that were not there before, each word once. */
function newLetters(before: string, now: string): number {
  const wordsOf = (text: string) => new Set(text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu))
  return [...wordsOf(now).difference(wordsOf(before))].join('').length
}

mutation('updateMentorProfile', {
  description: "Saves the signed-in mentor's own profile, or a section of it, in whatever state the application is.",
  authScopes: { mentor: true },
  errors: [...CHANGE_ERRORS, EmailTakenError, ProfileConflictError, RateLimitedError],
  input: {
    description:
      'What is saved of a profile. What is left out stays, null or an empty text empties it. Rates are not in it: the team changes them.',
    argument: 'What to save.',
    fields: (t) => ({
      mentorId: t.int({ required: false, description: "Numeric id; anyone's but the own is not found." }),
      ...profileFields(t),
      name: t.string({ required: false, description: 'Not empty.' }),
      email: t.string({
        required: false,
        description:
          'Unique among mentors. A new one needs the current password and is to be confirmed; the one before is told, and all other sessions end.',
      }),
      currentPassword: t.string({
        required: false,
        description: 'Needed with another email address, else not looked at. Wrong ones count like failed sign-ins.',
      }),
      experience: t.float({ required: false, description: 'Whole years, at least 1.' }),
    }),
    schema: mentorProfileSchema,
  },
  resolve: async (context, input) => {
    const id = mentorOf(context)
    const { mentorId: named, profileVersion: _, profileImage: _image, email: _email, ...rest } = input
    const { currentPassword: _password, weeklyAvailability, ...columns } = rest
    let written = ''
    const renewed = await saveOwnProfile(context, memberOf(context), input, {
      named,
      defaultPath: DEFAULT_PROFILE_IMAGE,
      async stored(tx) {
        const profile = await lockedProfile(tx, id)
        written = textsIn(profile)
        return profile && { ...profile, weeklyAvailability: profile.hours }
      },
      columns: ({ hours }) => ({ ...columns, weeklyAvailability: hoursGiven(weeklyAvailability, hours) }),
      async write(tx, { weeklyAvailability: hours, ...data }, fields) {
        if (fields.some((field) => field !== 'weeklyAvailability')) {
          const limiter = databaseRateLimiter(tx, context.clock, context.config.rateLimitFactor)
          await limiter.take(`profile:${id}`, SAVES)
          await limiter.take(`profile-words:${id}`, NEW_WORDS, newLetters(written, textsIn(data)))
        }
        if (hours && fields.includes('weeklyAvailability')) await saveHours(tx, id, hours)
        await tx.mentor.update({ where: { id }, data, select: { id: true } })
      },
    })
    if (renewed) await continueAs(context, renewed)
    return { mentorId: id }
  },
  payload: {
    description: 'The profile is saved.',
    fields: (t) => ({
      mentor: rowNow(t, 'Mentor', 'mentorId', 'The mentor as they are now.'),
      viewer: viewerNow(t, 'Whose profile it is: their name and email address may be others now.'),
    }),
  },
})
