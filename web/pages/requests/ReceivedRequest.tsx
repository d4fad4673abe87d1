import { graphql, useFragment } from 'react-relay'
import { branchFamily } from '../../../api/rules/branches.ts'
import type { ReceivedRequest_request$key } from '../../__generated__/ReceivedRequest_request.graphql.ts'
import { BranchBadge } from '../../ui/Badge.tsx'
import { AnswerForm } from './AnswerForm.tsx'
import { PersonName } from '../../ui/PersonName.tsx'
import { RequestCard } from './RequestCard.tsx'
import { RequestFacts } from './RequestFacts.tsx'
import { RequestHistory } from './RequestHistory.tsx'

interface ReceivedRequestProps {
  requestKey: ReceivedRequest_request$key
  /** Called before the card leaves its list. */
  onLeave: () => void
}

/** A received request: with response form while pending, read-only afterwards. */
export function ReceivedRequest({ requestKey, onLeave }: ReceivedRequestProps) {
  const request = useFragment(
    graphql`
      fragment ReceivedRequest_request on MentorshipRequest {
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
    requestKey,
  )
  const isPending = request.status === 'PENDING'
  const { name, currentLevel, mainBranch, subBranch } = request.mentee
  return (
    <RequestCard
      person={{ name, family: branchFamily(mainBranch, subBranch), image: null }}
      heading={<PersonName>{name}</PersonName>}
      role={
        <>
          {currentLevel} <BranchBadge mainBranch={mainBranch} subBranch={subBranch} />
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
