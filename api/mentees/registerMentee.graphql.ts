import { EmailTakenError } from '../accounts/accountErrors.ts'
import { builder } from '../graphql/builder.ts'
import { menteeRegistrationSchema } from '../rules/inputs/menteeRegistration.ts'
import { RateLimitedError, ValidationError } from '../rules/userErrors.ts'
import { registerMentee } from './registerMentee.ts'

const RegisterMenteeInput = builder
  .inputType('RegisterMenteeInput', {
    description: 'A registration as a mentee.',
    fields: (t) => ({
      name: t.string({ description: 'The name that mentors see.' }),
      email: t.string({ description: 'Unique among mentees, regardless of case.' }),
      password: t.string({ description: 'At least 8 characters: upper and lower case, a digit, one of @$!%*?&.' }),
      mainBranch: t.string({ required: false, description: 'General when missing.' }),
      subBranch: t.string({ required: false, description: 'Specialization, optional.' }),
      currentLevel: t.string({ description: 'One of the documented seven, e.g. `Final Year Student`.' }),
      linkedinUrl: t.string({ description: 'https.' }),
    }),
  })
  .validate(menteeRegistrationSchema)

const RegisterMenteePayload = builder.objectRef<{ menteeId: number }>('RegisterMenteePayload').implement({
  description: 'The mentee is registered.',
  fields: (t) => ({
    mentee: t.prismaField({
      type: 'Mentee',
      description: 'The new mentee, with the fields that only they may see, in this answer only.',
      resolve: (query, { menteeId }, _args, { db }) =>
        db.mentee.findUniqueOrThrow({ ...query, where: { id: menteeId } }),
    }),
  }),
})

builder.mutationField('registerMentee', (t) =>
  t.field({
    type: RegisterMenteePayload,
    description: 'Registers a mentee. Nobody is signed in by it.',
    authScopes: { public: true },
    errors: { types: [ValidationError, EmailTakenError, RateLimitedError] },
    args: { input: t.arg({ type: RegisterMenteeInput, description: 'The registration.' }) },
    resolve: async (_root, { input }, context) => {
      const { id } = await registerMentee(context, input, context.exchange)
      context.registered.push({ type: 'mentee', id })
      return { menteeId: id }
    },
  }),
)
