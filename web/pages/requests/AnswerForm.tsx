import { useRef, useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import { styled } from 'styled-components'
import { PROSE_MAXIMUM } from '../../../api/rules/constants.ts'
import type { AnswerForm_request$key } from '../../__generated__/AnswerForm_request.graphql.ts'
import { tabStorage } from '../../lib/storage.ts'
import { Button } from '../../ui/Button.tsx'
import { Field } from '../../ui/Field.tsx'
import { TextArea } from '../../ui/TextArea.tsx'
import { useRespond } from './useRespond.ts'

interface AnswerFormProps {
  requestKey: AnswerForm_request$key
  onAnswered: () => void
}

/** Response field with Accept and Decline, which are far apart. Declining can be undone for a moment. */
export function AnswerForm({ requestKey, onAnswered }: AnswerFormProps) {
  const { id, databaseId, mentee } = useFragment(
    graphql`
      fragment AnswerForm_request on MentorshipRequest {
        id
        databaseId
        mentee {
          name
        }
      }
    `,
    requestKey,
  )
  const { accept, decline } = useRespond(id, mentee.name)
  const [text, setText] = useState(() => readResponse(databaseId))
  const [isSending, setSending] = useState(false)
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
  async function sendAccepted(): Promise<void> {
    if (running.current || tooLong) return
    running.current = true
    setSending(true)
    const outcome = await accept({ requestId: databaseId, responseMessage: text })
    running.current = false
    setSending(false)
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
        aside={text.length > PROSE_MAXIMUM - 200 && <Count>{`${text.trim().length} / ${PROSE_MAXIMUM}`}</Count>}
      >
        <TextArea rows={3} value={text} onChange={(event) => write(event.target.value)} />
      </Field>
      <Apart>
        <Button look="primary" busy={isSending} onClick={() => void sendAccepted()}>
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

const Apart = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 16px;
`

const Count = styled.span`
  flex: none;
`
