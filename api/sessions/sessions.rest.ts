import { z } from 'zod/mini'
import { USER, userAnswer, userSchema } from '../accounts/acceptTerms.rest.ts'
import { typed } from '../graphql/typed.ts'
import { change } from '../rest/failures.ts'
import { MESSAGE, upperCase } from '../rest/fields.ts'
import { route } from '../rest/route.ts'
import { signInSchema, type UserType } from '../rules/inputs/signIn.ts'
import { NotSignedInError } from '../rules/userErrors.ts'

const SIGN_IN = change('signIn', 'viewer { ...UserAnswer }', [USER])

function login(userType: UserType) {
  return route(`POST /api/auth/${userType}/login`, 'Auth', {
    summary: `Signs a ${userType === 'community' ? 'community member' : userType} in: sets the session cookie`,
    document: SIGN_IN,
    body: signInSchema,
    variables: ({ body }) => ({ input: { ...body, userType: upperCase(userType) } }),
    response: z.object({ user: userSchema }),
    answer: ({ signIn }) => ({ user: userAnswer(signIn.viewer) }),
  })
}

export const sessionRoutes = [
  route('GET /api/auth/user', 'Auth', {
    summary: 'The signed-in person; 401 when nobody is signed in',
    document: typed('{ viewer { ...UserAnswer } }', [USER]),
    response: userSchema,
    answer: ({ viewer }) => {
      if (!viewer) throw new NotSignedInError()
      return userAnswer(viewer)
    },
  }),
  login('mentor'),
  login('mentee'),
  login('community'),
  route('POST /api/auth/logout', 'Auth', {
    summary: 'Ends the session, if there is one',
    document: typed('mutation { signOut { ok } }'),
    response: MESSAGE,
    answer: () => ({ message: 'Signed out' }),
  }),
]
