import { styled } from 'styled-components'
import { AGENDA_MINIMUM, PROSE_MAXIMUM } from '../../../api/rules/constants.ts'
import { bookingDetailsSchema } from '../../../api/rules/inputs/booking.ts'
import { Button } from '../../ui/Button.tsx'
import { ErrorSummary } from '../../ui/ErrorSummary.tsx'
import { Field } from '../../ui/Field.tsx'
import { TextArea } from '../../ui/TextArea.tsx'
import { useForm } from '../../ui/useForm.ts'
import { StepActions, StepBody } from './bookingLayout.ts'
import { stepForm } from './bookingSteps.ts'
import { HoldStatus } from './HoldStatus.tsx'
import type { BookingControl } from './useBooking.ts'

/** What the session is to be about. A visitor signs in after it, and comes back to paying. */
export function DetailsStep({ booking }: { booking: BookingControl }) {
  const { agenda, writeAgenda, agendaIssue, mentorName, navigation, payer } = booking
  const form = useForm({
    schema: bookingDetailsSchema,
    defaultValues: { agenda },
    onSubmit: async () => (payer ? navigation.go('pay') : navigation.signIn('pay')),
  })
  const field = form.field('agenda')
  const length = agenda.trim().length
  return (
    <StepBody as="form" id={stepForm('details')} {...form.formProps}>
      <ErrorSummary {...form.summary} />
      <Field
        {...field}
        error={field.error ?? agendaIssue ?? undefined}
        label="Session agenda"
        required
        hint={`What are you working on, where are you stuck, and what would make the session a success? ${mentorName} reads this before the session.`}
        aside={<Count>{length < AGENDA_MINIMUM ? `at least ${AGENDA_MINIMUM}` : `${length} / ${PROSE_MAXIMUM}`}</Count>}
      >
        <TextArea
          {...form.register('agenda', {
            onChange: (event: { target: { value: string } }) => writeAgenda(event.target.value),
          })}
          rows={6}
          placeholder="I have modelled a G+7 frame in ETABS for my final-year project. Storey drift fails in the Y direction…"
        />
      </Field>
      {booking.packageType === 'starter' && <HoldStatus booking={booking} />}
      <StepActions>
        <Button look="primary" type="submit">
          Continue to Pay
        </Button>
        {!payer && <span>You sign in or sign up next; your choice and your text come along.</span>}
      </StepActions>
    </StepBody>
  )
}

const Count = styled.span`
  flex: none;
  white-space: nowrap;
`
