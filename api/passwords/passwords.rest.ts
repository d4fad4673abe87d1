import { change } from '../rest/failures.ts'
import { MESSAGE } from '../rest/fields.ts'
import { route } from '../rest/route.ts'
import { forgotPasswordSchema, passwordResetSchema } from '../rules/inputs/mailedLinks.ts'

export const passwordRoutes = [
  route('POST /api/auth/forgot-password', 'Auth', {
    summary: 'Emails a password reset link; the answer is the same whether or not the address is registered',
    document: change('forgotPassword', 'message'),
    body: forgotPasswordSchema,
    variables: ({ body }) => ({ input: body }),
    response: MESSAGE,
    answer: ({ forgotPassword: { message } }) => ({ message }),
  }),
  route('POST /api/auth/reset-password', 'Auth', {
    summary: 'Sets a new password with an emailed link; each link works once',
    document: change('resetPassword', 'signedOut'),
    body: passwordResetSchema,
    variables: ({ body }) => ({ input: body }),
    response: MESSAGE,
    answer: () => ({ message: 'Password reset successful' }),
  }),
]
