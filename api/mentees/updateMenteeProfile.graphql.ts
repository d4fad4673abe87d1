import { EmailTakenError } from '../accounts/accountErrors.ts'
import { ProfileConflictError } from '../accounts/profileVersions.ts'
import { hashToken } from '../accounts/tokens.ts'
import { builder } from '../graphql/builder.ts'
import { become, memberOf, menteeOf, type MenteeId } from '../graphql/identity.ts'
import { changePassword } from '../passwords/changePassword.ts'
import { proveOwnPassword } from '../passwords/ownPassword.ts'
import { SECURITY_MESSAGES } from '../rules/inputs/accountSecurity.ts'
import { menteeProfileSchema } from '../rules/inputs/menteeProfile.ts'
import {
  NotAllowedError,
  NotFoundError,
  NotSignedInError,
  RateLimitedError,
  ValidationError,
} from '../rules/userErrors.ts'
import { updateMenteeProfile } from './updateMenteeProfile.ts'

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
        email: text('Unique among mentees. A new one is to be confirmed, and the one before is told.'),
        linkedinUrl: text('With or without its scheme; kept as https.'),
        bio: text('At most 2000 characters.'),
        college: text('At most 150 characters.'),
        year: t.int({ required: false, description: 'Of graduation, 1990 to 2030.' }),
        goals: text('At most 2000 characters.'),
        password: text('A new password, by the rule of every new one; all other sessions end then.'),
        currentPassword: text('Needed with a new one. Wrong ones count like failed sign-ins.'),
      }
    },
  })
  .validate(menteeProfileSchema)

const UpdateMenteeProfilePayload = builder.objectRef<{ menteeId: MenteeId }>('UpdateMenteeProfilePayload').implement({
  description: 'The profile is saved.',
  fields: (t) => ({
    mentee: t.prismaField({
      type: 'Mentee',
      description: 'The mentee as they are now.',
      resolve: (query, { menteeId }, _args, { db }) =>
        db.mentee.findUniqueOrThrow({ ...query, where: { id: menteeId } }),
    }),
  }),
})

builder.mutationField('updateMenteeProfile', (t) =>
  t.field({
    type: UpdateMenteeProfilePayload,
    description: "Saves the signed-in mentee's own profile, or a part of it.",
    authScopes: { mentee: true },
    errors: {
      types: [
        ValidationError,
        NotSignedInError,
        NotAllowedError,
        NotFoundError,
        EmailTakenError,
        ProfileConflictError,
        RateLimitedError,
      ],
    },
    args: { input: t.arg({ type: UpdateMenteeProfileInput, description: 'What to save.' }) },
    resolve: async (_root, { input: { password, currentPassword = '', ...profile } }, context) => {
      const menteeId = menteeOf(context)
      const member = memberOf(context)
      // A wrong password keeps the whole save from being done.
      if (password !== undefined)
        await proveOwnPassword(context, member, {
          password: currentPassword,
          path: 'currentPassword',
          message: SECURITY_MESSAGES.currentWrong,
        })
      await updateMenteeProfile(context, menteeId, profile)
      if (password !== undefined) {
        const token = await changePassword(context, member, { currentPassword, newPassword: password })
        context.exchange.setSession(token)
        become(context, { ...member, sessionHash: hashToken(token) })
      }
      return { menteeId }
    },
  }),
)
