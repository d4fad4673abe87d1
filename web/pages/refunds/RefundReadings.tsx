import { PUBLISHED_REFUND_WINDOWS } from '../../../api/rules/policies.ts'
import { hoursText } from '../../../api/rules/refunds.ts'
import { Notice } from '../../ui/Notice.tsx'
import { inForceText } from '../../features/policies/inForce.ts'
import type { PolicyFacts } from '../../features/policies/policyFacts.ts'

const { policy, faq } = PUBLISHED_REFUND_WINDOWS

/** The two published limits, and the one that the server applies. */
export function RefundReadings({ facts }: { facts: PolicyFacts }) {
  return (
    <>
      <p>
        Two limits for one-time sessions have been published: {hoursText(policy)} before the session in this policy, and{' '}
        {hoursText(faq)} before the session in a list of questions and answers. Only one can apply.
      </p>
      <Notice title="In force now:">{inForceText(facts)}</Notice>
    </>
  )
}
