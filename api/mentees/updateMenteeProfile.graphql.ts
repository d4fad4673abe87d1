import { EmailTakenError } from '../accounts/accountErrors.ts'
import { ProfileConflictError } from '../accounts/profileVersions.ts'
import { viewerNow } from '../accounts/viewer.graphql.ts'
import { mutation } from '../graphql/mutation.ts'
import { CHANGE_ERRORS } from '../graphql/errors.ts'
import { rowNow } from '../graphql/rowNow.ts'
import { memberOf, menteeOf } from '../graphql/identity.ts'
import { continueAs } from '../passwords/loginChange.ts'
import { saveOwnProfile } from '../passwords/saveOwnProfile.ts'
import { menteeProfileSchema } from '../rules/inputs/menteeProfile.ts'
import { RateLimitedError } from '../rules/userErrors.ts'
import { DEFAULT_MENTEE_IMAGE } from './mentee.graphql.ts'

mutation('updateMenteeProfile', {
  description: "Saves the signed-in mentee's own profile, or a part of it.",
  authScopes: { mentee: true },
  errors: [...CHANGE_ERRORS, EmailTakenError, ProfileConflictError, RateLimitedError],
  input: {
    description: 'What is saved of a profile. What is left out stays, null or an empty text empties it.',
    argument: 'What to save.',
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
    schema: menteeProfileSchema,
  },
  resolve: async (context, input) => {
    const id = menteeOf(context)
    const { menteeId: named, profileVersion: _, profileImage: _image, email: _email, ...rest } = input
    const { password: _password, currentPassword: _current, ...columns } = rest
    const renewed = await saveOwnProfile(context, memberOf(context), input, {
      named,
      defaultPath: DEFAULT_MENTEE_IMAGE,
      async stored(tx) {
        await tx.$queryRaw`SELECT id FROM mentees WHERE id = ${id} FOR UPDATE`
        return await tx.mentee.findUnique({ where: { id }, omit: { passwordHash: true } })
      },
      columns: () => columns,
      write: (tx, data) => tx.mentee.update({ where: { id }, data, select: { id: true } }),
    })
    if (renewed) await continueAs(context, renewed)
    return { menteeId: id }
  },
  payload: {
    description: 'The profile is saved.',
    fields: (t) => ({
      mentee: rowNow(t, 'Mentee', 'menteeId', 'The mentee as they are now.'),
      viewer: viewerNow(t, 'Whose profile it is: their name and email address may be others now.'),
    }),
  },
})
