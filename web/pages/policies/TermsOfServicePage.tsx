import { graphql, usePreloadedQuery } from 'react-relay'
import { formatStamp, TERMS_EFFECTIVE_TEXT, TERMS_UPDATED } from '../../../api/rules/policies.ts'
import type { TermsOfServicePageQuery } from '../../__generated__/TermsOfServicePageQuery.graphql.ts'
import type { ScreenProps } from '../../relay/route.tsx'
import { termsHead } from './head.ts'
import { usePolicyFacts } from './policyFacts.ts'
import { PolicyPage } from './PolicyPage.tsx'
import { termsLawClauses } from './termsLawClauses.tsx'
import { termsMoneyClauses } from './termsMoneyClauses.tsx'
import { termsServiceClauses } from './termsServiceClauses.tsx'

/** The terms of service in full. */
export function TermsOfServicePage({ queryRef }: ScreenProps<TermsOfServicePageQuery>) {
  const { site } = usePreloadedQuery<TermsOfServicePageQuery>(
    graphql`
      query TermsOfServicePageQuery @preloadable {
        site {
          ...policyFacts_site
        }
      }
    `,
    queryRef,
  )
  const facts = usePolicyFacts(site)
  return (
    <PolicyPage
      head={termsHead}
      stamp={`Last updated: ${formatStamp(TERMS_UPDATED)}. In effect since ${TERMS_EFFECTIVE_TEXT}.`}
      lead="What you and Plumbline can expect of each other."
      clauses={[...termsServiceClauses(facts), ...termsMoneyClauses(facts), ...termsLawClauses(facts)]}
    />
  )
}
