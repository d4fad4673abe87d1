import { z } from 'zod/mini'
import { EmailTakenError } from '../accounts/accountErrors.ts'
import { builder } from '../graphql/builder.ts'
import { administratorOf } from '../graphql/identity.ts'
import { nodeId } from '../graphql/nodeId.ts'
import { mentorUpdateSchema } from '../rules/inputs/mentorByAdministrator.ts'
import { NotAllowedError, NotFoundError, NotSignedInError, ValidationError } from '../rules/userErrors.ts'
import { MentorStatus } from './mentor.graphql.ts'
import { mentorPayload } from './mentorPayload.graphql.ts'
import { managedFields, profileFields } from './profileFields.graphql.ts'
import { MentorConflictError, updateMentor } from './updateMentor.ts'

const UpdateMentorInput = builder
  .inputType('UpdateMentorInput', {
    description: 'What an administrator saves of a mentor. What is left out stays, null or an empty text empties it.',
    fields: (t) => ({
      id: t.int({ description: 'Numeric id of the mentor.' }),
      name: t.string({ required: false, description: 'Not empty.' }),
      email: t.string({
        required: false,
        description:
          'Unique among mentors. A new one is to be confirmed; the one before is told, and the mentor is logged out everywhere.',
      }),
      experience: t.float({ required: false, description: 'Whole years, at least 1.' }),
      status: t.field({ type: MentorStatus, required: false, description: 'As `setMentorStatus` sets it.' }),
      rating: t.float({ required: false, description: '0 to 5, with two decimals; the next review counts it anew.' }),
      reviewCount: t.int({ required: false, description: 'Reviews that the rating is made of.' }),
      ...profileFields(t),
      ...managedFields(t),
    }),
  })
  .validate(
    z.extend(mentorUpdateSchema, {
      id: z.int('Mentor is required'),
      status: z.nullish(z.enum(['pending_review', 'accepted', 'rejected'])),
    }),
  )

const UpdateMentorPayload = mentorPayload('UpdateMentorPayload', 'The mentor is saved.')

builder.mutationField('updateMentor', (t) =>
  t.field({
    type: UpdateMentorPayload,
    description: 'Saves what is given of a mentor, in whatever state. Administrators only.',
    authScopes: { admin: true },
    errors: {
      types: [ValidationError, NotSignedInError, NotAllowedError, NotFoundError, EmailTakenError, MentorConflictError],
    },
    args: { input: t.arg({ type: UpdateMentorInput, description: 'What to save.' }) },
    resolve: async (_root, { input }, context) => {
      const id = nodeId(input.id)
      await updateMentor(context, administratorOf(context), { ...input, id })
      return { mentorId: id }
    },
  }),
)
