import { formatStamp, PRIVACY_UPDATED } from '../../../api/rules/policies.ts'
import { usePolicyFacts, type TextScreenProps } from '../../features/policies/policyFacts.ts'
import { PolicyPage } from '../../features/policies/PolicyPage.tsx'
import { privacyDataClauses } from './privacyDataClauses.tsx'
import { privacyRightsClauses } from './privacyRightsClauses.tsx'
import { privacyUseClauses } from './privacyUseClauses.tsx'
import { entry } from './page.ts'

/** The privacy policy in full. */
export function PrivacyPolicyPage(props: TextScreenProps) {
  const facts = usePolicyFacts(props)
  return (
    <PolicyPage
      title={entry.head.title}
      stamp={`Last updated: ${formatStamp(PRIVACY_UPDATED)}.`}
      lead="What we know about you, why, for how long, and what you can do about it."
      clauses={[...privacyDataClauses(facts), ...privacyUseClauses(facts), ...privacyRightsClauses(facts)]}
    />
  )
}
