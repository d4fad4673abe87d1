import { tellingKnown } from '../accounts/knownAddresses.ts'
import { z } from 'zod/mini'
import { EmailTakenError } from '../accounts/accountErrors.ts'
import { ViewerType } from '../accounts/viewer.graphql.ts'
import type { Viewer } from '../accounts/viewer.ts'
import { builder } from '../graphql/builder.ts'
import { menteeRegistrationSchema } from '../rules/inputs/menteeRegistration.ts'
import { signInField } from '../rules/inputs/signIn.ts'
import { PASSWORD_WORDS } from '../rules/people/passwords.ts'
import { RateLimitedError, ValidationError } from '../rules/userErrors.ts'
import { enter, SIGN_IN_TOO } from '../sessions/enter.ts'
import { registerMentee } from './registerMentee.ts'

const RegisterMenteeInput = builder
  .inputType('RegisterMenteeInput', {
    description: 'A registration as a mentee.',
    fields: (t) => ({
      name: t.string({ description: 'The name that mentors see.' }),
      email: t.string({ description: 'Unique among mentees, regardless of case.' }),
      password: t.string({ description: PASSWORD_WORDS }),
      mainBranch: t.string({ required: false, description: 'General when missing.' }),
      subBranch: t.string({ required: false, description: 'Specialization, optional.' }),
      currentLevel: t.string({ description: 'One of the documented seven, e.g. `Final Year Student`.' }),
      linkedinUrl: t.string({ description: 'With or without its scheme; kept as https.' }),
      signIn: t.boolean({ required: false, description: SIGN_IN_TOO }),
    }),
  })
  .validate(z.extend(menteeRegistrationSchema, { signIn: signInField }))

const RegisterMenteePayload = builder
  .objectRef<{ menteeId: number; viewer: Viewer | null }>('RegisterMenteePayload')
  .implement({
    description: 'The mentee is registered.',
    fields: (t) => ({
      mentee: t.prismaField({
        type: 'Mentee',
        description: 'The new mentee, with the fields that only they may see, in this answer only.',
        resolve: (query, { menteeId }, _args, { db }) =>
          db.mentee.findUniqueOrThrow({ ...query, where: { id: menteeId } }),
      }),
      viewer: t.expose('viewer', {
        type: ViewerType,
        nullable: true,
        description: 'The new account, now signed in; null unless `signIn` asked for it.',
      }),
    }),
  })

builder.mutationField('registerMentee', (t) =>
  t.field({
    type: RegisterMenteePayload,
    description: 'Registers a mentee, and signs them in when `signIn` asks for it.',
    authScopes: { public: true },
    errors: { types: [ValidationError, EmailTakenError, RateLimitedError] },
    args: { input: t.arg({ type: RegisterMenteeInput, description: 'The registration.' }) },
    resolve: async (_root, { input }, context) => {
      const { id, session } = await tellingKnown(
        context,
        { form: 'mentees', about: input.email },
        () => registerMentee(context, input, context.exchange),
        (outcome) => outcome instanceof EmailTakenError,
      )
      context.registered.push({ type: 'mentee', id })
      const viewer = session && (await enter(context, session))
      return { menteeId: id, viewer }
    },
  }),
)
