import { builder } from '../graphql/builder.ts'
import { mutation } from '../graphql/mutation.ts'
import { anyAdministratorOf, type Administrator, administratorOf } from '../graphql/identity.ts'
import { secondFactorSchema, ADMIN_MESSAGES, recoveryCodesSchema } from '../rules/inputs/administrator.ts'
import { NotAllowedError, NotSignedInError, RateLimitedError, ValidationError } from '../rules/userErrors.ts'
import { AdminSessionRef } from './adminSession.graphql.ts'
import { enterAdmin } from './adminSessions.ts'
import type { App } from '../app.ts'
import { record } from '../audit/record.ts'
import { inTransaction } from '../database/transaction.ts'
import { keepThisSession } from '../sessions/sessions.ts'
import { verifyOwnPassword } from '../accounts/passwords.ts'
import {
  countCode,
  forgetCodes,
  replaceRecoveryCodes,
  stepOf,
  newKey,
  uriOf,
  takeCode,
  RECOVERY_CODES,
} from './secondFactor.ts'

mutation('beginSecondFactor', {
  description:
    "Shows a new key for the administrator's own authenticator app, a first one or another; the one in use stays until `confirmSecondFactor`.",
  authScopes: { admin: true, enrolling: true },
  errors: [NotSignedInError, NotAllowedError],
  resolve: async (context) => {
    const { id, username } = anyAdministratorOf(context)
    const secret = newKey()
    const { count } = await context.db.adminUser.updateMany({ where: { id }, data: { secondFactorPending: secret } })
    if (count === 0) throw new NotSignedInError()
    return { secret, uri: uriOf(secret, username) }
  },
  payload: {
    description: 'A key for the authenticator app. It counts for nothing until a code of it is confirmed.',
    fields: (t) => ({
      secret: t.exposeString('secret', { description: 'The key in base32, for typing it in.' }),
      uri: t.exposeString('uri', { description: 'The key as `otpauth://`, for a QR code.' }),
    }),
  },
})

const refused = (path: string, message: string) => new ValidationError([{ path, message }])

/**
 * Puts the key that was shown into use for its code and the password: the session may have been left open. Other
 * sessions end, this one renews. Throws ValidationError, RateLimitedError and NotSignedInError.
 */
async function confirmSecondFactor(
  app: Pick<App, 'db' | 'clock' | 'limiter'>,
  administrator: Administrator,
  { code, password }: { code: string; password: string },
) {
  const { id, username } = administrator
  const user = await app.db.adminUser.findUnique({ where: { id } })
  if (!user) throw new NotSignedInError()
  const { secondFactorPending: key, secondFactorSecret, secondFactorAt, passwordHash } = user
  if (key === null) throw refused('code', ADMIN_MESSAGES.staleKey)
  await verifyOwnPassword(app, { type: 'admin', id }, user, {
    password,
    path: 'password',
    message: ADMIN_MESSAGES.wrongPassword,
  })
  await countCode(app, { id, isKnown: true })
  const now = app.clock.now()
  const step = stepOf(key, code, now)
  if (step === null) throw refused('code', ADMIN_MESSAGES.wrongCode)
  const confirmed = await inTransaction(app.db, async (tx) => {
    const { count } = await tx.adminUser.updateMany({
      where: { id, secondFactorPending: key, secondFactorSecret, passwordHash },
      data: { secondFactorSecret: key, secondFactorAt: now, secondFactorStep: step, secondFactorPending: null },
    })
    if (count === 0) throw refused('code', ADMIN_MESSAGES.staleKey)
    const token = await keepThisSession(tx, { ...administrator, type: 'admin' })
    await record(tx, app, administrator, {
      action: 'administrator.second_factor',
      subjects: [`administrator:${id}`],
      before: { hasSecondFactor: secondFactorAt !== null },
      after: { hasSecondFactor: true },
    })
    // The session may do more now, so its old token no longer works.
    const session = { token, id, username, passwordHash, secondFactor: key }
    return { recoveryCodes: await replaceRecoveryCodes(tx, app, id), session }
  })
  await forgetCodes(app, { id, isKnown: true })
  return confirmed
}

mutation('confirmSecondFactor', {
  description: "Sets up the administrator's own authenticator app with a code of it, and makes recovery codes.",
  authScopes: { admin: true, enrolling: true },
  errors: [ValidationError, NotSignedInError, NotAllowedError, RateLimitedError],
  input: {
    description: 'Proves that the authenticator app has the key that was shown.',
    argument: 'A code of the app.',
    fields: (t) => ({
      code: t.string({ description: 'Six digits that the app shows.' }),
      password: t.string({ description: 'Their own password.' }),
    }),
    schema: secondFactorSchema,
  },
  resolve: async (context, input) => {
    const { recoveryCodes, session } = await confirmSecondFactor(context, anyAdministratorOf(context), input)
    return { recoveryCodes, adminSession: await enterAdmin(context, session) }
  },
  payload: {
    description:
      'The authenticator app is set up; the answer sets a new administrator cookie, and their other sessions have ended.',
    fields: (t) => ({
      ...recoveryCodesField(t),
      adminSession: t.expose('adminSession', { type: AdminSessionRef, description: 'The session, now a full one.' }),
    }),
  },
})

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
    await record(tx, app, administrator, { action: 'administrator.recovery_codes', subjects: [`administrator:${id}`] })
    return await replaceRecoveryCodes(tx, app, id)
  })
  await forgetCodes(app, { id, isKnown: true })
  return recoveryCodes
}

mutation('renewRecoveryCodes', {
  description: "Makes new recovery codes for the administrator's own account; those of before count no more.",
  authScopes: { admin: true },
  errors: [ValidationError, NotSignedInError, NotAllowedError, RateLimitedError],
  input: {
    description: 'Proves that it is them.',
    argument: 'A code.',
    fields: (t) => ({ code: t.string({ description: 'Six digits of the authenticator app, or a recovery code.' }) }),
    schema: recoveryCodesSchema,
  },
  resolve: async (context, input) => ({
    recoveryCodes: await renewRecoveryCodes(context, administratorOf(context), input.code),
  }),
  payload: { description: 'The old recovery codes count no more.', fields: (t) => recoveryCodesField(t) },
})

type Fields = PothosSchemaTypes.ObjectFieldBuilder<typeof builder.$inferSchemaTypes, { recoveryCodes: string[] }>

const recoveryCodesField = (t: Fields) => ({
  recoveryCodes: t.exposeStringList('recoveryCodes', {
    cost: { items: RECOVERY_CODES },
    description: 'New recovery codes, each good once in the place of a code of the app. They are shown only now.',
  }),
})
