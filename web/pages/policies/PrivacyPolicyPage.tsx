import { graphql, usePreloadedQuery } from 'react-relay'
import { formatStamp, PRIVACY_UPDATED } from '../../../api/rules/policies.ts'
import type { PrivacyPolicyPageQuery } from '../../__generated__/PrivacyPolicyPageQuery.graphql.ts'
import type { ScreenProps } from '../../relay/route.tsx'
import { privacyHead } from './head.ts'
import { usePolicyFacts } from './policyFacts.ts'
import { PolicyPage } from './PolicyPage.tsx'
import { privacyDataClauses } from './privacyDataClauses.tsx'
import { privacyRightsClauses } from './privacyRightsClauses.tsx'
import { privacyUseClauses } from './privacyUseClauses.tsx'

/** The privacy policy in full. */
export function PrivacyPolicyPage({ queryRef }: ScreenProps<PrivacyPolicyPageQuery>) {
  const { site } = usePreloadedQuery<PrivacyPolicyPageQuery>(
    graphql`
      query PrivacyPolicyPageQuery @preloadable {
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
      head={privacyHead}
      stamp={`Last updated: ${formatStamp(PRIVACY_UPDATED)}.`}
      lead="What we know about you, what for, for how long, and what you can do about it."
      clauses={[...privacyDataClauses(facts), ...privacyUseClauses(facts), ...privacyRightsClauses(facts)]}
    />
  )
}
