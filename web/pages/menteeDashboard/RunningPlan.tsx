import { graphql, useFragment } from 'react-relay'
import { styled } from 'styled-components'
import { formatShortDay } from '../../../api/rules/text/format.ts'
import { planDaysLeft, planLastDay } from '../../../api/rules/bookings/plans.ts'
import { istDate } from '../../../api/rules/time/time.ts'
import type { RunningPlan_plan$key } from '../../__generated__/RunningPlan_plan.graphql.ts'
import { bookingPage } from '../../../api/rules/addresses.ts'
import { OpenChat } from '../../features/chat/OpenChat.tsx'
import { MentorAvatar } from '../../features/mentors/MentorAvatar.tsx'
import { MentorRole } from '../../features/mentors/MentorRole.tsx'
import { mentorPath } from '../../lib/mentorPath.ts'
import { plural } from '../../lib/plural.ts'
import { BookIncludedSessionButton } from '../../features/sessions/included/BookIncludedSessionButton.tsx'
import { ButtonRow } from '../../ui/Button.tsx'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { Card } from '../../ui/layout/Card.tsx'
import { Link } from '../../ui/Link.tsx'
import { PersonName } from '../../ui/mark/PersonName.tsx'
import { TitleBlock } from '../../ui/layout/TitleBlock.tsx'

interface RunningPlanProps {
  planKey: RunningPlan_plan$key
  now: Date
  /** Another package with the same mentor runs until this one starts; its chat is used until then. */
  isNext: boolean
}

/** An Advanced package that is paid for: with whom, how long, and the sessions left. */
export function RunningPlan({ planKey, now, isNext }: RunningPlanProps) {
  const plan = useFragment(
    graphql`
      fragment RunningPlan_plan on Plan {
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
