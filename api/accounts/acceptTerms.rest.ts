import { z } from 'zod/mini'
import { typed, type ResultOf } from '../graphql/typed.ts'
import { change } from '../rest/failures.ts'
import { upperCase, ID, lowerCase } from '../rest/fields.ts'
import { route } from '../rest/route.ts'
import { termsSchema, USER_TYPES } from '../rules/inputs/signIn.ts'

export const USER = typed('fragment UserAnswer on Viewer { databaseId name email type termsAccepted }')

const kind = z.enum(USER_TYPES)
export const userSchema = z.object({
  id: ID,
  name: z.string(),
  email: z.string(),
  type: kind,
  role: kind.check(z.describe('The same as type')),
  userType: kind.check(z.describe('The same as type')),
  termsAccepted: z.boolean(),
})

/** `type`, `role` and `userType` say the same: clients read any of the three. */
export function userAnswer({ databaseId, type, ...rest }: ResultOf<typeof USER>): z.infer<typeof userSchema> {
  const userType = lowerCase(type)
  return { id: databaseId, ...rest, type: userType, role: userType, userType }
}

export const accountRoutes = [
  route('POST /api/accept-terms', 'Terms', {
    summary: 'Accepts the terms for the signed-in person',
    document: change('acceptTerms', 'viewer { ...UserAnswer }', [USER]),
    body: termsSchema,
    variables: ({ body: { userType, userId } }) => ({ input: { userType: upperCase(userType), userId } }),
    response: z.object({ message: z.string(), user: userSchema }),
    answer: ({ acceptTerms }) => ({ message: 'Terms accepted', user: userAnswer(acceptTerms.viewer) }),
  }),
]
