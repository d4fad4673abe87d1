import { termsSchema, type TermsAcceptance } from '../rules/inputs/terms.ts'
import { FAILURE, INVALID } from './failures.ts'
import { route } from './route.ts'
import { userAnswer, VIEWER, type ViewerData } from './userAnswer.ts'

export const termsRoutes = [
  route<{ acceptTerms: { viewer: ViewerData } }, TermsAcceptance>({
    method: 'POST',
    path: '/api/accept-terms',
    tag: 'Terms',
    summary: 'Accepts the terms for oneself',
    document: `mutation($input: AcceptTermsInput!) { acceptTerms(input: $input) { ${FAILURE} ${INVALID} ... on AcceptTermsPayload { viewer { ${VIEWER} } } } }`,
    body: termsSchema,
    variables: ({ body: { userType, userId } }) => ({ input: { userType: userType.toUpperCase(), userId } }),
    answer: ({ acceptTerms }) => ({ message: 'Terms accepted', user: userAnswer(acceptTerms.viewer) }),
  }),
]
