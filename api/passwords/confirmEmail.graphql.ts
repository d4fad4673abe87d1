import { builder } from '../graphql/builder.ts'
import { emailConfirmationSchema } from '../rules/inputs/emailConfirmation.ts'
import { PASSWORD_WORDS } from '../rules/passwords.ts'
import { ValidationError } from '../rules/userErrors.ts'
import {
  ConfirmationExpiredError,
  InvalidConfirmationError,
  NewPasswordNeededError,
} from '../accounts/accountErrors.ts'
import { UserType } from '../accounts/accounts.graphql.ts'
import { countVisitorChange } from '../accounts/bounds.ts'
import { confirmEmail, type Confirmed } from './confirmEmail.ts'
import { afterMailedPassword } from './storeMailedPassword.ts'
import { loadViewer } from '../accounts/viewer.ts'
import { ViewerType } from '../accounts/viewer.graphql.ts'

const ConfirmEmailInput = builder
  .inputType('ConfirmEmailInput', {
    description: 'A link that was sent by email.',
    fields: (t) => ({
      token: t.string({ description: 'The token in the link.' }),
      newPassword: t.string({
        required: false,
        description: `Needed unless one is signed in to the account; it ends every session of the account. ${PASSWORD_WORDS}`,
      }),
    }),
  })
  .validate(emailConfirmationSchema)

interface Outcome extends Confirmed {
  /** The session that asked was one of those that a new password ended. */
  isOwn: boolean
}

const ConfirmEmailPayload = builder.objectRef<Outcome>('ConfirmEmailPayload').implement({
  description: 'The address is confirmed.',
  fields: (t) => ({
    userType: t.expose('type', { type: UserType, description: 'The kind of account whose address it is.' }),
    alreadyConfirmed: t.exposeBoolean('already', {
      description: 'True when it was already confirmed: nothing changed, also for a link that was used before.',
    }),
    loginChanged: t.boolean({
      description:
        'True when the new password is stored. False when none was sent, and when the address was already confirmed: a password that was sent is not stored then.',
      resolve: ({ passwordHash }) => passwordHash !== null,
    }),
    signedOut: t.exposeBoolean('isOwn', {
      description: 'True when the new password has ended the session that asked.',
    }),
    viewer: t.field({
      type: ViewerType,
      nullable: true,
      description: 'The account, when it is the one that is signed in; else null.',
      resolve: ({ type, id }, _args, context) => {
        const isOwn = context.member?.type === type && context.member.id === id
        return isOwn ? loadViewer(context, { type, id }) : null
      },
    }),
  }),
})

builder.mutationField('confirmEmail', (t) =>
  t.field({
    type: ConfirmEmailPayload,
    description:
      'Confirms the address that a link was mailed to: for the member whose account it is by the link alone, for everybody else together with a new password for it. It does not sign anyone in. Seats in workshops and places in waiting lists that a mentee has under the address before go along to the one that is confirmed.',
    authScopes: { public: true },
    errors: { types: [ValidationError, InvalidConfirmationError, ConfirmationExpiredError, NewPasswordNeededError] },
    args: { input: t.arg({ type: ConfirmEmailInput, description: 'The mailed link.' }) },
    resolve: async (_root, { input }, context) => {
      await countVisitorChange(context)
      const confirmed = await confirmEmail(context, input, context.member)
      const { passwordHash } = confirmed
      const isOwn = passwordHash !== null && (await afterMailedPassword(context, { ...confirmed, passwordHash }))
      return { ...confirmed, isOwn }
    },
  }),
)
