import { useRef, useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import { styled } from 'styled-components'
import { PROSE_MAXIMUM } from '../../../api/rules/constants.ts'
import type { AnswerForm_request$key } from '../../__generated__/AnswerForm_request.graphql.ts'
import { Button } from '../../ui/Button.tsx'
import { Field } from '../../ui/Field.tsx'
import { TextArea } from '../../ui/TextArea.tsx'
import { readResponse, writeResponse } from './responseDraft.ts'
import { useRespond, type Answer } from './useRespond.ts'

interface AnswerFormProps {
  requestKey: AnswerForm_request$key
  onAnswered: () => void
}

/** The response box with its two answers, which stand apart: neither can be taken back. */
export function AnswerForm({ requestKey, onAnswered }: AnswerFormProps) {
  const { databaseId, mentee } = useFragment(
    graphql`
      fragment AnswerForm_request on MentorshipRequest {
        databaseId
        mentee {
          name
        }
      }
    `,
    requestKey,
  )
  const respond = useRespond(mentee.name)
  const [text, setText] = useState(() => readResponse(databaseId))
  const [sending, setSending] = useState<Answer | null>(null)
  const [issue, setIssue] = useState<string | null>(null)
  const running = useRef(false)
  const tooLong = text.trim().length > PROSE_MAXIMUM
  function write(next: string): void {
    setText(next)
    setIssue(null)
    writeResponse(databaseId, next)
  }
  async function send(status: Answer): Promise<void> {
    if (running.current || tooLong) return
    running.current = true
    setSending(status)
    const outcome = await respond({ requestId: databaseId, status, responseMessage: text })
    running.current = false
    setSending(null)
    if (outcome.issue) setIssue(outcome.issue)
    if (outcome.closed) {
      writeResponse(databaseId, '')
      onAnswered()
    }
  }
  return (
    <Box>
      <Field
        label="Your response"
        note="optional"
        hint={`${mentee.name} reads it with your answer.`}
        error={tooLong ? `Response message must be at most ${PROSE_MAXIMUM} characters` : (issue ?? undefined)}
        aside={text.length > PROSE_MAXIMUM - 200 && <Count>{`${text.trim().length} / ${PROSE_MAXIMUM}`}</Count>}
      >
        <TextArea rows={3} value={text} onChange={(event) => write(event.target.value)} />
      </Field>
      <Apart>
        <Button look="primary" busy={sending === 'APPROVED'} onClick={() => void send('APPROVED')}>
          Accept Request
        </Button>
        <Button look="danger" busy={sending === 'REJECTED'} onClick={() => void send('REJECTED')}>
          Decline Request
        </Button>
      </Apart>
    </Box>
  )
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
