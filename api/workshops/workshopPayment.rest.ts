import { z } from 'zod/mini'
import { typed } from '../graphql/typed.ts'
import { FAILURE } from '../rest/failures.ts'
import { ID, PAISE } from '../rest/fields.ts'
import { route } from '../rest/route.ts'
import { workshopOrderBody } from '../rules/inputs/workshopRegistration.ts'
import { workshopProofSchema } from '../payments/proofBody.ts'

export const workshopPaymentRoutes = [
  route({
    method: 'POST',
    path: '/api/workshop-payment/create-order',
    tag: 'Workshops',
    summary:
      'Reserves a seat and opens a payment order for it; amounts in the answer are in paise, orderId is null for a free one',
    document: typed(
      `mutation ($input: CreateWorkshopOrderInput!) {
        createWorkshopOrder(input: $input) {
          ...Failure
          ... on CreateWorkshopOrderPayload { keyId currency orderId amount platformFee mentorEarning }
        }
      }`,
      [FAILURE],
    ),
    body: workshopOrderBody,
    variables: ({ body }) => ({ input: body }),
    response: z.object({
      keyId: z.string(),
      currency: z.string(),
      orderId: z.nullable(z.string()),
      amount: PAISE,
      platformFee: PAISE,
      mentorEarning: PAISE,
    }),
    answer: ({ createWorkshopOrder: { keyId, currency, orderId, amount, platformFee, mentorEarning } }) => ({
      keyId,
      currency,
      orderId: orderId ?? null,
      amount,
      platformFee,
      mentorEarning,
    }),
  }),
  route({
    method: 'POST',
    path: '/api/workshop-payment/verify',
    tag: 'Workshops',
    summary: 'Confirms a paid registration; safe to repeat',
    document: typed(
      `mutation ($input: VerifyWorkshopPaymentInput!) {
        verifyWorkshopPayment(input: $input) {
          ...Failure ... on VerifyWorkshopPaymentPayload { message registrationId }
        }
      }`,
      [FAILURE],
    ),
    body: workshopProofSchema,
    variables: ({ body }) => ({ input: body }),
    response: z.object({ message: z.string(), registrationId: ID }),
    answer: ({ verifyWorkshopPayment: { message, registrationId } }) => ({ message, registrationId }),
  }),
]
