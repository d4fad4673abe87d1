import { graphql, usePreloadedQuery } from 'react-relay'
import { WORKSHOP_REFUND_HOURS } from '../../../api/rules/policies.ts'
import { hoursText } from '../../../api/rules/refunds.ts'
import type { RefundPolicyPageQuery } from '../../__generated__/RefundPolicyPageQuery.graphql.ts'
import type { ScreenProps } from '../../relay/route.tsx'
import { TitleBlock } from '../../ui/TitleBlock.tsx'
import { refundHead } from './head.ts'
import { ruleOf } from './inForce.ts'
import { usePolicyFacts } from './policyFacts.ts'
import { PolicyPage } from './PolicyPage.tsx'
import { refundClauses } from './refundClauses.tsx'
import { refundHowClauses } from './refundHowClauses.tsx'

/** Cancellation and refunds in full, with the rule in force on top. */
export function RefundPolicyPage({ queryRef }: ScreenProps<RefundPolicyPageQuery>) {
  const { site } = usePreloadedQuery<RefundPolicyPageQuery>(
    graphql`
      query RefundPolicyPageQuery @preloadable {
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
      head={refundHead}
      stamp="The rules that our checkout and our server apply."
      lead="Until when you can cancel, what comes back, and how."
      summary={
        <TitleBlock
          cell={180}
          facts={[
            { label: 'One session', value: ruleOf('starter', facts).line },
            { label: 'One month', value: ruleOf('advanced', facts).line },
            { label: 'Workshop', value: `Full, up to ${hoursText(WORKSHOP_REFUND_HOURS)} before` },
          ]}
        />
      }
      clauses={[...refundClauses(facts), ...refundHowClauses(facts)]}
    />
  )
}
