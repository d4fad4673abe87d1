import { formatStamp, TERMS_EFFECTIVE_TEXT, TERMS_UPDATED } from '../../../api/rules/policies.ts'
import { usePolicyFacts, type TextScreenProps } from '../../features/policies/policyFacts.ts'
import { PolicyPage } from '../../features/policies/PolicyPage.tsx'
import { termsLawClauses } from './termsLawClauses.tsx'
import { termsMoneyClauses } from './termsMoneyClauses.tsx'
import { termsServiceClauses } from './termsServiceClauses.tsx'
import { entry } from './page.ts'

/** The terms of service in full. */
export function TermsOfServicePage(props: TextScreenProps) {
  const facts = usePolicyFacts(props)
  return (
    <PolicyPage
      title={entry.head.title}
      stamp={`Last updated: ${formatStamp(TERMS_UPDATED)}. In effect since ${TERMS_EFFECTIVE_TEXT}.`}
      lead="What you and Plumbline can expect of each other."
      clauses={[...termsServiceClauses(facts), ...termsMoneyClauses(facts), ...termsLawClauses(facts)]}
    />
  )
}
