import { useRef, useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import { styled } from 'styled-components'
import { PROSE_MAXIMUM, RESERVED_HOURS } from '../../../api/rules/constants.ts'
import { branchFamily, branchSaid } from '../../../api/rules/people/branches.ts'
import { formatShortDay, formatTime } from '../../../api/rules/text/format.ts'
import { istDate } from '../../../api/rules/time/time.ts'
import type { ReceivedRequests_answer$key } from '../../__generated__/ReceivedRequests_answer.graphql.ts'
import type {
  ReceivedRequests_requests$data,
  ReceivedRequests_requests$key,
} from '../../__generated__/ReceivedRequests_requests.graphql.ts'
import { tabStorage } from '../../lib/storage.ts'
import { BranchBadge } from '../../ui/mark/BranchBadge.tsx'
import { Button } from '../../ui/Button.tsx'
import { Field } from '../../ui/form/Field.tsx'
import { Small } from '../../ui/layout/PageFrame.tsx'
import { ReservedTime } from './ReservedTime.tsx'
import { PersonName } from '../../ui/mark/PersonName.tsx'
import { TextArea } from '../../ui/form/TextArea.tsx'
import { CardList, RequestCard } from './RequestCard.tsx'
import { RequestFacts } from './RequestFacts.tsx'
import { RequestHistory } from './RequestHistory.tsx'
import { roomText } from '../../lib/plural.ts'
import { useRespond } from './useRespond.ts'

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
        ...ReservedTime_request
        ...ReceivedRequests_answer
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
        <>
          <RequestHistory requestKey={request} side="MENTOR" />
          <ReservedTime requestKey={request} side="MENTOR" />
        </>
      )}
    </RequestCard>
  )
}

interface AnswerFormProps {
  requestKey: ReceivedRequests_answer$key
  onAnswered: () => void
}

/** Response field with Accept and Decline, which are far apart. Declining can be undone for a moment. */
function AnswerForm({ requestKey, onAnswered }: AnswerFormProps) {
  const { id, databaseId, mentee, times } = useFragment(
    graphql`
      fragment ReceivedRequests_answer on MentorshipRequest {
        id
        databaseId
        mentee {
          name
        }
        times {
          startsAt
          state
        }
      }
    `,
    requestKey,
  )
  const open = times.filter(({ state }) => state === 'OPEN')
  const { accept, decline } = useRespond(id, mentee.name)
  const [text, setText] = useState(() => readResponse(databaseId))
  /** What is being accepted: a time, or none. */
  const [sending, setSending] = useState<{ time: string | null } | null>(null)
  const [issue, setIssue] = useState<string | null>(null)
  const running = useRef(false)
  const tooLong = text.trim().length > PROSE_MAXIMUM
  function write(next: string): void {
    setText(next)
    setIssue(null)
    writeResponse(databaseId, next)
  }
  function settle({ closed, issue: found }: { closed: boolean; issue?: string }): void {
    if (found) setIssue(found)
    if (closed) writeResponse(databaseId, '')
  }
  async function sendAccepted(time: string | null): Promise<void> {
    if (running.current || tooLong) return
    running.current = true
    setSending({ time })
    const outcome = await accept({ requestId: databaseId, responseMessage: text, ...(time && { acceptedTime: time }) })
    running.current = false
    setSending(null)
    settle(outcome)
    if (outcome.closed) onAnswered()
  }
  function sendDeclined(): void {
    if (running.current || tooLong) return
    onAnswered()
    decline({ requestId: databaseId, responseMessage: text }, settle)
  }
  return (
    <Box>
      <Field
        label="Your response"
        note="optional"
        hint={`${mentee.name} sees this with your answer.`}
        error={tooLong ? `Response message must be at most ${PROSE_MAXIMUM} characters` : (issue ?? undefined)}
        aside={text.length > PROSE_MAXIMUM - 200 && <Count>{roomText(text.trim().length, PROSE_MAXIMUM)}</Count>}
      >
        <TextArea rows={3} value={text} onChange={(event) => write(event.target.value)} />
      </Field>
      {open.length > 0 && (
        <Times role="group" aria-label="Accept with a time">
          {open.map(({ startsAt }) => (
            <Button
              key={startsAt}
              look="primary"
              busy={sending?.time === startsAt}
              onClick={() => void sendAccepted(startsAt)}
            >
              Accept for {formatShortDay(istDate(new Date(startsAt)))}, {formatTime(new Date(startsAt))}
            </Button>
          ))}
          <Small as="p">
            We reserve the time for {mentee.name} until they pay, for {RESERVED_HOURS} hours at most. You can also
            accept without a time.
          </Small>
        </Times>
      )}
      <Apart>
        <Button
          look={open.length > 0 ? undefined : 'primary'}
          busy={sending !== null && sending.time === null}
          onClick={() => void sendAccepted(null)}
        >
          Accept Request
        </Button>
        <Button look="danger" onClick={sendDeclined}>
          Decline Request
        </Button>
      </Apart>
    </Box>
  )
}

const key = (requestId: number): string => `mentorship-response-${requestId}`

/** The draft in session storage: it survives a failure, another tab of the page and a reload. Empty if there is none. */
function readResponse(requestId: number): string {
  return tabStorage.read(key(requestId)) ?? ''
}

/** Saves the text; an empty one deletes the draft. */
function writeResponse(requestId: number, text: string): void {
  tabStorage.write(key(requestId), text || null)
}

const Box = styled.div`
  display: grid;
  gap: 14px;
`

const Times = styled.div`
  display: grid;
  gap: 8px;
  justify-items: start;
`

const Apart = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 16px;
`

const Count = styled.span`
  flex: none;
`
