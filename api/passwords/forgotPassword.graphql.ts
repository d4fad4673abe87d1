import { mutation } from '../graphql/mutation.ts'
import { forgotPasswordSchema } from '../rules/inputs/mailedLinks.ts'
import { RateLimitedError, ValidationError } from '../rules/userErrors.ts'
import { mailPromise } from '../mail/outbox.ts'
import { randomUUID } from 'node:crypto'
import type { App } from '../app.ts'
import { addJob } from '../jobs/enqueue.ts'
import { ACCOUNT_TRIES, ADDRESS_TRIES, byPlace, byPlaceFor, takeEach } from '../accounts/bounds.ts'

/** Asks for links to a new password. A job finds the account: all are answered alike. Throws RateLimitedError. */
async function forgotPassword(
  app: Pick<App, 'db' | 'limiter'>,
  { email, ip }: { email: string; ip: string },
): Promise<void> {
  await takeEach(app, [...byPlaceFor('reset', email, ip, ACCOUNT_TRIES), ...byPlace('reset', ip, ADDRESS_TRIES)])
  await addJob(app.db, 'sendPasswordReset', { requestId: randomUUID(), email, ip })
}

const MESSAGE = 'If this email address is registered, a password reset link is on its way. It works for 1 hour.'

mutation('forgotPassword', {
  description:
    'Sends a password reset link for each account with this address. Earlier reset links stop working. An account gets at most 5 such emails an hour, an address 20 a day and then 2 an hour; past them the newest link keeps working.',
  authScopes: { public: true },
  errors: [ValidationError, RateLimitedError],
  input: {
    description: 'The account whose password is to be reset.',
    argument: 'The address.',
    fields: (t) => ({ email: t.string({ description: 'In any case.' }) }),
    schema: forgotPasswordSchema,
  },
  resolve: async (context, input) => {
    await forgotPassword(context, { email: input.email, ip: context.exchange.ip })
    return { message: mailPromise(context.config, MESSAGE) }
  },
  payload: {
    description: 'The request was accepted. The answer is the same whether or not an account exists.',
    fields: (t) => ({ message: t.exposeString('message', { description: 'For the person, in plain English.' }) }),
  },
})
