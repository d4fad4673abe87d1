import { graphql, useFragment } from 'react-relay'
import { styled } from 'styled-components'
import { formatWhenFull } from '../../../../../api/rules/text/format.ts'
import { peopleText } from '../../../../lib/plural.ts'
import type { OneWorkshop_messages$key } from '../../../../__generated__/OneWorkshop_messages.graphql.ts'
import type { OneWorkshop_workshop$key } from '../../../../__generated__/OneWorkshop_workshop.graphql.ts'
import type { OneWorkshopQuery } from '../../../../__generated__/OneWorkshopQuery.graphql.ts'
import { useWorkshopNews } from '../../../../features/notifications/workshopNews.ts'
import { useOnWake } from '../../../../relay/network/wake.ts'
import { useRefresh } from '../../../../relay/refresh.ts'
import { usePartQuery } from '../../../../relay/usePartQuery.ts'
import { ButtonRow } from '../../../../ui/Button.tsx'
import { ButtonLink } from '../../../../ui/ButtonLink.tsx'
import { SectionCard } from '../../../../ui/editor/SectionCard.tsx'
import { showFailure } from '../../../../ui/feedback/Failure.tsx'
import { BackLink, Small } from '../../../../ui/layout/PageFrame.tsx'
import { SectionBoundary } from '../../../../ui/feedback/SectionBoundary.tsx'
import { useEvery } from '../../../../ui/time/useEvery.ts'
import { useNow } from '../../../../ui/time/useNow.ts'
import { COUNTS_EVERY } from '../freshWorkshops.ts'
import { MeetingLink } from '../MeetingLink.tsx'
import { WorkshopFacts, WorkshopState } from '../WorkshopFacts.tsx'
import { WorkshopNext } from '../WorkshopNext.tsx'
import { WORKSHOPS } from '../workshopsAddress.ts'
import { UnknownWorkshop, View, ViewTitle } from '../WorkshopView.tsx'
import { CancelWorkshop } from './CancelWorkshop.tsx'
import { Participants } from './Participants.tsx'
import { SENT, WriteMessage } from './WriteMessage.tsx'
import { timesWhole } from '../../../../ui/time/timesWhole.ts'

interface OneWorkshopProps {
  /** Numeric id. */
  id: number
  /** Another one asks the server again. */
  round: number
}

const query = graphql`
  query OneWorkshopQuery($id: Int!) @preloadable @raw_response_type {
    viewer {
      mentor {
        databaseId
      }
    }
    workshop(id: $id) {
      viewerIsOrganiser
      startsAt
      ...OneWorkshop_workshop
    }
    site {
      now
    }
  }
`

/** One of the mentor's workshops: what is to be done, who is coming, and the messages to them. */
export function OneWorkshop({ id, round }: OneWorkshopProps) {
  const { viewer, workshop, site } = usePartQuery<OneWorkshopQuery>(query, { id }, { round })
  const now = useNow(site.now)
  const { refresh } = useRefresh<OneWorkshopQuery>({ query, variables: { id } })
  useWorkshopNews(refresh)
  useOnWake(refresh)
  const isAhead = Boolean(workshop && Date.parse(workshop.startsAt) > now.getTime())
  useEvery(isAhead ? COUNTS_EVERY : null, refresh)
  if (!workshop?.viewerIsOrganiser || !viewer?.mentor) return <UnknownWorkshop />
  return (
    <View>
      <BackLink to={WORKSHOPS.list}>Workshops</BackLink>
      <WorkshopDetails workshopKey={workshop} mentorId={viewer.mentor.databaseId} now={now} />
    </View>
  )
}

interface WorkshopDetailsProps {
  workshopKey: OneWorkshop_workshop$key
  mentorId: number
  now: Date
}

/** One of the mentor's workshops, part by part. */
function WorkshopDetails({ workshopKey, mentorId, now }: WorkshopDetailsProps) {
  const workshop = useFragment(
    graphql`
      fragment OneWorkshop_workshop on Workshop {
        databaseId
        title
        state
        startsAt
        ...WorkshopFacts_workshop
        ...WorkshopFacts_state
        ...WorkshopNext_workshop
        ...MeetingLink_workshop
        ...CancelWorkshop_workshop
        ...Participants_workshop
        ...OneWorkshop_messages
      }
    `,
    workshopKey,
  )
  const { databaseId, title, state, startsAt } = workshop
  const isApproved = state === 'APPROVED'
  const isAhead = Date.parse(startsAt) > now.getTime()
  return (
    <>
      <ViewTitle aside={<WorkshopState workshopKey={workshop} />}>{title}</ViewTitle>
      <WorkshopFacts workshopKey={workshop} />
      <WorkshopNext workshopKey={workshop} now={now} />
      <ButtonRow>
        {isApproved && (
          <ButtonLink to={`/workshop-registration/${databaseId}`} size="small">
            View page
          </ButtonLink>
        )}
        {(state === 'PENDING' || state === 'REJECTED') && (
          <ButtonLink to={WORKSHOPS.edit(databaseId)} size="small">
            Edit
          </ButtonLink>
        )}
        <CancelWorkshop workshopKey={workshop} isOffered={isApproved && isAhead} />
      </ButtonRow>
      {isApproved && (
        <SectionCard title="Where it is held">
          <Inside>
            <MeetingLink workshopKey={workshop} />
          </Inside>
        </SectionCard>
      )}
      {/* Before the participants, who may be many. */}
      {isApproved && <Messages workshopKey={workshop} mentorId={mentorId} />}
      <SectionBoundary fallback={showFailure}>
        <Participants workshopKey={workshop} state={state} canMark={isApproved && !isAhead} />
      </SectionBoundary>
    </>
  )
}

const Inside = styled.div`
  padding: 16px 20px 20px;
`

/** Messages to all participants of a workshop, at most. */
const MOST = 3

interface MessagesProps {
  workshopKey: OneWorkshop_messages$key
  mentorId: number
}

/** What the mentor has written to all registered people, and the next message. */
function Messages({ workshopKey, mentorId }: MessagesProps) {
  const { messages, ...workshop } = useFragment(
    graphql`
      fragment OneWorkshop_messages on Workshop {
        messages {
          number
          message
          recipients
          createdAt
        }
        ...WriteMessage_workshop
      }
    `,
    workshopKey,
  )
  const sent = messages ?? []
  const left = Math.max(0, MOST - sent.length)
  return (
    <SectionCard
      title="Message to all participants"
      lead={`We email it to everyone who is registered. ${left} of ${MOST} messages left.`}
    >
      <MessagesInside>
        {sent.length > 0 && (
          <ol id={SENT} tabIndex={-1} aria-label="Sent messages">
            {sent.map(({ number, message, recipients, createdAt }) => (
              <li key={number}>
                <Small>
                  Sent to {peopleText(recipients)}, {timesWhole(formatWhenFull(new Date(createdAt)))}
                </Small>
                <p>{message}</p>
              </li>
            ))}
          </ol>
        )}
        {left > 0 && <WriteMessage workshopKey={workshop} mentorId={mentorId} left={left} />}
      </MessagesInside>
    </SectionCard>
  )
}

const MessagesInside = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
  padding: 16px 20px 20px;
  > ol {
    display: grid;
    gap: 12px;
    list-style: none;
  }
  li {
    padding-left: 14px;
    border-left: 2px solid var(--line);
  }
  li > p {
    overflow-wrap: anywhere;
    white-space: pre-line;
  }
`
