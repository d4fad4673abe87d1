import { graphql, useFragment } from 'react-relay'
import { styled } from 'styled-components'
import { accessEnds } from '../../../api/rules/plans.ts'
import type { WhatsNext_viewer$key } from '../../__generated__/WhatsNext_viewer.graphql.ts'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { HoldToPay } from './HoldToPay.tsx'
import { RunningPlan } from './RunningPlan.tsx'

interface WhatsNextProps {
  viewerKey: WhatsNext_viewer$key
  now: Date
}

/** What is next: a slot to pay for, the next session, running packages; without any, where to find a mentor. */
export function WhatsNext({ viewerKey, now }: WhatsNextProps) {
  const { liveHold, nextSession, plans } = useFragment(
    graphql`
      fragment WhatsNext_viewer on Viewer {
        liveHold {
          holdExpiresAt
          ...HoldToPay_booking
        }
        nextSession {
          id
        }
        plans(first: 20) {
          edges {
            node {
              id
              status
              endDate
              ...RunningPlan_plan
            }
          }
        }
      }
    `,
    viewerKey,
  )
  const hold = liveHold?.holdExpiresAt && new Date(liveHold.holdExpiresAt) > now ? liveHold : null
  const running = plans.edges
    .map(({ node }) => node)
    .filter(({ status, endDate }) => status === 'ACTIVE' && accessEnds(endDate) > now)
  return (
    <Section aria-labelledby="next">
      <h2 id="next">What’s next</h2>
      {hold && <HoldToPay bookingKey={hold} now={now} />}
      {running.map((plan) => (
        <RunningPlan key={plan.id} planKey={plan} now={now} />
      ))}
      {!hold && !nextSession && running.length === 0 && (
        <EmptyState
          level={3}
          title="No sessions yet"
          actions={
            <ButtonLink look="signal" to="/mentors">
              Find Mentors
            </ButtonLink>
          }
        >
          Book a mentor, and your next session is shown here.
        </EmptyState>
      )}
    </Section>
  )
}

const Section = styled.section`
  display: grid;
  gap: 12px;
  > h2 {
    font-size: var(--t20);
  }
`
