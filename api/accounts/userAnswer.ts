/** The signed-in person as the documented calls write them. */
import { z } from 'zod/mini'
import { typed, type ResultOf } from '../graphql/typed.ts'
import { ID, lowerCase } from '../rest/fields.ts'
import { USER_TYPES } from '../rules/inputs/signIn.ts'

/** What `userAnswer` takes. */
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
