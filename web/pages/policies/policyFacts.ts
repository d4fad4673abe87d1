/* oxlint-disable relay/unused-fields -- the clauses read them */
import { graphql, useFragment } from 'react-relay'
import type { policyFacts_site$key } from '../../__generated__/policyFacts_site.graphql.ts'

/** What the operator has configured and the policies state. */
export interface PolicyFacts {
  readonly supportEmail: string
  readonly supportAddress: string
  /** Hours before a single session until which cancelling is free: what is in force. */
  readonly refundWindowHours: number
}

export function usePolicyFacts(siteKey: policyFacts_site$key): PolicyFacts {
  return useFragment(
    graphql`
      fragment policyFacts_site on Site {
        supportEmail
        supportAddress
        refundWindowHours
      }
    `,
    siteKey,
  )
}
