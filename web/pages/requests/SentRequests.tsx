import { useState, useSyncExternalStore } from 'react'
import { graphql, useFragment } from 'react-relay'
import { branchFamily } from '../../../api/rules/people/branches.ts'
import { istDate } from '../../../api/rules/time/time.ts'
import type {
  SentRequests_requests$data,
  SentRequests_requests$key,
} from '../../__generated__/SentRequests_requests.graphql.ts'
import type { SentRequests_request$key } from '../../__generated__/SentRequests_request.graphql.ts'
import { bookingDays, bookingPath } from '../../features/bookings/bookingAddress.ts'
import { roleText } from '../../features/mentors/roleText.ts'
import { BookIncludedSessionButton } from '../../features/sessions/included/BookIncludedSessionButton.tsx'
import { onMinute, serverTime } from '../../lib/clock.ts'
import { mentorPath } from '../../lib/mentorPath.ts'
import { Button, ButtonRow } from '../../ui/Button.tsx'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { Link } from '../../ui/Link.tsx'
import { Small } from '../../ui/layout/PageFrame.tsx'
import { PersonName } from '../../ui/mark/PersonName.tsx'
import type { SentRequestsWithdrawMutation } from '../../__generated__/SentRequestsWithdrawMutation.graphql.ts'
import { REQUESTS } from '../../features/requests/requestsTopic.ts'
import { readAgain } from '../../relay/live.ts'
import { useMutation } from '../../relay/useMutation.ts'
import { Dialog } from '../../ui/overlay/Dialog.tsx'
import { CardList, RequestCard } from './RequestCard.tsx'
import { RequestFacts } from './RequestFacts.tsx'
import { RequestHistory } from './RequestHistory.tsx'
import { placeRequest } from './placeRequest.ts'

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
        ...SentRequests_request
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
  const { status, preferredDateTime, mentor, mentorListed } = request
  const isOpen = useSyncExternalStore(onMinute, () => canBeBooked(new Date(preferredDateTime)), unknown)
  const { databaseId, name, mainBranch, subBranch, currentJobTitle, currentCompany } = mentor
  const plan = mentor.viewerConversation?.plan
  // Paid for already: it comes first.
  const included = plan?.viewerCanBookCall?.allowed ? plan : null
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
      {status === 'PENDING' && <WithdrawRequest requestKey={request} onWithdrawn={onLeave} />}
      {status === 'APPROVED' &&
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
          <Small as="p">{name} is no longer on Plumbline.</Small>
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
  requestKey: SentRequests_request$key
  onWithdrawn: () => void
}

/** Withdraws a request after confirmation. */
function WithdrawRequest({ requestKey, onWithdrawn }: WithdrawRequestProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <div>
      <Button aria-haspopup="dialog" onClick={() => setOpen(true)}>
        Withdraw request
      </Button>
      <WithdrawDialog requestKey={requestKey} open={isOpen} onOpenChange={setOpen} onWithdrawn={onWithdrawn} />
    </div>
  )
}

interface WithdrawDialogProps {
  requestKey: SentRequests_request$key
  open: boolean
  onOpenChange: (open: boolean) => void
  onWithdrawn: () => void
}

/** Asks for confirmation before a request is withdrawn. */
export function WithdrawDialog({ requestKey, open, onOpenChange, onWithdrawn }: WithdrawDialogProps) {
  const { databaseId, discussionTopic, mentor } = useFragment(
    graphql`
      fragment SentRequests_request on MentorshipRequest {
        databaseId
        discussionTopic
        mentor {
          name
        }
      }
    `,
    requestKey,
  )
  const [withdraw, isWithdrawing] = useWithdraw()
  async function confirm(): Promise<void> {
    const isClosed = await withdraw(databaseId)
    if (!isClosed) return
    onOpenChange(false)
    onWithdrawn()
  }
  return (
    <Dialog
      open={open}
      onOpenChange={(wanted) => isWithdrawing || onOpenChange(wanted)}
      title="Withdraw this request?"
      description={`${mentor.name} will no longer see “${discussionTopic}”. You can ask again later.`}
      footer={
        <>
          <Button onClick={() => onOpenChange(false)} disabled={isWithdrawing}>
            Keep request
          </Button>
          <Button look="danger" busy={isWithdrawing} onClick={() => void confirm()}>
            Withdraw request
          </Button>
        </>
      }
    >
      {null}
    </Dialog>
  )
}

/**
 * Withdraws a request and shows a toast: `[withdraw, isWithdrawing]`. True if the request is no longer pending. Never
 * rejects.
 */
function useWithdraw(): [(requestId: number) => Promise<boolean>, boolean] {
  const [run, isWithdrawing] = useMutation<SentRequestsWithdrawMutation>(
    graphql`
      mutation SentRequestsWithdrawMutation($input: WithdrawMentorshipRequestInput!) @raw_response_type {
        withdrawMentorshipRequest(input: $input) {
          ... on WithdrawMentorshipRequestPayload @alias(as: "done") {
            request {
              ...freshRequest_request
            }
            viewer {
              ...RequestsPage_counts
            }
          }
          ... on RequestClosedError {
            request {
              ...freshRequest_request
            }
          }
          ...refusal_error @alias(as: "refused")
        }
      }
    `,
    {
      done: () => ({ title: 'Request withdrawn', description: 'You can ask again at any time.' }),
      failed: 'Error',
      fallback: 'Failed to withdraw request. Please try again.',
      updater: (store) =>
        placeRequest(store, store.getRootField('withdrawMentorshipRequest')?.getLinkedRecord('request')),
    },
  )
  async function withdraw(requestId: number): Promise<boolean> {
    const { refused } = await run({ input: { requestId } })
    if (refused && !refused.failure) readAgain(REQUESTS)
    return !refused || refused.type === 'RequestClosedError' || refused.type === 'NotFoundError'
  }
  return [withdraw, isWithdrawing]
}
