import { z } from 'zod/mini'
import { typed } from '../graphql/typed.ts'
import { change, FAILURE } from '../rest/failures.ts'
import { INSTANT, MESSAGE } from '../rest/fields.ts'
import { route } from '../rest/route.ts'
import { adminSignInSchema } from '../rules/inputs/adminSignIn.ts'
import { adminPasswordChangeSchema } from '../rules/inputs/administrator.ts'
import { NotSignedInError } from '../rules/userErrors.ts'

const SESSION = typed('fragment SessionAnswer on AdminSession { username loginTime lastActivity expiresAt }')
const sessionSchema = z.object({
  username: z.string(),
  loginTime: INSTANT,
  lastActivity: INSTANT,
  expiresAt: INSTANT,
})

export const adminRoutes = [
  route({
    method: 'POST',
    path: '/api/admin/login',
    tag: 'Administration',
    summary:
      'Signs an administrator in: sets the administrator cookie; `code` is needed once an authenticator app is set up',
    document: change('signInAdmin', 'adminSession { ...SessionAnswer }', [SESSION]),
    body: adminSignInSchema,
    variables: ({ body }) => ({ input: body }),
    response: sessionSchema,
    answer: ({ signInAdmin }) => signInAdmin.adminSession,
  }),
  route({
    method: 'POST',
    path: '/api/admin/logout',
    tag: 'Administration',
    summary: "Ends the administrator's session, if there is one",
    document: typed('mutation { signOutAdmin { ok } }'),
    response: MESSAGE,
    answer: () => ({ message: 'Signed out' }),
  }),
  route({
    method: 'GET',
    path: '/api/admin/session',
    tag: 'Administration',
    summary: "The administrator's session and when it ends; 401 without one",
    document: typed('{ adminSession { ...SessionAnswer } }', [SESSION]),
    response: sessionSchema,
    answer: ({ adminSession }) => {
      if (!adminSession) throw new NotSignedInError()
      return adminSession
    },
  }),
  route({
    method: 'POST',
    path: '/api/admin/activity',
    tag: 'Administration',
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
  route({
    method: 'PUT',
    path: '/api/admin/password',
    tag: 'Administration',
    summary: "Changes the administrator's own password; the other sessions end",
    document: change('changeAdminPassword', 'adminSession { ...SessionAnswer }', [SESSION]),
    body: adminPasswordChangeSchema,
    variables: ({ body }) => ({ input: body }),
    response: sessionSchema,
    answer: ({ changeAdminPassword }) => changeAdminPassword.adminSession,
  }),
]
