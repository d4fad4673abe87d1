import { z } from 'zod/mini'
import { typed } from '../graphql/typed.ts'
import { FAILURE } from '../rest/failures.ts'
import { upperCase } from '../rest/fields.ts'
import { route } from '../rest/route.ts'
import { termsSchema } from '../rules/inputs/signIn.ts'
import { USER, userAnswer, userSchema } from './userAnswer.ts'

export const accountRoutes = [
  route({
    method: 'POST',
    path: '/api/accept-terms',
    tag: 'Terms',
    summary: 'Accepts the terms for the signed-in person',
    document: typed(
      `mutation ($input: AcceptTermsInput!) {
        acceptTerms(input: $input) { ...Failure ... on AcceptTermsPayload { viewer { ...UserAnswer } } }
      }`,
      [FAILURE, USER],
    ),
    body: termsSchema,
    variables: ({ body: { userType, userId } }) => ({ input: { userType: upperCase(userType), userId } }),
    response: z.object({ message: z.string(), user: userSchema }),
    answer: ({ acceptTerms }) => ({ message: 'Terms accepted', user: userAnswer(acceptTerms.viewer) }),
  }),
]
