import { enumOf } from '../graphql/enumOf.ts'
import { errorType } from '../graphql/errors.ts'
import {
  AccountOffError,
  ConfirmationExpiredError,
  EmailTakenError,
  InvalidConfirmationError,
  InvalidCredentialsError,
  InvalidResetTokenError,
  NewPasswordNeededError,
} from './accountErrors.ts'

export const UserType = enumOf('UserType', 'The kinds of account. One email address may have one of each.', {
  mentor: 'Gives sessions, once accepted.',
  mentee: 'Books sessions.',
  community: 'Member of the community only.',
})

errorType(AccountOffError, 'The password is right, and the account is switched off: the message says whom to write to.')
errorType(InvalidCredentialsError, 'Wrong password or no such account: the two are one answer.', (t) => ({
  rightFor: t.expose('rightFor', {
    type: [UserType],
    cost: { items: 2 },
    description:
      'Other kinds of account that the same address and password sign in to. Empty when the password is wrong, also for a registered address.',
  }),
}))
errorType(
  EmailTakenError,
  'Somebody of this kind has registered with this email address, in whatever case. Nothing was changed.',
)
errorType(InvalidConfirmationError, 'The confirmation link was never sent, or its account or address is gone.')
errorType(ConfirmationExpiredError, 'The confirmation link came too late. Send a new one.')
errorType(
  NewPasswordNeededError,
  'The one who asks is not signed in to the account, so that the link alone does not confirm its address: anybody could have signed up with it. Nothing was changed.',
  (t) => ({
    userType: t.field({ type: UserType, description: 'The kind of account.', resolve: ({ account }) => account.type }),
    name: t.string({ description: 'The name that the account was given.', resolve: ({ account }) => account.name }),
    createdAt: t.field({
      type: 'DateTime',
      description: 'When the account was made.',
      resolve: ({ account }) => account.createdAt,
    }),
  }),
)
errorType(
  InvalidResetTokenError,
  'The link was never sent, was used, was voided by a newer one, or has expired: one answer. Nothing was changed.',
)
