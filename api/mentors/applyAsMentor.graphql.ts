import { EmailTakenError } from '../accounts/accountErrors.ts'
import { builder } from '../graphql/builder.ts'
import { mentorApplicationSchema } from '../rules/inputs/mentorApplication.ts'
import { RateLimitedError, ValidationError } from '../rules/userErrors.ts'
import { applyAsMentor } from './applyAsMentor.ts'

const ApplyAsMentorInput = builder
  .inputType('ApplyAsMentorInput', {
    description: 'An application as a mentor. Status, rating and the like are not for the applicant to set.',
    fields: (t) => ({
      name: t.string({ description: 'Full name.' }),
      email: t.string({ description: 'Unique among mentors, regardless of case.' }),
      password: t.string({ description: 'At least 8 characters: upper and lower case, a digit, one of @$!%*?&.' }),
      mainBranch: t.string({ required: false, description: 'General when missing.' }),
      subBranch: t.string({ required: false, description: 'Specialization; must be given.' }),
      bio: t.string({ description: 'A few lines, at most 2000 characters.' }),
      experience: t.float({ description: 'Whole years, at least 1.' }),
      starterPackageRate: t.string({ description: 'Rupees as text, `300.00`; at least 1.' }),
      advancedPackageRate: t.string({ description: 'Rupees as text, `3000.00`; at least 1.' }),
      linkedinUrl: t.string({ description: 'https.' }),
      available: t.boolean({
        required: false,
        description: 'Whether bookings are taken once accepted; true when missing.',
      }),
    }),
  })
  .validate(mentorApplicationSchema)

const ApplyAsMentorPayload = builder.objectRef<{ mentorId: number }>('ApplyAsMentorPayload').implement({
  description: 'The application is in review.',
  fields: (t) => ({
    mentor: t.prismaField({
      type: 'Mentor',
      description: 'The new mentor, with the fields that only they may see, in this answer only.',
      resolve: (query, { mentorId }, _args, { db }) =>
        db.mentor.findUniqueOrThrow({ ...query, where: { id: mentorId } }),
    }),
  }),
})

builder.mutationField('applyAsMentor', (t) =>
  t.field({
    type: ApplyAsMentorPayload,
    description: 'Applies as a mentor. Nobody is signed in by it, and the mentor is listed only once accepted.',
    authScopes: { public: true },
    errors: { types: [ValidationError, EmailTakenError, RateLimitedError] },
    args: { input: t.arg({ type: ApplyAsMentorInput, description: 'The application.' }) },
    resolve: async (_root, { input }, context) => {
      const { id } = await applyAsMentor(context, input, context.exchange)
      context.registered.push({ type: 'mentor', id })
      return { mentorId: id }
    },
  }),
)
