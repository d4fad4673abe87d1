import { graphql, useFragment } from 'react-relay'
import type { PackageType } from '../../../api/rules/money/money.ts'
import { refundRule } from '../../../api/rules/money/refunds.ts'
import type { PlanRefund_mentor$key } from '../../__generated__/PlanRefund_mentor.graphql.ts'
import type { PlanRefund_site$key } from '../../__generated__/PlanRefund_site.graphql.ts'
import { RefundSentence } from '../../features/bookings/RefundSentence.tsx'

interface PlanRefundProps {
  mentorKey: PlanRefund_mentor$key
  siteKey: PlanRefund_site$key
  /** The server's clock. */
  now: Date
  plan: PackageType
}

/** What is refunded of a plan, in a few words: loaded right after the page. */
export function PlanRefund({ mentorKey, siteKey, now, plan }: PlanRefundProps) {
  const { nextFreeSlot } = useFragment(
    graphql`
      fragment PlanRefund_mentor on Mentor {
        nextFreeSlot {
          startsAt
        }
      }
    `,
    mentorKey,
  )
  const { refundWindowHours: windowHours } = useFragment(
    graphql`
      fragment PlanRefund_site on Site {
        refundWindowHours
      }
    `,
    siteKey,
  )
  const soonest = nextFreeSlot && new Date(nextFreeSlot.startsAt)
  return <RefundSentence rule={refundRule({ packageType: plan, soonest, windowHours }, now)} short />
}
