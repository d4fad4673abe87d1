import { useEffect, useEffectEvent } from 'react'
import { graphql, useFragment } from 'react-relay'
import { useNavigate } from 'react-router'
import { styled } from 'styled-components'
import { AGENDA_MINIMUM, PROSE_MAXIMUM } from '../../../../api/rules/constants.ts'
import type { DetailsStep_mentor$key } from '../../../__generated__/DetailsStep_mentor.graphql.ts'
import type { DetailsStep_site$key } from '../../../__generated__/DetailsStep_site.graphql.ts'
import { useLastKind } from '../../../features/accounts/session/lastKind.ts'
import { bookingPath } from '../../../features/bookings/bookingAddress.ts'
import { signInPath, signUpPath } from '../../../lib/paths.ts'
import { Button } from '../../../ui/Button.tsx'
import { ErrorSummary } from '../../../ui/form/ErrorSummary.tsx'
import { Field } from '../../../ui/form/Field.tsx'
import { Link } from '../../../ui/Link.tsx'
import { Small } from '../../../ui/layout/PageFrame.tsx'
import { TextArea } from '../../../ui/form/TextArea.tsx'
import { useForm } from '../../../ui/form/useForm.ts'
import { StepActions, StepBody } from '../bookingLayout.ts'
import { useBookingContext } from '../state/bookingContext.ts'
import { writeDraft } from '../state/bookingMemory.ts'
import { stepForm } from '../state/bookingSteps.ts'
import { roomText } from '../../../lib/plural.ts'
import { HoldStatus } from './SlotNotices.tsx'

export interface DetailsStepProps {
  mentorKey: DetailsStep_mentor$key
  siteKey: DetailsStep_site$key
}

/** Agenda step. After it a visitor registers, or logs in where this browser has logged in before, and goes on to pay. */
export function DetailsStep({ mentorKey, siteKey }: DetailsStepProps) {
  const mentor = useFragment(
    graphql`
      fragment DetailsStep_mentor on Mentor {
        name
      }
    `,
    mentorKey,
  )
  const site = useFragment(
    graphql`
      fragment DetailsStep_site on Site {
        ...SlotNotices_site
      }
    `,
    siteKey,
  )
  const isNew = useLastKind() === null
  const { mentorId, flow, dispatch, navigation, isVisitor, packageType } = useBookingContext()
  const navigate = useNavigate()
  const back = bookingPath(mentorId, { ...navigation.address, step: 'pay' })
  const signInTo = signInPath({ returnTo: back })
  const form = useForm({
    schema: () => import('../../../../api/rules/inputs/booking.ts').then((module) => module.bookingDetailsSchema),
    defaultValues: { agenda: flow.agenda },
    onSubmit: async ({ agenda }) => {
      dispatch({ type: 'agendaWritten', agenda })
      if (!isVisitor) navigation.go('pay')
      else void navigate(isNew ? signUpPath('mentee', back) : signInTo)
    },
  })
  const { onValues, getValues, setValue } = form
  // After the first drawing, which may have been the server's. What was typed into that is newer.
  const take = useEffectEvent((text: string) => {
    if (!getValues().agenda) setValue('agenda', text)
  })
  useEffect(() => take(flow.agenda), [flow.agenda])
  useEffect(() => onValues((values) => writeDraft(mentorId, values.agenda)), [onValues, mentorId])
  // Keep the text when the person returns to the time step.
  const keep = useEffectEvent(() => dispatch({ type: 'agendaWritten', agenda: getValues().agenda }))
  useEffect(() => () => keep(), [])
  const agenda = form.values.agenda
  const field = form.field('agenda')
  // What the server has refused is that very text, not the one that is being corrected.
  const refused = agenda === flow.agenda ? flow.agendaIssue : null
  const length = agenda.trim().length
  return (
    <StepBody as="form" id={stepForm('details')} {...form.formProps}>
      <ErrorSummary {...form.summary} />
      <Field
        {...field}
        error={field.error ?? refused ?? undefined}
        label="Session agenda"
        required
        hint={`What are you working on, where are you stuck, and what would make the session a success? ${mentor.name} reads this before the session.`}
        aside={
          <Count>
            {length < AGENDA_MINIMUM ? `At least ${AGENDA_MINIMUM} characters` : roomText(length, PROSE_MAXIMUM)}
          </Count>
        }
      >
        <TextArea
          {...form.register('agenda')}
          rows={6}
          placeholder="I have modelled a G+7 frame in ETABS for my final-year project. Storey drift fails in the Y direction…"
        />
      </Field>
      {packageType === 'starter' && <HoldStatus siteKey={site} />}
      <StepActions>
        <Button look="primary" type="submit">
          {isVisitor ? 'Continue: log in or sign up' : 'Continue to Pay'}
        </Button>
        {isVisitor && <span>Your time and agenda are saved.</span>}
      </StepActions>
      {isVisitor && isNew && (
        <Small as="p">
          Already registered? <Link to={signInTo}>Log in</Link>
        </Small>
      )}
    </StepBody>
  )
}

const Count = styled.span`
  flex: none;
  white-space: nowrap;
`
