import { graphql, readInlineData } from 'react-relay'
import { accessEnds, planLastDay, type PlanDates } from '../../../../api/rules/bookings/plans.ts'
import { formatShortDay } from '../../../../api/rules/text/format.ts'
import { istDate } from '../../../../api/rules/time/time.ts'
import type { paidPlans_viewer$data, paidPlans_viewer$key } from '../../../__generated__/paidPlans_viewer.graphql.ts'

const fragment = graphql`
  fragment paidPlans_viewer on Viewer @inline {
    # The newest: more than anybody has running at a time.
    plans(first: 6) {
      edges {
        node {
          id
          status
          startDate
          endDate
          mentor {
            databaseId
            name
          }
          viewerCanBookCall {
            allowed
          }
          ...BookIncludedSessionButton_plan
        }
      }
    }
  }
`

/** A package that the viewer has paid for, and that is not over. */
export type PaidPlan = paidPlans_viewer$data['plans']['edges'][number]['node']

/** The viewer's packages that run or are to come, the one that ends first before the others; those with one mentor, if asked. */
export function readPaidPlans(key: paidPlans_viewer$key | null | undefined, now: Date, mentorId?: number): PaidPlan[] {
  const edges = readInlineData(fragment, key ?? null)?.plans.edges ?? []
  return edges
    .map(({ node }) => node)
    .filter(({ status, endDate }) => status === 'ACTIVE' && accessEnds(endDate) > now)
    .filter(({ mentor }) => mentorId === undefined || mentor.databaseId === mentorId)
    .toSorted((a, b) => (a.endDate < b.endDate ? -1 : 1))
}

/** The package whose included session comes first: of those that have one left, the one that ends first. */
export const nextIncluded = (plans: readonly PaidPlan[]): PaidPlan | null =>
  plans.find(({ viewerCanBookCall }) => viewerCanBookCall?.allowed) ?? null

/** What a package does next: it runs until its last day, or, before its first day, when it starts. */
export function planDatesText({ startDate, endDate }: PlanDates, now: Date): string {
  return startDate > istDate(now)
    ? `starts on ${formatShortDay(startDate)}`
    : `runs until ${formatShortDay(planLastDay(endDate))}`
}
