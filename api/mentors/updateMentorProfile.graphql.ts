import { EmailTakenError } from '../accounts/accountErrors.ts'
import { ProfileConflictError } from '../accounts/profileVersions.ts'
import { builder } from '../graphql/builder.ts'
import { memberOf, mentorOf, type MentorId } from '../graphql/identity.ts'
import { continueAs } from '../passwords/loginChange.ts'
import { mentorProfileSchema } from '../rules/inputs/mentorProfile.ts'
import {
  NotAllowedError,
  NotFoundError,
  NotSignedInError,
  RateLimitedError,
  ValidationError,
} from '../rules/userErrors.ts'
import { profileFields } from './profileFields.graphql.ts'
import { updateMentorProfile } from './updateMentorProfile.ts'

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

const UpdateMentorProfilePayload = builder.objectRef<{ mentorId: MentorId }>('UpdateMentorProfilePayload').implement({
  description: 'The profile is saved.',
  fields: (t) => ({
    mentor: t.prismaField({
      type: 'Mentor',
      description: 'The mentor as they are now.',
      resolve: (query, { mentorId }, _args, { db }) =>
        db.mentor.findUniqueOrThrow({ ...query, where: { id: mentorId } }),
    }),
  }),
})

builder.mutationField('updateMentorProfile', (t) =>
  t.field({
    type: UpdateMentorProfilePayload,
    description: "Saves the signed-in mentor's own profile, or a section of it, in whatever state the application is.",
    authScopes: { mentor: true },
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
