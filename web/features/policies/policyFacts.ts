import type { ReactNode } from 'react'
import { graphql, usePreloadedQuery } from 'react-relay'
import type { policyFactsQuery } from '../../__generated__/policyFactsQuery.graphql.ts'
import type { ScreenProps } from '../../relay/page.ts'

/** What the operator has configured and the pages of text state. */
export interface PolicyFacts {
  readonly supportEmail: string
  readonly supportAddress: string
  /** Hours before a single session until which cancelling is free: what is in force. */
  readonly refundWindowHours: number
}

/** The screen of a page of text: they all ask the same query, so that going from one to the next asks nothing. */
export type TextScreenProps = ScreenProps<policyFactsQuery>

export function usePolicyFacts({ queryRef }: TextScreenProps): PolicyFacts {
  const { site } = usePreloadedQuery<policyFactsQuery>(
    graphql`
      query policyFactsQuery @preloadable {
        site {
          supportEmail
          supportAddress
          refundWindowHours
        }
      }
    `,
    queryRef,
  )
  const { supportEmail, supportAddress, refundWindowHours } = site
  return { supportEmail, supportAddress, refundWindowHours }
}

/** One numbered part of a policy. */
export interface Clause {
  /** Anchor in the URL: `/terms-of-service#refunds`. */
  id: string
  title: string
  text: ReactNode
}

/** Some parts of a policy, with the configured facts in them. */
export type Clauses = (facts: PolicyFacts) => readonly Clause[]
