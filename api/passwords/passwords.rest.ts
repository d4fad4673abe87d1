import { change } from '../rest/failures.ts'
import { MESSAGE } from '../rest/fields.ts'
import { route } from '../rest/route.ts'
import { forgotPasswordSchema, passwordResetSchema } from '../rules/inputs/mailedLinks.ts'

export const passwordRoutes = [
  route({
    method: 'POST',
    path: '/api/auth/forgot-password',
    tag: 'Auth',
    summary: 'Emails a password reset link; the answer is the same whether or not the address is registered',
    document: change('forgotPassword', 'message'),
    body: forgotPasswordSchema,
    variables: ({ body }) => ({ input: body }),
    response: MESSAGE,
    answer: ({ forgotPassword: { message } }) => ({ message }),
  }),
  route({
    method: 'POST',
    path: '/api/auth/reset-password',
    tag: 'Auth',
    summary: 'Sets a new password with an emailed link; each link works once',
    document: change('resetPassword', 'signedOut'),
    body: passwordResetSchema,
    variables: ({ body }) => ({ input: body }),
    response: MESSAGE,
    answer: () => ({ message: 'Password reset successful' }),
  }),
]
