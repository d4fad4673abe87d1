import { useId, useRef, useState } from 'react'
import { graphql } from 'react-relay'
import { styled } from 'styled-components'
import { REPORT_DETAILS_MAXIMUM } from '../../../api/rules/constants.ts'
import { REVIEW_REPORT_REASON_NAMES, REVIEW_REPORT_REASONS } from '../../../api/rules/people/reviewChoices.ts'
import type { ReportReviewMutation, ReviewReportReason } from '../../__generated__/ReportReviewMutation.graphql.ts'
import { roomText } from '../../lib/plural.ts'
import { useMutation } from '../../relay/useMutation.ts'
import { Button } from '../../ui/Button.tsx'
import { Notice } from '../../ui/feedback/Notice.tsx'
import { Radio } from '../../ui/form/Checkbox.tsx'
import { Field, FieldError, FieldFrame, FieldLabel } from '../../ui/form/Field.tsx'
import { TextArea } from '../../ui/form/TextArea.tsx'
import { Small } from '../../ui/layout/PageFrame.tsx'
import { Dialog } from '../../ui/overlay/Dialog.tsx'

const MAXIMUM = REPORT_DETAILS_MAXIMUM.toLocaleString('en-IN')

/** Asks our team to look at a review. */
export function ReportReview({ reviewId, onClose }: { reviewId: number; onClose: () => void }) {
  const [reason, setReason] = useState<ReviewReportReason | null>(null)
  const [details, setDetails] = useState('')
  const [isTried, setTried] = useState(false)
  const [refusal, setRefusal] = useState('')
  const reasons = useRef<HTMLFieldSetElement>(null)
  const id = useId()
  const [send, isSending] = useMutation<ReportReviewMutation>(
    graphql`
      mutation ReportReviewMutation($input: ReportReviewInput!) @raw_response_type {
        reportReview(input: $input) {
          ... on ReportReviewPayload @alias(as: "done") {
            review {
              id
            }
          }
          ...refusal_error @alias(as: "refused")
        }
      }
    `,
    {
      done: () => ({
        title: 'Reported',
        description: 'Our team looks at the review within 2 working days.',
        tone: 'good',
      }),
      failed: () => null,
    },
  )
  const { length } = details.trim()
  const isLong = length > REPORT_DETAILS_MAXIMUM
  const isMissing = isTried && reason === null
  async function submit(): Promise<void> {
    setTried(true)
    setRefusal('')
    if (reason === null) return reasons.current?.querySelector('input')?.focus()
    if (isLong) return
    const { refused } = await send({ input: { reviewId, reason, details: details.trim() } })
    if (refused) setRefusal(refused.message)
    else onClose()
  }
  return (
    <Dialog
      open
      onOpenChange={() => isSending || onClose()}
      title="Report this review"
      description="Our team reads it. Nobody learns who reported it."
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
          {REVIEW_REPORT_REASON_NAMES.map((name) => {
            const value = name.toUpperCase() as ReviewReportReason
            return (
              <Radio key={name} name={`${id}-reason`} checked={value === reason} onChange={() => setReason(value)}>
                {REVIEW_REPORT_REASONS[name]}
              </Radio>
            )
          })}
          {isMissing && <FieldError id={`${id}-missing`}>Choose what is wrong.</FieldError>}
        </FieldFrame>
        <Field
          label="Details"
          note="optional"
          error={isLong ? `At most ${MAXIMUM} characters.` : undefined}
          aside={<Small>{roomText(length, REPORT_DETAILS_MAXIMUM)}</Small>}
        >
          <TextArea rows={3} value={details} onChange={({ target }) => setDetails(target.value)} />
        </Field>
      </Form>
    </Dialog>
  )
}

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
`
