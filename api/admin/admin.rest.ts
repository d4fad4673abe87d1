import { z } from 'zod/mini'
import { typed } from '../graphql/typed.ts'
import { FAILURE } from '../rest/failures.ts'
import { INSTANT, MESSAGE } from '../rest/fields.ts'
import { route } from '../rest/route.ts'
import { adminSignInSchema } from '../rules/inputs/adminSignIn.ts'
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
    summary: 'Signs an administrator in: sets the administrator cookie',
    document: typed(
      `mutation ($input: SignInAdminInput!) {
        signInAdmin(input: $input) { ...Failure ... on SignInAdminPayload { adminSession { ...SessionAnswer } } }
      }`,
      [FAILURE, SESSION],
    ),
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
      if (!adminSession) throw new NotSignedInError('Not signed in')
      return adminSession
    },
  }),
]
