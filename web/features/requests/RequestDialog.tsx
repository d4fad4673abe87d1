import { useId } from 'react'
import { styled } from 'styled-components'
import { BACKGROUND_MINIMUM, PROSE_MAXIMUM, RESPONSE_HOURS } from '../../../api/rules/constants.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { ErrorSummary } from '../../ui/ErrorSummary.tsx'
import { Field } from '../../ui/Field.tsx'
import { Input } from '../../ui/Input.tsx'
import { TextArea } from '../../ui/TextArea.tsx'
import { useRequestForm, type RequestControl } from './useRequestForm.ts'

interface RequestDialogProps extends RequestControl {
  mentorId: number
  name: string
  onClose: () => void
}

/** Asks for a mentor's time: four fields, kept while they are typed. A visitor signs in on sending. */
export function RequestDialog({ mentorId, name, onClose, ...control }: RequestDialogProps) {
  const formId = useId()
  const { form, earliest } = useRequestForm({ mentorId, name, ...control })
  const { field, register, summary, isSubmitting, watch } = form
  const background = watch('background').trim().length
  return (
    <Dialog
      open
      onOpenChange={(wanted) => wanted || isSubmitting || onClose()}
      title="Request mentorship"
      description={`Free. ${name} usually answers within ${RESPONSE_HOURS} hours.`}
      footer={
        <>
          <Button onClick={onClose} disabled={isSubmitting}>
            Cancel
          </Button>
          <Button look="primary" type="submit" form={formId} busy={isSubmitting}>
            {control.isVisitor ? 'Sign in and send' : 'Send request'}
          </Button>
        </>
      }
    >
      <Stack id={formId} {...form.formProps}>
        <ErrorSummary {...summary} />
        <Field
          {...field('discussionTopic')}
          label="Discussion topic"
          required
          hint="In one line, such as: checking storey drift by hand."
        >
          <Input {...register('discussionTopic')} maxLength={200} autoComplete="off" />
        </Field>
        <Field
          {...field('background')}
          label="Background"
          required
          hint="Your year or job, what you have tried, and where you are stuck."
          aside={
            <Count>
              {background < BACKGROUND_MINIMUM ? `at least ${BACKGROUND_MINIMUM}` : `${background} / ${PROSE_MAXIMUM}`}
            </Count>
          }
        >
          <TextArea {...register('background')} rows={4} />
        </Field>
        <Field
          {...field('preferredDateTime')}
          label="Preferred date and time"
          note="IST"
          required
          hint="Indian Standard Time. A wish: nothing is booked or paid yet."
        >
          <Input {...register('preferredDateTime')} type="datetime-local" min={earliest} step={60} />
        </Field>
        <Field {...field('additionalNotes')} label="Additional notes" note="optional">
          <TextArea {...register('additionalNotes')} rows={2} />
        </Field>
      </Stack>
    </Dialog>
  )
}

const Stack = styled.form`
  display: grid;
  gap: 16px;
  padding-top: 4px;
`

const Count = styled.span`
  flex: none;
  white-space: nowrap;
`
