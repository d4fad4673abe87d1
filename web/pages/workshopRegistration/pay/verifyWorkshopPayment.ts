import { graphql } from 'react-relay'
import type { Environment } from 'relay-runtime'
import type { verifyWorkshopPaymentMutation } from '../../../__generated__/verifyWorkshopPaymentMutation.graphql.ts'
import type { PaymentProof } from '../../../features/payments/paymentProof.ts'
import { mutate } from '../../../relay/mutate.ts'

const mutation = graphql`
  mutation verifyWorkshopPaymentMutation($input: VerifyWorkshopPaymentInput!) @raw_response_type {
    verifyWorkshopPayment(input: $input) {
      ... on VerifyWorkshopPaymentPayload @alias(as: "done") {
        ticketCode
        workshop {
          ...RegistrationPanel_workshop
        }
      }
      ...refusal_error @alias(as: "refused")
    }
  }
`

/** `unknown`: money may have moved, so ask again and never show it as failed. */
export type VerifyOutcome =
  | { kind: 'registered'; ticketCode: string | null }
  | { kind: 'unknown' }
  | { kind: 'lost' }
  | { kind: 'refused' }

/** Has the server check a payment; safe to repeat. Never rejects. */
export async function verifyWorkshopPayment(environment: Environment, proof: PaymentProof): Promise<VerifyOutcome> {
  const { done, refused } = await mutate<verifyWorkshopPaymentMutation>(
    environment,
    mutation,
    { input: proof },
    { failed: () => null },
  )
  if (done) return { kind: 'registered', ticketCode: done.ticketCode }
  return outcomeOfRefusal(refused.type)
}

/** Only what the server says for certain is an end; a request that failed says nothing of the payment. */
export function outcomeOfRefusal(type: string | null): Exclude<VerifyOutcome, { kind: 'registered' }> {
  switch (type) {
    case 'PaymentVerificationError':
    case 'ValidationError':
    case 'NotFoundError':
      return { kind: 'refused' }
    case 'SlotLostError':
      return { kind: 'lost' }
    default:
      return { kind: 'unknown' }
  }
}
