import type { App } from '../app.ts'
import { record } from '../audit/record.ts'
import { inTransaction } from '../database/transaction.ts'
import { builder } from '../graphql/builder.ts'
import { type Administrator, administratorOf } from '../graphql/identity.ts'
import { ADMIN_MESSAGES, recoveryCodesSchema } from '../rules/inputs/administrator.ts'
import { NotAllowedError, NotSignedInError, RateLimitedError, ValidationError } from '../rules/userErrors.ts'
import { recoveryCodesField } from './recoveryCodesField.ts'
import { countCode, forgetCodes, replaceRecoveryCodes, takeCode } from './secondFactor.ts'

/** New recovery codes in the place of the old ones, for a code. Throws ValidationError for a wrong one, and RateLimitedError. */
async function renewRecoveryCodes(
  app: Pick<App, 'db' | 'clock' | 'limiter'>,
  administrator: Administrator,
  code: string,
): Promise<string[]> {
  const { id } = administrator
  await countCode(app, { id, isKnown: true })
  const recoveryCodes = await inTransaction(app.db, async (tx) => {
    const user = await tx.adminUser.findUnique({ where: { id }, select: { id: true, secondFactorSecret: true } })
    if (!user) throw new NotSignedInError()
    if (!(await takeCode(tx, app, user, code)))
      throw new ValidationError([{ path: 'code', message: ADMIN_MESSAGES.wrongCode }])
    await record(tx, app, administrator, {
      action: 'administrator.recovery_codes',
      subjects: [`administrator:${id}`],
    })
    return await replaceRecoveryCodes(tx, app, id)
  })
  await forgetCodes(app, { id, isKnown: true })
  return recoveryCodes
}

const RenewRecoveryCodesInput = builder
  .inputType('RenewRecoveryCodesInput', {
    description: 'Proves that it is them.',
    fields: (t) => ({ code: t.string({ description: 'Six digits of the authenticator app, or a recovery code.' }) }),
  })
  .validate(recoveryCodesSchema)

const RenewRecoveryCodesPayload = builder
  .objectRef<{ recoveryCodes: string[] }>('RenewRecoveryCodesPayload')
  .implement({ description: 'The old recovery codes count no more.', fields: (t) => recoveryCodesField(t) })

builder.mutationField('renewRecoveryCodes', (t) =>
  t.field({
    type: RenewRecoveryCodesPayload,
    description: "Makes new recovery codes for the administrator's own account; those of before count no more.",
    authScopes: { admin: true },
    errors: { types: [ValidationError, NotSignedInError, NotAllowedError, RateLimitedError] },
    args: { input: t.arg({ type: RenewRecoveryCodesInput, description: 'A code.' }) },
    resolve: async (_root, { input }, context) => ({
      recoveryCodes: await renewRecoveryCodes(context, administratorOf(context), input.code),
    }),
  }),
)
