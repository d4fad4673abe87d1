import { graphql, useFragment } from 'react-relay'
import { styled } from 'styled-components'
import { istDate } from '../../../api/rules/time/time.ts'
import type { WhatsNext_site$key } from '../../__generated__/WhatsNext_site.graphql.ts'
import type { WhatsNext_viewer$key } from '../../__generated__/WhatsNext_viewer.graphql.ts'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { showFailure } from '../../ui/Failure.tsx'
import { lazyPart } from '../../ui/lazyPart.tsx'
import { Bone, Skeleton } from '../../ui/Skeleton.tsx'
import { breakpoints } from '../../ui/theme.ts'

// Each as high as what it stands for.
const holdBones = (
  <Skeleton>
    <Bone $height="128px" />
  </Skeleton>
)
const PlanBone = styled(Bone)`
  height: 15.5rem;
  @media (max-width: ${breakpoints.phone}) {
    height: 18.5rem;
  }
`
const planBones = (
  <Skeleton>
    <PlanBone />
  </Skeleton>
)

/** Loaded for those who have one, together with the data. */
export const HoldToPay = lazyPart(
  () => import('./HoldToPay.tsx').then((module) => module.HoldToPay),
  holdBones,
  undefined,
  showFailure,
)
export const RunningPlan = lazyPart(
  () => import('./RunningPlan.tsx').then((module) => module.RunningPlan),
  planBones,
  undefined,
  showFailure,
)
RunningPlan.preload()

/** Loaded for those who have one, together with the data; as high as most are. */
export const NextSession = lazyPart(
  () => import('../../features/sessions/NextSession.tsx').then((module) => module.NextSession),
  <Skeleton>
    <Bone $height="244px" />
  </Skeleton>,
  undefined,
  showFailure,
)
NextSession.preload()

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
        progress {
          upcoming
        }
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
  const { liveHold, nextSession, plans, progress } = viewer
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
      {!hold && !nextSession && running.length === 0 && <Nothing over={progress?.upcoming ?? 0} />}
    </Section>
  )
}

/** Nothing is ahead: sessions that are over and not marked yet come before new ones. */
function Nothing({ over }: { over: number }) {
  const [title, text, to, label] =
    over > 0
      ? ([
          over === 1 ? 'Your session is over' : `${over} sessions are over`,
          `Mark ${over === 1 ? 'it' : 'them'} as completed, or see what is still to do.`,
          '/sessions',
          'See your sessions',
        ] as const)
      : ([
          'No upcoming sessions',
          'Once you book a mentor, your next session appears here.',
          '/mentors',
          'Find Mentors',
        ] as const)
  return (
    <EmptyState
      level={3}
      title={title}
      actions={
        <ButtonLink look="signal" to={to}>
          {label}
        </ButtonLink>
      }
    >
      {text}
    </EmptyState>
  )
}

const Section = styled.section`
  display: grid;
  gap: 12px;
  > h2 {
    font-size: var(--t20);
  }
`
