import { graphql, useFragment } from 'react-relay'
import { styled } from 'styled-components'
import { bookingPage } from '../../../api/rules/addresses.ts'
import { planDaysLeft, planLastDay } from '../../../api/rules/bookings/plans.ts'
import { forCount } from '../../../api/rules/text/counts.ts'
import { formatShortDay, formatTime, formatWhen } from '../../../api/rules/text/format.ts'
import { MINUTE_MS } from '../../../api/rules/time/durations.ts'
import { istDate } from '../../../api/rules/time/time.ts'
import type { WhatsNext_hold$key } from '../../__generated__/WhatsNext_hold.graphql.ts'
import type { WhatsNext_plan$key } from '../../__generated__/WhatsNext_plan.graphql.ts'
import type { WhatsNext_site$key } from '../../__generated__/WhatsNext_site.graphql.ts'
import type { WhatsNext_viewer$key } from '../../__generated__/WhatsNext_viewer.graphql.ts'
import { bookingPath } from '../../features/bookings/bookingAddress.ts'
import { OpenChat } from '../../features/chat/OpenChat.tsx'
import { MentorAvatar } from '../../features/mentors/MentorAvatar.tsx'
import { MentorRole } from '../../features/mentors/MentorRole.tsx'
import { BookIncludedSessionButton } from '../../features/sessions/included/BookIncludedSessionButton.tsx'
import { ToReview } from '../../features/reviews/ToReview.tsx'
import { NextSession } from '../../features/sessions/NextSession.tsx'
import { mentorPath } from '../../lib/mentorPath.ts'
import { plural } from '../../lib/plural.ts'
import { ButtonRow } from '../../ui/Button.tsx'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { EmptyState } from '../../ui/feedback/EmptyState.tsx'
import { Notice } from '../../ui/feedback/Notice.tsx'
import { Card } from '../../ui/layout/Card.tsx'
import { TitleBlock } from '../../ui/layout/TitleBlock.tsx'
import { Link } from '../../ui/Link.tsx'
import { PersonName } from '../../ui/mark/PersonName.tsx'
import { timesWhole } from '../../ui/time/timesWhole.ts'

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
          ...WhatsNext_hold
        }
        nextSession {
          __typename
        }
        ...NextSession_viewer
        ...ToReview_viewer
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
              ...WhatsNext_plan
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
      {hold && <HoldToPay holdKey={hold} now={now} />}
      {nextSession && <NextSession viewerKey={viewer} siteKey={site} />}
      <ToReview viewerKey={viewer} />
      {running.map((plan, index) => (
        <RunningPlan key={plan.id} planKey={plan} now={now} isNext={isNext(index)} />
      ))}
      {!hold && !nextSession && running.length === 0 && (
        <Nothing over={(progress?.upcoming ?? 0) - (liveHold ? 1 : 0)} />
      )}
    </Section>
  )
}

/** Nothing is ahead: sessions that are over and not marked yet come before new ones. */
function Nothing({ over }: { over: number }) {
  const [title, text, to, label] =
    over > 0
      ? ([
          forCount(over, 'Your session is over', (n) => `${n} sessions are over`),
          forCount(
            over,
            'Mark it as completed, or see what is still to do.',
            () => 'Mark them as completed, or see what is still to do.',
          ),
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

/** A booking that is reserved but not paid for yet, and until when. */
function HoldToPay({ holdKey, now }: { holdKey: WhatsNext_hold$key; now: Date }) {
  const { packageType, startsAt, startDate, holdExpiresAt, mentor, mentorName } = useFragment(
    graphql`
      fragment WhatsNext_hold on Booking {
        packageType
        startsAt
        startDate
        holdExpiresAt
        mentorName
        mentor {
          databaseId
        }
      }
    `,
    holdKey,
  )
  if (!holdExpiresAt || !mentor) return null
  const until = new Date(holdExpiresAt)
  const left = Math.ceil((until.getTime() - now.getTime()) / MINUTE_MS)
  const path = bookingPath(mentor.databaseId, {
    packageType: packageType === 'ADVANCED' ? 'advanced' : 'starter',
    startsAt: startsAt,
    startDate: startDate,
    step: 'pay',
  })
  const what = startsAt
    ? `Your session with ${mentorName}, ${formatWhen(new Date(startsAt), now)},`
    : `Your Advanced package with ${mentorName}${startDate ? `, from ${formatShortDay(startDate)},` : ''}`
  return (
    <Notice
      tone="warn"
      title="Finish paying."
      actions={
        <ButtonLink look="signal" to={path}>
          Finish paying
        </ButtonLink>
      }
    >
      {timesWhole(what)} is reserved until{' '}
      <time dateTime={holdExpiresAt}>{timesWhole(left > 60 ? formatWhen(until, now) : formatTime(until))}</time>
      <span>{left > 60 ? '.' : `: ${plural(left, 'minute')} left.`}</span>
    </Notice>
  )
}

const Section = styled.section`
  display: grid;
  gap: 12px;
  > h2 {
    font-size: var(--t20);
  }
`

interface RunningPlanProps {
  planKey: WhatsNext_plan$key
  now: Date
  /** Another package with the same mentor runs until this one starts; its chat is used until then. */
  isNext: boolean
}

/** An Advanced package that is paid for: with whom, how long, and the sessions left. */
function RunningPlan({ planKey, now, isNext }: RunningPlanProps) {
  const plan = useFragment(
    graphql`
      fragment WhatsNext_plan on Plan {
        bookingId
        startDate
        endDate
        callsUsed
        callsRemaining
        conversation {
          ...OpenChat_conversation
        }
        ...BookIncludedSessionButton_plan
        mentor {
          databaseId
          name
          ...MentorAvatar_mentor
          ...MentorRole_mentor
        }
      }
    `,
    planKey,
  )
  const { bookingId, mentor, startDate, endDate, callsUsed, callsRemaining, conversation } = plan
  const begins = startDate > istDate(now)
  return (
    <Card $pad data-plan>
      <Content>
        <Head>
          <MentorAvatar mentorKey={mentor} size="sm" />
          <div>
            <h3>
              {isNext ? 'Next Advanced package' : 'Advanced package'} with{' '}
              <Link to={mentorPath(mentor.databaseId)}>
                <PersonName>{mentor.name}</PersonName>
              </Link>
            </h3>
            <MentorRole mentorKey={mentor} />
          </div>
        </Head>
        <TitleBlock
          cell={90}
          facts={[
            begins
              ? { label: 'Starts', value: formatShortDay(startDate) }
              : { label: 'Days left', value: plural(planDaysLeft(endDate, now), 'day') },
            { label: 'Last day', value: formatShortDay(planLastDay(endDate)) },
            { label: 'Sessions left', value: `${callsRemaining} of ${callsUsed + callsRemaining}` },
          ]}
        />
        <ButtonRow>
          <BookIncludedSessionButton planKey={plan} saysWhy />
          {conversation && !isNext && <OpenChat conversationKey={conversation} />}
          {bookingId && (
            <ButtonLink look="plain" to={bookingPage({ id: bookingId, mentorId: mentor.databaseId })}>
              Package details
            </ButtonLink>
          )}
        </ButtonRow>
      </Content>
    </Card>
  )
}

const Content = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
`

const Head = styled.div`
  display: flex;
  gap: 12px;
  align-items: center;
  > div {
    min-width: 0;
  }
  h3 {
    font-size: var(--t17);
  }
`
