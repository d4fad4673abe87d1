import {
  continueAs,
  verifyLoginChange,
  applyLoginChange,
  limitingTakenAddresses,
  type RenewedSession,
} from '../../passwords/loginChange.ts'
import { EmailTakenError } from '../../accounts/accountErrors.ts'
import { ProfileConflictError, changesIn, defined, nextVersion } from '../../accounts/profileVersions.ts'
import { builder } from '../../graphql/builder.ts'
import { CHANGE_ERRORS } from '../../graphql/errors.ts'
import { memberOf, mentorOf, type MentorId } from '../../graphql/identity.ts'
import { mentorProfileSchema, type MentorProfileUpdate } from '../../rules/inputs/mentorProfile.ts'
import { NotFoundError, NotSignedInError, RateLimitedError } from '../../rules/userErrors.ts'
import { lockedProfile, mentorPayload, profileFields } from './profileFields.graphql.ts'
import { inTransaction } from '../../database/transaction.ts'
import type { Context } from '../../graphql/context.ts'
import { pictureToSave } from '../../media/claimPicture.ts'
import { DEFAULT_PROFILE_IMAGE } from '../../rules/constants.ts'
import { hoursGiven, saveHours } from '../../availability/weeklyHours.ts'

const UpdateMentorProfileInput = builder
  .inputType('UpdateMentorProfileInput', {
    description:
      'What is saved of a profile. What is left out stays, null or an empty text empties it. Rates are not in it: the team changes them.',
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
  })
  .validate(mentorProfileSchema)

const UpdateMentorProfilePayload = mentorPayload('UpdateMentorProfilePayload', 'The profile is saved.')

builder.mutationField('updateMentorProfile', (t) =>
  t.field({
    type: UpdateMentorProfilePayload,
    description: "Saves the signed-in mentor's own profile, or a section of it, in whatever state the application is.",
    authScopes: { mentor: true },
    errors: { types: [...CHANGE_ERRORS, EmailTakenError, ProfileConflictError, RateLimitedError] },
    args: { input: t.arg({ type: UpdateMentorProfileInput, description: 'What to save.' }) },
    resolve: async (_root, { input }, context) => {
      const mentorId = mentorOf(context)
      const { sessionHash } = memberOf(context)
      const renewed = await updateMentorProfile(context, { id: mentorId, sessionHash }, input)
      if (renewed) await continueAs(context, renewed)
      return { mentorId }
    },
  }),
)

/** The mentor who saves, and their session. */
interface Saver {
  id: MentorId
  sessionHash: string
}

/**
 * Saves what was given of a mentor's own profile, all of it or nothing; saving the same again changes nothing. A new
 * address needs the current password and renews the session, which is the answer, else null.
 * Throws ValidationError (also for a picture that is not theirs), EmailTakenError, ProfileConflictError when another
 * tab was faster, RateLimitedError past five addresses an hour and past the known answers, NotFoundError when another
 * mentor is named, and NotSignedInError when the account is gone.
 */
async function updateMentorProfile(
  app: Pick<Context, 'db' | 'clock' | 'config' | 'limiter' | 'exchange'>,
  { id: mentorId, sessionHash }: Saver,
  { mentorId: named, profileVersion, currentPassword, ...input }: MentorProfileUpdate,
): Promise<RenewedSession | null> {
  if ((named ?? mentorId) !== mentorId) throw new NotFoundError('Mentor not found')
  const account = { type: 'mentor', id: mentorId } as const
  const ready = await verifyLoginChange(app, account, { email: input.email, currentPassword })
  return await limitingTakenAddresses(app, account, ready, () =>
    inTransaction(app.db, async (tx) => {
      const stored = await lockedProfile(tx, mentorId)
      if (!stored) throw new NotSignedInError()
      const now = app.clock.now()
      const profileImage = await pictureToSave(tx, {
        given: input.profileImage,
        stored: stored.profileImage,
        defaultPath: DEFAULT_PROFILE_IMAGE,
        person: account,
        now,
      })
      const given = { ...input, profileImage, weeklyAvailability: hoursGiven(input.weeklyAvailability, stored.hours) }
      const fields = changesIn(given, { ...stored, weeklyAvailability: stored.hours })
      if (fields.length === 0) return null
      const version = nextVersion(stored, { from: profileVersion, fields, now })
      const { email, weeklyAvailability, ...columns } = given
      const isMoving = email !== undefined && fields.includes('email')
      const move = isMoving ? { from: stored.email, to: email } : undefined
      const renewed = await applyLoginChange(tx, app, { ...account, sessionHash }, { ...ready, move })
      if (weeklyAvailability && fields.includes('weeklyAvailability')) await saveHours(tx, mentorId, weeklyAvailability)
      await tx.mentor.update({
        where: { id: mentorId },
        data: { ...defined(columns), ...version },
        select: { id: true },
      })
      return renewed
    }),
  )
}
