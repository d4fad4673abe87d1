import { useId, useRef, useState } from 'react'
import { graphql } from 'react-relay'
import { styled } from 'styled-components'
import { REPORT_DETAILS_MAXIMUM } from '../../../api/rules/constants.ts'
import type {
  ConversationReportReason,
  ReportDialogMutation,
} from '../../__generated__/ReportDialogMutation.graphql.ts'
import { useMutation } from '../../relay/useMutation.ts'
import { Button } from '../../ui/Button.tsx'
import { Radio } from '../../ui/form/Checkbox.tsx'
import { Dialog } from '../../ui/overlay/Dialog.tsx'
import { Field, FieldError, FieldFrame, FieldLabel } from '../../ui/form/Field.tsx'
import { Notice } from '../../ui/feedback/Notice.tsx'
import { Small } from '../../ui/layout/PageFrame.tsx'
import { TextArea } from '../../ui/form/TextArea.tsx'
import { roomText } from '../../lib/plural.ts'
import { REPORT_REASONS } from './reportReasons.ts'

const MAXIMUM = REPORT_DETAILS_MAXIMUM.toLocaleString('en-IN')

/** What a person has filled in. */
export interface Report {
  reason: ConversationReportReason | null
  details: string
}
export const NO_REPORT: Report = { reason: null, details: '' }

interface ReportDialogProps {
  conversationId: number
  firstName: string
  report: Report
  onChange: (report: Report) => void
  onClose: () => void
}

/** Reports a conversation to the administrators. */
export function ReportDialog({ conversationId, firstName, report, onChange, onClose }: ReportDialogProps) {
  const { reason, details } = report
  const [send, isSending] = useReport()
  const [refusal, setRefusal] = useState('')
  const [isTried, setTried] = useState(false)
  const reasons = useRef<HTMLFieldSetElement>(null)
  const id = useId()
  const length = details.trim().length
  const isMissing = isTried && reason === null
  const isLong = length > REPORT_DETAILS_MAXIMUM
  async function submit(): Promise<void> {
    setTried(true)
    setRefusal('')
    if (reason === null) return reasons.current?.querySelector('input')?.focus()
    if (isLong) return
    const problem = await send({ conversationId, reason, details: details.trim() })
    if (problem !== null) return setRefusal(problem)
    onChange(NO_REPORT)
    onClose()
  }
  return (
    <Dialog
      open
      onOpenChange={() => isSending || onClose()}
      title="Report conversation"
      description={`Administrators will read your conversation with ${firstName}. ${firstName} won’t be notified.`}
      footer={
        <>
          <Button onClick={onClose} disabled={isSending}>
            Cancel
          </Button>
          <Button look="danger" type="submit" form={id} busy={isSending}>
            Send report
          </Button>
        </>
      }
    >
      <Form
        id={id}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void submit()
        }}
      >
        {refusal && (
          <Notice tone="bad" role="alert" title="Not reported.">
            {refusal}
          </Notice>
        )}
        <FieldFrame as="fieldset" ref={reasons} aria-describedby={isMissing ? `${id}-missing` : undefined}>
          <FieldLabel as="legend">What is wrong?</FieldLabel>
          {REPORT_REASONS.map(([value, label]) => (
            <Radio
              key={value}
              name={`${id}-reason`}
              checked={value === reason}
              onChange={() => onChange({ reason: value, details })}
            >
              {label}
            </Radio>
          ))}
          {isMissing && <FieldError id={`${id}-missing`}>Choose what is wrong.</FieldError>}
        </FieldFrame>
        <Field
          label="Details"
          note="optional"
          error={isLong ? `At most ${MAXIMUM} characters.` : undefined}
          aside={<Small>{roomText(length, REPORT_DETAILS_MAXIMUM)}</Small>}
        >
          <TextArea rows={3} value={details} onChange={({ target }) => onChange({ reason, details: target.value })} />
        </Field>
      </Form>
    </Dialog>
  )
}

/** Reports a conversation: `[send, isSending]`; `send` resolves to why it failed, null when it is done. Never rejects. */
function useReport(): [
  send: (report: ReportDialogMutation['variables']['input']) => Promise<string | null>,
  isSending: boolean,
] {
  const [run, isRunning] = useMutation<ReportDialogMutation>(
    graphql`
      mutation ReportDialogMutation($input: ReportConversationInput!) @raw_response_type {
        reportConversation(input: $input) {
          ... on ReportConversationPayload @alias(as: "done") {
            conversation {
              ...ChatPane_conversation
            }
          }
          ...refusal_error @alias(as: "refused")
        }
      }
    `,
    {
      done: () => ({ title: 'Reported', description: 'We’ll look at it within 2 working days.', tone: 'good' }),
      failed: () => null,
    },
  )
  async function send(input: ReportDialogMutation['variables']['input']): Promise<string | null> {
    const { refused } = await run({ input })
    return refused && refused.message
  }
  return [send, isRunning]
}

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
`
