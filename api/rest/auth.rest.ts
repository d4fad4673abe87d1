import {
  forgotPasswordSchema,
  passwordResetSchema,
  type ForgotPassword,
  type PasswordReset,
} from '../rules/inputs/passwordReset.ts'
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
  route<{ forgotPassword: { message: string } }, ForgotPassword>({
    method: 'POST',
    path: '/api/auth/forgot-password',
    tag: 'Auth',
    summary: 'Mails a link to a new password; the same answer whether or not the address is registered',
    document: `mutation($input: ForgotPasswordInput!) { forgotPassword(input: $input) { ${FAILURE} ${INVALID} ${LIMITED} ... on ForgotPasswordPayload { message } } }`,
    body: forgotPasswordSchema,
    variables: ({ body }) => ({ input: body }),
    answer: ({ forgotPassword: { message } }) => ({ message }),
  }),
  route<{ resetPassword: object }, PasswordReset>({
    method: 'POST',
    path: '/api/auth/reset-password',
    tag: 'Auth',
    summary: 'Sets a new password under a mailed link, which works once',
    document: `mutation($input: ResetPasswordInput!) { resetPassword(input: $input) { ${FAILURE} ${INVALID} ${LIMITED} } }`,
    body: passwordResetSchema,
    variables: ({ body }) => ({ input: body }),
    answer: () => ({ message: 'Password reset successful' }),
  }),
]
