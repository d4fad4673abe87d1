import { z } from 'zod/mini'
import { typed } from '../graphql/typed.ts'
import { change, FAILURE } from '../rest/failures.ts'
import { INSTANT, MESSAGE, upperCase } from '../rest/fields.ts'
import { route } from '../rest/route.ts'
import { adminSignInSchema } from '../rules/inputs/adminSignIn.ts'
import {
  adminPasswordChangeSchema,
  administratorSchema,
  memberSessionsSchema,
  ownPasswordSchema,
  recoveryCodesSchema,
  secondFactorSchema,
} from '../rules/inputs/administrator.ts'
import { NotSignedInError } from '../rules/userErrors.ts'

const SESSION = typed('fragment SessionAnswer on AdminSession { username loginTime lastActivity expiresAt }')
const sessionSchema = z.object({
  username: z.string(),
  loginTime: INSTANT,
  lastActivity: INSTANT,
  expiresAt: INSTANT,
})

const ADMINISTRATOR = typed(
  `fragment AdministratorAnswer on AdminUser {
    id: databaseId username name email createdAt lastLoginAt hasSecondFactor openSessions
  }`,
)
const administratorSchemaOut = z.object({
  id: z.int(),
  username: z.string(),
  name: z.string(),
  email: z.nullable(z.string()),
  createdAt: INSTANT,
  lastLoginAt: z.nullable(INSTANT),
  hasSecondFactor: z.boolean(),
  openSessions: z.int(),
})
const ENDED = z.object({ ended: z.int().check(z.describe('How many sessions have ended')) })

const codesSchema = z.object({ recoveryCodes: z.array(z.string()).check(z.describe('Each good once; shown only now')) })

export const adminRoutes = [
  route('POST /api/admin/login', 'Administration', {
    summary:
      'Signs an administrator in: sets the administrator cookie; `code` is needed once an authenticator app is set up',
    document: change('signInAdmin', 'adminSession { ...SessionAnswer }', [SESSION]),
    body: adminSignInSchema,
    variables: ({ body }) => ({ input: body }),
    response: sessionSchema,
    answer: ({ signInAdmin }) => signInAdmin.adminSession,
  }),
  route('POST /api/admin/logout', 'Administration', {
    summary: "Ends the administrator's session, if there is one",
    document: typed('mutation { signOutAdmin { ok } }'),
    response: MESSAGE,
    answer: () => ({ message: 'Signed out' }),
  }),
  route('GET /api/admin/session', 'Administration', {
    summary: "The administrator's session and when it ends; 401 without one",
    document: typed('{ adminSession { ...SessionAnswer } }', [SESSION]),
    response: sessionSchema,
    answer: ({ adminSession }) => {
      if (!adminSession) throw new NotSignedInError()
      return adminSession
    },
  }),
  route('POST /api/admin/activity', 'Administration', {
    summary: 'Reports that the administrator did something: the idle time starts again',
    document: typed(
      `mutation {
        recordAdminActivity { ...Failure ... on RecordAdminActivityPayload { adminSession { ...SessionAnswer } } }
      }`,
      [FAILURE, SESSION],
    ),
    response: sessionSchema,
    answer: ({ recordAdminActivity }) => recordAdminActivity.adminSession,
  }),
  route('PUT /api/admin/password', 'Administration', {
    summary: "Changes the administrator's own password; the other sessions end",
    document: change('changeAdminPassword', 'adminSession { ...SessionAnswer }', [SESSION]),
    body: adminPasswordChangeSchema,
    variables: ({ body }) => ({ input: body }),
    response: sessionSchema,
    answer: ({ changeAdminPassword }) => changeAdminPassword.adminSession,
  }),
  route('GET /api/admin/administrators', 'Administration', {
    summary: 'Every administrator',
    document: typed('{ administrators { ...AdministratorAnswer } }', [ADMINISTRATOR]),
    response: z.array(administratorSchemaOut),
    answer: ({ administrators }) => administrators,
  }),
  route('POST /api/admin/administrators', 'Administration', {
    summary: 'Adds an administrator; needs the own password',
    document: change('createAdministrator', 'administrator { ...AdministratorAnswer }', [ADMINISTRATOR]),
    body: administratorSchema,
    variables: ({ body: { email = null, ...body } }) => ({ input: { ...body, email } }),
    response: administratorSchemaOut,
    answer: ({ createAdministrator }) => createAdministrator.administrator,
  }),
  route('DELETE /api/admin/administrators/:id', 'Administration', {
    summary: 'Removes an administrator, but never the last; needs the own password',
    document: change('removeAdministrator', 'removedId'),
    body: ownPasswordSchema,
    variables: ({ params, body: { ownPassword } }) => ({ input: { id: params.id, ownPassword } }),
    response: MESSAGE,
    answer: () => ({ message: 'Administrator removed' }),
  }),
  route('POST /api/admin/administrators/:id/end-sessions', 'Administration', {
    summary: 'Logs an administrator out everywhere; oneself everywhere else',
    document: change('endAdministratorSessions', 'ended'),
    variables: ({ params }) => ({ input: { id: params.id } }),
    response: ENDED,
    answer: ({ endAdministratorSessions: { ended } }) => ({ ended }),
  }),
  route('POST /api/admin/end-sessions', 'Administration', {
    summary:
      'Logs a mentor, mentee or community member out everywhere and voids their links to a new password and to their calendar',
    document: change('endMemberSessions', 'ended'),
    body: memberSessionsSchema,
    variables: ({ body: { userType, id } }) => ({ input: { userType: upperCase(userType), id } }),
    response: ENDED,
    answer: ({ endMemberSessions: { ended } }) => ({ ended }),
  }),
  route('POST /api/admin/second-factor', 'Administration', {
    summary: "A new key for the administrator's own authenticator app; it counts once it is confirmed",
    document: typed(`mutation { beginSecondFactor { ...Failure ... on BeginSecondFactorPayload { secret uri } } }`, [
      FAILURE,
    ]),
    response: z.object({ secret: z.string(), uri: z.string() }),
    answer: ({ beginSecondFactor: { secret, uri } }) => ({ secret, uri }),
  }),
  route('POST /api/admin/second-factor/confirm', 'Administration', {
    summary: "Puts the new key into use with a code of it and the administrator's own password",
    document: change('confirmSecondFactor', 'recoveryCodes'),
    body: secondFactorSchema,
    variables: ({ body }) => ({ input: body }),
    response: codesSchema,
    answer: ({ confirmSecondFactor }) => ({ recoveryCodes: confirmSecondFactor.recoveryCodes }),
  }),
  route('POST /api/admin/recovery-codes', 'Administration', {
    summary: "New recovery codes for the administrator's own account, for a code; those of before count no more",
    document: change('renewRecoveryCodes', 'recoveryCodes'),
    body: recoveryCodesSchema,
    variables: ({ body }) => ({ input: body }),
    response: codesSchema,
    answer: ({ renewRecoveryCodes }) => ({ recoveryCodes: renewRecoveryCodes.recoveryCodes }),
  }),
]
