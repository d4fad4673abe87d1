import { graphql, useFragment } from 'react-relay'
import { branchFamily, branchSaid } from '../../../api/rules/people/branches.ts'
import type {
  ReceivedRequests_requests$data,
  ReceivedRequests_requests$key,
} from '../../__generated__/ReceivedRequests_requests.graphql.ts'
import { BranchBadge } from '../../ui/BranchBadge.tsx'
import { AnswerForm } from './AnswerForm.tsx'
import { PersonName } from '../../ui/PersonName.tsx'
import { CardList, RequestCard } from './RequestCard.tsx'
import { RequestFacts } from './RequestFacts.tsx'
import { RequestHistory } from './RequestHistory.tsx'

interface ReceivedRequestsProps {
  requestKeys: ReceivedRequests_requests$key
  /** Called with the card's place before it leaves the list. */
  onLeave: (place: number) => void
}

/** Received requests, for a mentor. */
export function ReceivedRequests({ requestKeys, onLeave }: ReceivedRequestsProps) {
  const requests = useFragment(
    graphql`
      fragment ReceivedRequests_requests on MentorshipRequest @relay(plural: true) {
        id
        status
        mentee {
          name
          currentLevel
          mainBranch
          subBranch
        }
        ...RequestFacts_request
        ...RequestHistory_request
        ...AnswerForm_request
      }
    `,
    requestKeys,
  )
  return (
    <CardList>
      {requests.map((request, place) => (
        <li key={request.id}>
          <ReceivedRequest request={request} onLeave={() => onLeave(place)} />
        </li>
      ))}
    </CardList>
  )
}

interface ReceivedRequestProps {
  request: ReceivedRequests_requests$data[number]
  onLeave: () => void
}

/** With response form while pending, read-only afterwards. */
function ReceivedRequest({ request, onLeave }: ReceivedRequestProps) {
  const isPending = request.status === 'PENDING'
  const { name, currentLevel, mainBranch, subBranch } = request.mentee
  return (
    <RequestCard
      person={{ name, family: branchFamily(mainBranch, subBranch), image: null }}
      heading={<PersonName>{name}</PersonName>}
      role={
        <>
          {currentLevel}{' '}
          {branchSaid(mainBranch, subBranch) && <BranchBadge mainBranch={mainBranch} subBranch={subBranch} />}
        </>
      }
      facts={<RequestFacts requestKey={request} received={isPending} />}
    >
      {isPending ? (
        <AnswerForm requestKey={request} onAnswered={onLeave} />
      ) : (
        <RequestHistory requestKey={request} side="MENTOR" />
      )}
    </RequestCard>
  )
}
