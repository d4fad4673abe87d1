import { tellingKnown } from '../accounts/knownAddresses.ts'
import { builder } from '../graphql/builder.ts'
import { communityRegistrationSchema } from '../rules/inputs/communityRegistration.ts'
import { RateLimitedError, ValidationError } from '../rules/userErrors.ts'
import { registerCommunityMember } from './registerCommunityMember.ts'

const RegisterCommunityMemberInput = builder
  .inputType('RegisterCommunityMemberInput', {
    description: 'Who joins the community.',
    fields: (t) => ({
      name: t.string({ description: 'At least 2 characters.' }),
      email: t.string({ description: 'Unique among community members, regardless of case.' }),
      engineeringField: t.string({ description: 'In their own words, e.g. `Civil Engineering`.' }),
      type: t.string({ description: '`student` or `early-career`.' }),
    }),
  })
  .validate(communityRegistrationSchema)

const RegisterCommunityMemberPayload = builder
  .objectRef<{ alreadyJoined: boolean }>('RegisterCommunityMemberPayload')
  .implement({
    description: 'They are a member.',
    fields: (t) => ({
      alreadyJoined: t.exposeBoolean('alreadyJoined', {
        description: 'True when this address had joined before: nothing has changed and no mail is sent.',
      }),
    }),
  })

builder.mutationField('registerCommunityMember', (t) =>
  t.field({
    type: RegisterCommunityMemberPayload,
    description: 'Joins the community; the welcome mail has a link to a password. Nobody is signed in by it.',
    authScopes: { public: true },
    errors: { types: [ValidationError, RateLimitedError] },
    args: { input: t.arg({ type: RegisterCommunityMemberInput, description: 'Who joins.' }) },
    resolve: (_root, { input }, context) =>
      tellingKnown(
        context,
        { form: 'community', about: input.email },
        () => registerCommunityMember(context, input, context.exchange),
        (outcome) => 'alreadyJoined' in outcome && outcome.alreadyJoined,
      ),
  }),
)
