import { z } from 'zod/mini'
import { EmailTakenError } from '../accounts/accountErrors.ts'
import { builder } from '../graphql/builder.ts'
import { administratorOf } from '../graphql/identity.ts'
import { newMentorSchema } from '../rules/inputs/mentorByAdministrator.ts'
import { PASSWORD_WORDS } from '../rules/people/passwords.ts'
import { NotAllowedError, NotSignedInError, ValidationError } from '../rules/userErrors.ts'
import { createMentor } from './createMentor.ts'
import { MentorStatus } from './mentor.graphql.ts'
import { mentorPayload } from './mentorPayload.graphql.ts'
import { managedFields, profileFields } from './profileFields.graphql.ts'

const CreateMentorInput = builder
  .inputType('CreateMentorInput', {
    description: 'A mentor as an administrator adds them.',
    fields: (t) => ({
      name: t.string({ description: 'Full name.' }),
      email: t.string({ description: 'Unique among mentors, regardless of case.' }),
      password: t.string({ description: PASSWORD_WORDS }),
      experience: t.float({ description: 'Whole years, at least 1.' }),
      status: t.field({ type: MentorStatus, required: false, description: 'Under review when missing.' }),
      ...profileFields(t),
      ...managedFields(t),
    }),
  })
  .validate(z.extend(newMentorSchema, { status: z.nullish(z.enum(['pending_review', 'accepted', 'rejected'])) }))

const CreateMentorPayload = mentorPayload('CreateMentorPayload', 'The mentor is added.')

builder.mutationField('createMentor', (t) =>
  t.field({
    type: CreateMentorPayload,
    description: 'Adds a mentor, who is asked for the terms when they first log in. Administrators only.',
    authScopes: { admin: true },
    errors: { types: [ValidationError, NotSignedInError, NotAllowedError, EmailTakenError] },
    args: { input: t.arg({ type: CreateMentorInput, description: 'The mentor.' }) },
    resolve: async (_root, { input }, context) => ({
      mentorId: await createMentor(context, administratorOf(context), input),
    }),
  }),
)
