import { fetchQuery, graphql } from 'react-relay'
import type { Environment } from 'relay-runtime'
import type { workshopPaymentOutcomeQuery } from '../../../__generated__/workshopPaymentOutcomeQuery.graphql.ts'
import type { VerifyOutcome } from './verifyWorkshopPayment.ts'

const query = graphql`
  query workshopPaymentOutcomeQuery($orderId: String!) {
    workshopPaymentOutcome(orderId: $orderId)
  }
`

/** What the server knows of an order whose window was closed: a payment may still arrive. Never rejects. */
export async function workshopPaymentOutcome(environment: Environment, orderId: string): Promise<VerifyOutcome> {
  const options = { fetchPolicy: 'network-only' } as const
  const asked = fetchQuery<workshopPaymentOutcomeQuery>(environment, query, { orderId }, options).toPromise()
  const answer = await asked.catch(() => undefined)
  if (answer?.workshopPaymentOutcome === 'REGISTERED') return { kind: 'registered', ticketCode: null }
  return { kind: answer?.workshopPaymentOutcome === 'REFUNDED' ? 'lost' : 'unknown' }
}
