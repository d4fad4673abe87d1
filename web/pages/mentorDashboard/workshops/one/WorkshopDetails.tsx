import { graphql, useFragment } from 'react-relay'
import { styled } from 'styled-components'
import type { WorkshopDetails_workshop$key } from '../../../../__generated__/WorkshopDetails_workshop.graphql.ts'
import { showFailure } from '../../../../ui/Failure.tsx'
import { ButtonRow } from '../../../../ui/Button.tsx'
import { ButtonLink } from '../../../../ui/ButtonLink.tsx'
import { SectionCard } from '../../../../ui/editor/SectionCard.tsx'
import { SectionBoundary } from '../../../../ui/SectionBoundary.tsx'
import { MeetingLink } from '../MeetingLink.tsx'
import { ViewTitle } from '../ViewTitle.tsx'
import { WorkshopFacts } from '../WorkshopFacts.tsx'
import { WorkshopNext } from '../WorkshopNext.tsx'
import { WorkshopState } from '../WorkshopState.tsx'
import { WORKSHOPS } from '../workshopsAddress.ts'
import { CancelWorkshop } from './CancelWorkshop.tsx'
import { Messages } from './Messages.tsx'
import { Participants } from './Participants.tsx'

interface WorkshopDetailsProps {
  workshopKey: WorkshopDetails_workshop$key
  mentorId: number
  now: Date
}

/** One of the mentor's workshops, part by part. */
export function WorkshopDetails({ workshopKey, mentorId, now }: WorkshopDetailsProps) {
  const workshop = useFragment(
    graphql`
      fragment WorkshopDetails_workshop on Workshop {
        databaseId
        title
        state
        startsAt
        ...WorkshopFacts_workshop
        ...WorkshopState_workshop
        ...WorkshopNext_workshop
        ...MeetingLink_workshop
        ...CancelWorkshop_workshop
        ...Participants_workshop
        ...Messages_workshop
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
