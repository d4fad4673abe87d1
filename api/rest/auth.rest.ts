import { signInSchema, type SignIn } from '../rules/inputs/signIn.ts'
import { NotSignedInError } from '../rules/userErrors.ts'
import { FAILURE, INVALID, LIMITED } from './failures.ts'
import { route } from './route.ts'
import { userAnswer, VIEWER, type ViewerData } from './userAnswer.ts'

const SIGN_IN = `mutation($input: SignInInput!) { signIn(input: $input) { ${FAILURE} ${INVALID} ${LIMITED} ... on SignInPayload { viewer { ${VIEWER} } } } }`

function login(kind: 'mentor' | 'mentee' | 'community') {
  return route<{ signIn: { viewer: ViewerData } }, SignIn>({
    method: 'POST',
    path: `/api/auth/${kind}/login`,
    tag: 'Auth',
    summary: `Signs a ${kind} in: sets the session cookie`,
    document: SIGN_IN,
    body: signInSchema,
    variables: ({ body }) => ({ input: { ...body, userType: kind.toUpperCase() } }),
    answer: ({ signIn }) => ({ user: userAnswer(signIn.viewer) }),
  })
}

export const authRoutes = [
  route<{ viewer: ViewerData | null }>({
    method: 'GET',
    path: '/api/auth/user',
    tag: 'Auth',
    summary: 'The person who is signed in; 401 when nobody is',
    document: `{ viewer { ${VIEWER} } }`,
    answer: ({ viewer }) => {
      if (!viewer) throw new NotSignedInError('Not signed in')
      return userAnswer(viewer)
    },
  }),
  login('mentor'),
  login('mentee'),
  login('community'),
  route<{ signOut: { ok: boolean } }>({
    method: 'POST',
    path: '/api/auth/logout',
    tag: 'Auth',
    summary: 'Ends the session, if there is one',
    document: 'mutation { signOut { ok } }',
    answer: () => ({ message: 'Signed out' }),
  }),
]
