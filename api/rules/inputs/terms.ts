import { z } from 'zod/mini'
import { idField } from './ids.ts'
import { userTypeField } from './signIn.ts'

/** Whose terms are accepted; it must be the person who is signed in. */
export const termsSchema = z.object(
  { userType: userTypeField(), userId: idField('User id') },
  'User type and user id are required',
)
export type TermsAcceptance = z.infer<typeof termsSchema>

/** The dialog's two boxes, both of which must be ticked. */
export const termsBoxesSchema = z.object({
  read: z.literal(true, 'Please confirm that you have read the terms'),
  agree: z.literal(true, 'Please agree to the terms'),
})
export type TermsBoxes = z.infer<typeof termsBoxesSchema>
