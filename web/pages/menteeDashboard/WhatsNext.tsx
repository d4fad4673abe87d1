import { graphql, useFragment } from 'react-relay'
import { styled } from 'styled-components'
import { istDate } from '../../../api/rules/time/time.ts'
import type { WhatsNext_site$key } from '../../__generated__/WhatsNext_site.graphql.ts'
import type { WhatsNext_viewer$key } from '../../__generated__/WhatsNext_viewer.graphql.ts'
import { NextSession } from '../../features/sessions/NextSession.tsx'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { HoldToPay } from './HoldToPay.tsx'
import { RunningPlan } from './RunningPlan.tsx'

interface WhatsNextProps {
  viewerKey: WhatsNext_viewer$key
  siteKey: WhatsNext_site$key
  now: Date
}

/** What is next: a slot to pay for, the next session, running packages; without any, where to find a mentor. */
export function WhatsNext({ viewerKey, siteKey, now }: WhatsNextProps) {
  const viewer = useFragment(
    graphql`
      fragment WhatsNext_viewer on Viewer {
        liveHold {
          holdExpiresAt
          ...HoldToPay_booking
        }
        nextSession {
          __typename
        }
        ...NextSession_viewer
        plans(first: 20) {
          edges {
            node {
              id
              status
              endDate
              mentor {
                databaseId
              }
              ...RunningPlan_plan
            }
          }
        }
      }
    `,
    viewerKey,
  )
  const site = useFragment(
    graphql`
      fragment WhatsNext_site on Site {
        ...NextSession_site
      }
    `,
    siteKey,
  )
  const { liveHold, nextSession, plans } = viewer
  const hold = liveHold?.holdExpiresAt && new Date(liveHold.holdExpiresAt) > now ? liveHold : null
  // Access ends with the day before.
  const today = istDate(now)
  const running = plans.edges
    .map(({ node }) => node)
    .filter(({ status, endDate }) => status === 'ACTIVE' && endDate > today)
    // What ends first is what they use first.
    .toSorted((a, b) => (a.endDate < b.endDate ? -1 : 1))
  const isNext = (index: number) => {
    const mentorId = running[index]?.mentor.databaseId
    return running.slice(0, index).some(({ mentor }) => mentor.databaseId === mentorId)
  }
  return (
    <Section aria-labelledby="next">
      <h2 id="next">What’s next</h2>
      {hold && <HoldToPay bookingKey={hold} now={now} />}
      {nextSession && <NextSession viewerKey={viewer} siteKey={site} />}
      {running.map((plan, index) => (
        <RunningPlan key={plan.id} planKey={plan} now={now} isNext={isNext(index)} />
      ))}
      {!hold && !nextSession && running.length === 0 && (
        <EmptyState
          level={3}
          title="No upcoming sessions"
          actions={
            <ButtonLink look="signal" to="/mentors">
              Find Mentors
            </ButtonLink>
          }
        >
          Once you book a mentor, your next session appears here.
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
