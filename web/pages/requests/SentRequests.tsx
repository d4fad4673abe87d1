import { useState, useSyncExternalStore } from 'react'
import { graphql, useFragment } from 'react-relay'
import { branchFamily } from '../../../api/rules/people/branches.ts'
import { awayText } from '../../../api/rules/takesPart.ts'
import { istDate } from '../../../api/rules/time/time.ts'
import type {
  SentRequests_requests$data,
  SentRequests_requests$key,
} from '../../__generated__/SentRequests_requests.graphql.ts'
import type { WithdrawDialog_request$key } from '../../__generated__/WithdrawDialog_request.graphql.ts'
import { bookingDays, bookingPath } from '../../features/bookings/bookingAddress.ts'
import { roleText } from '../../features/mentors/roleText.ts'
import {
  BookIncludedSessionButton,
  IncludedFirst,
} from '../../features/sessions/included/BookIncludedSessionButton.tsx'
import { onMinute, serverTime } from '../../lib/clock.ts'
import { mentorPath } from '../../lib/mentorPath.ts'
import { Button, ButtonRow } from '../../ui/Button.tsx'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { lazyPart } from '../../ui/lazyPart.tsx'
import { Link } from '../../ui/Link.tsx'
import { Small } from '../../ui/layout/PageFrame.tsx'
import { PersonName } from '../../ui/mark/PersonName.tsx'
import { useWhenLoaded } from '../../ui/useWhenLoaded.ts'
import { CardList, RequestCard } from './RequestCard.tsx'
import { RequestFacts } from './RequestFacts.tsx'
import { ReservedTime, useIsOver } from './ReservedTime.tsx'
import { RequestHistory } from './RequestHistory.tsx'

/** Loaded with the press that opens it. */
export const WithdrawDialog = lazyPart(() => import('./WithdrawDialog.tsx').then((module) => module.WithdrawDialog))

interface SentRequestsProps {
  requestKeys: SentRequests_requests$key
  /** Called with the card's place before it leaves the list. */
  onLeave: (place: number) => void
}

/** Sent requests, for a mentee. */
export function SentRequests({ requestKeys, onLeave }: SentRequestsProps) {
  const requests = useFragment(
    graphql`
      fragment SentRequests_requests on MentorshipRequest @relay(plural: true) {
        id
        status
        preferredDateTime
        mentorListed
        mentor {
          databaseId
          name
          away
          mainBranch
          subBranch
          profileImage
          hasProfileImage
          currentJobTitle
          currentCompany
          viewerConversation {
            plan {
              viewerCanBookCall {
                allowed
              }
              ...BookIncludedSessionButton_plan
            }
          }
        }
        ...RequestFacts_request
        ...RequestHistory_request
        times {
          state
          reservedUntil
        }
        ...ReservedTime_request
        ...WithdrawDialog_request
      }
    `,
    requestKeys,
  )
  return (
    <CardList>
      {requests.map((request, place) => (
        <li key={request.id}>
          <SentRequest request={request} onLeave={() => onLeave(place)} />
        </li>
      ))}
    </CardList>
  )
}

interface SentRequestProps {
  request: SentRequests_requests$data[number]
  onLeave: () => void
}

/** Its status and the next action. */
function SentRequest({ request, onLeave }: SentRequestProps) {
  const { status, preferredDateTime, mentor, mentorListed, times } = request
  const accepted = times.find(({ state }) => state === 'RESERVED' || state === 'BOOKED' || state === 'MOVED')
  const isOver = useIsOver(accepted?.reservedUntil)
  // Then paying for it, or the booking that it became, is next.
  const hasTime = mentorListed && accepted !== undefined && !isOver
  const isOpen = useSyncExternalStore(onMinute, () => canBeBooked(new Date(preferredDateTime)), unknown)
  const { databaseId, name, away, mainBranch, subBranch, currentJobTitle, currentCompany } = mentor
  const plan = mentor.viewerConversation?.plan
  // Paid for already: it comes first.
  const included = plan?.viewerCanBookCall?.allowed ? plan : null
  const whyAway = awayText(away === 'IN_REVIEW' ? 'inReview' : 'left', name)
  const shownName = <PersonName>{name}</PersonName>
  return (
    <RequestCard
      person={{
        name,
        family: branchFamily(mainBranch, subBranch),
        image: mentor.hasProfileImage ? mentor.profileImage : null,
      }}
      heading={mentorListed ? <Link to={mentorPath(databaseId)}>{shownName}</Link> : shownName}
      role={roleText({ currentJobTitle, currentCompany }) || subBranch || mainBranch}
      facts={<RequestFacts requestKey={request} />}
    >
      <RequestHistory requestKey={request} side="MENTEE" />
      {status === 'PENDING' && !mentorListed && <Small as="p">{whyAway} You can withdraw the request.</Small>}
      {status === 'PENDING' && <WithdrawRequest requestKey={request} onWithdrawn={onLeave} />}
      {status === 'APPROVED' && mentorListed && <ReservedTime requestKey={request} side="MENTEE" />}
      {hasTime && accepted.state === 'RESERVED' && included && <IncludedFirst planKey={included} />}
      {status === 'APPROVED' &&
        !hasTime &&
        (mentorListed ? (
          <ButtonRow>
            {included && <BookIncludedSessionButton planKey={included} />}
            <ButtonLink
              look={included ? undefined : 'primary'}
              to={bookingPath(databaseId, { startsAt: isOpen ? preferredDateTime : null })}
            >
              {included ? 'Book a Starter session' : 'Book a session'}
            </ButtonLink>
          </ButtonRow>
        ) : (
          <Small as="p">{whyAway}</Small>
        ))}
      {status === 'REJECTED' && (
        <ButtonRow>
          <ButtonLink to="/mentors">Find another mentor</ButtonLink>
        </ButtonRow>
      )}
    </RequestCard>
  )
}

/** Whether the preferred time is in the calendar's range. */
function canBeBooked(preferred: Date): boolean {
  const now = serverTime()
  return preferred > now && istDate(preferred) <= bookingDays(now).to
}

function unknown(): boolean {
  return false
}

interface WithdrawRequestProps {
  requestKey: WithdrawDialog_request$key
  onWithdrawn: () => void
}

/** Withdraws a request after confirmation. */
function WithdrawRequest({ requestKey, onWithdrawn }: WithdrawRequestProps) {
  const [isOpen, setOpen] = useState(false)
  const [whenLoaded, isLoading] = useWhenLoaded(WithdrawDialog)
  return (
    <div>
      <Button
        aria-haspopup="dialog"
        busy={isLoading}
        onPointerEnter={WithdrawDialog.preload}
        onFocus={WithdrawDialog.preload}
        onClick={() => whenLoaded(() => setOpen(true))}
      >
        Withdraw request
      </Button>
      {isOpen && <WithdrawDialog requestKey={requestKey} onClose={() => setOpen(false)} onWithdrawn={onWithdrawn} />}
    </div>
  )
}
