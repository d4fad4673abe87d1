import { EmailTakenError } from '../accounts/accountErrors.ts'
import { ProfileConflictError, changesIn, defined, nextVersion } from '../accounts/profileVersions.ts'
import { builder } from '../graphql/builder.ts'
import { CHANGE_ERRORS } from '../graphql/errors.ts'
import { rowNow } from '../graphql/rowNow.ts'
import { memberOf, menteeOf, type MenteeId } from '../graphql/identity.ts'
import {
  continueAs,
  verifyLoginChange,
  applyLoginChange,
  limitingTakenAddresses,
  type RenewedSession,
} from '../passwords/loginChange.ts'
import { menteeProfileSchema, type MenteeProfileUpdate } from '../rules/inputs/menteeProfile.ts'
import { NotFoundError, NotSignedInError, RateLimitedError } from '../rules/userErrors.ts'
import { inTransaction } from '../database/transaction.ts'
import type { Context } from '../graphql/context.ts'
import { pictureToSave } from '../media/claimPicture.ts'
import { DEFAULT_MENTEE_IMAGE } from './mentee.graphql.ts'

const UpdateMenteeProfileInput = builder
  .inputType('UpdateMenteeProfileInput', {
    description: 'What is saved of a profile. What is left out stays, null or an empty text empties it.',
    fields: (t) => {
      const text = (description: string) => t.string({ required: false, description })
      return {
        menteeId: t.int({ required: false, description: "Numeric id; anyone's but the own is not found." }),
        profileVersion: t.int({
          required: false,
          description:
            'The version that the form was filled from. When one of the fields was saved elsewhere since, nothing is changed and the answer says so; without it the last save wins.',
        }),
        profileImage: text('Id or path of a picture that was uploaded by the mentee; null for none.'),
        name: text('Not empty.'),
        email: text(
          'Unique among mentees. A new one needs the current password and is to be confirmed; the one before is told, and all other sessions end.',
        ),
        linkedinUrl: text('With or without its scheme; kept as https.'),
        bio: text('At most 2000 characters.'),
        college: text('At most 150 characters.'),
        year: t.int({ required: false, description: 'Of graduation, 1990 to 2030.' }),
        goals: text('At most 2000 characters.'),
        password: text('A new password, by the rule of every new one; all other sessions end then.'),
        currentPassword: text(
          'Needed with a new password and with another email address, else not looked at. Wrong ones count like failed sign-ins.',
        ),
      }
    },
  })
  .validate(menteeProfileSchema)

const UpdateMenteeProfilePayload = builder.objectRef<{ menteeId: MenteeId }>('UpdateMenteeProfilePayload').implement({
  description: 'The profile is saved.',
  fields: (t) => ({
    mentee: rowNow(t, 'Mentee', 'menteeId', 'The mentee as they are now.'),
  }),
})

builder.mutationField('updateMenteeProfile', (t) =>
  t.field({
    type: UpdateMenteeProfilePayload,
    description: "Saves the signed-in mentee's own profile, or a part of it.",
    authScopes: { mentee: true },
    errors: { types: [...CHANGE_ERRORS, EmailTakenError, ProfileConflictError, RateLimitedError] },
    args: { input: t.arg({ type: UpdateMenteeProfileInput, description: 'What to save.' }) },
    resolve: async (_root, { input }, context) => {
      const menteeId = menteeOf(context)
      const { sessionHash } = memberOf(context)
      const renewed = await updateMenteeProfile(context, { id: menteeId, sessionHash }, input)
      if (renewed) await continueAs(context, renewed)
      return { menteeId }
    },
  }),
)

/** The mentee who saves, and their session. */
interface Saver {
  id: MenteeId
  sessionHash: string
}

/**
 * Saves what was given of a mentee's own profile, all of it or nothing; saving the same again changes nothing. A new
 * address or password needs the current password and renews the session, which is the answer, else null.
 * Throws ValidationError (also for a picture that is not theirs), EmailTakenError, ProfileConflictError when another
 * tab was faster, RateLimitedError past five addresses or passwords an hour and past the known answers, NotFoundError
 * when another mentee is named, and NotSignedInError when the account is gone.
 */
async function updateMenteeProfile(
  app: Pick<Context, 'db' | 'clock' | 'config' | 'limiter' | 'exchange'>,
  { id: menteeId, sessionHash }: Saver,
  { menteeId: named, profileVersion, password, currentPassword, ...input }: MenteeProfileUpdate,
): Promise<RenewedSession | null> {
  if ((named ?? menteeId) !== menteeId) throw new NotFoundError('Mentee not found')
  const account = { type: 'mentee', id: menteeId } as const
  const ready = await verifyLoginChange(app, account, { email: input.email, password, currentPassword })
  return await limitingTakenAddresses(app, account, ready, () =>
    inTransaction(app.db, async (tx) => {
      await tx.$queryRaw`SELECT id FROM mentees WHERE id = ${menteeId} FOR UPDATE`
      const stored = await tx.mentee.findUnique({ where: { id: menteeId }, omit: { passwordHash: true } })
      if (!stored) throw new NotSignedInError()
      const now = app.clock.now()
      const profileImage = await pictureToSave(tx, {
        given: input.profileImage,
        stored: stored.profileImage,
        defaultPath: DEFAULT_MENTEE_IMAGE,
        person: account,
        now,
      })
      const { email, ...columns } = { ...input, profileImage }
      const fields = changesIn({ email, ...columns }, stored)
      const version = fields.length > 0 ? nextVersion(stored, { from: profileVersion, fields, now }) : undefined
      const isMoving = email !== undefined && fields.includes('email')
      const move = isMoving ? { from: stored.email, to: email } : undefined
      const renewed = await applyLoginChange(tx, app, { ...account, sessionHash }, { ...ready, move })
      if (version)
        await tx.mentee.update({
          where: { id: menteeId },
          data: { ...defined(columns), ...version },
          select: { id: true },
        })
      return renewed
    }),
  )
}
