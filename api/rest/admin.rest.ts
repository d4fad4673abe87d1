import { adminSignInSchema, type AdminSignIn } from '../rules/inputs/adminSignIn.ts'
import { NotSignedInError } from '../rules/userErrors.ts'
import { FAILURE, INVALID, LIMITED } from './failures.ts'
import { route } from './route.ts'

const SESSION = 'username loginTime lastActivity expiresAt'

interface SessionData {
  username: string
  loginTime: string
  lastActivity: string
  expiresAt: string
}

export const adminRoutes = [
  route<{ signInAdmin: { adminSession: SessionData } }, AdminSignIn>({
    method: 'POST',
    path: '/api/admin/login',
    tag: 'Administration',
    summary: 'Signs an administrator in: sets the administrator cookie',
    document: `mutation($input: SignInAdminInput!) { signInAdmin(input: $input) { ${FAILURE} ${INVALID} ${LIMITED} ... on SignInAdminPayload { adminSession { ${SESSION} } } } }`,
    body: adminSignInSchema,
    variables: ({ body }) => ({ input: body }),
    answer: ({ signInAdmin }) => signInAdmin.adminSession,
  }),
  route<{ signOutAdmin: { ok: boolean } }>({
    method: 'POST',
    path: '/api/admin/logout',
    tag: 'Administration',
    summary: "Ends the administrator's session, if there is one",
    document: 'mutation { signOutAdmin { ok } }',
    answer: () => ({ message: 'Signed out' }),
  }),
  route<{ adminSession: SessionData | null }>({
    method: 'GET',
    path: '/api/admin/session',
    tag: 'Administration',
    summary: "The administrator's session and when it ends; 401 without one",
    document: `{ adminSession { ${SESSION} } }`,
    answer: ({ adminSession }) => {
      if (!adminSession) throw new NotSignedInError('Not signed in')
      return adminSession
    },
  }),
]
