import { hoursText } from '../../../api/rules/money/refunds.ts'
import { WORKSHOP_REFUND_HOURS } from '../../../api/rules/policies.ts'
import { ruleOf, usePolicyFacts, type TextScreenProps } from '../../features/policies/policyFacts.ts'
import { PolicyPage } from '../../features/policies/PolicyPage.tsx'
import { TitleBlock } from '../../ui/TitleBlock.tsx'
import { entry } from './page.ts'
import { refundClauses, refundHowClauses } from './refundClauses.tsx'

/** Cancellation and refunds in full, with the rule in force on top. */
export function RefundPolicyPage(props: TextScreenProps) {
  const facts = usePolicyFacts(props)
  return (
    <PolicyPage
      title={entry.head.title}
      stamp="These are the rules we apply."
      lead="Until when you can cancel, what you get back, and how."
      summary={
        <TitleBlock
          cell={180}
          facts={[
            { label: 'One session', value: ruleOf('starter', facts).line },
            { label: 'One month', value: ruleOf('advanced', facts).line },
            { label: 'Workshop', value: `Full refund up to ${hoursText(WORKSHOP_REFUND_HOURS)} before` },
          ]}
        />
      }
      clauses={[...refundClauses(facts), ...refundHowClauses(facts)]}
    />
  )
}
