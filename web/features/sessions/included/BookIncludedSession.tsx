import { useEffect, useEffectEvent, useId, useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import { styled } from 'styled-components'
import { planLastDay } from '../../../../api/rules/bookings/plans.ts'
import { AGENDA_MINIMUM, PROSE_MAXIMUM, SESSION_LENGTH } from '../../../../api/rules/constants.ts'
import { refundRule } from '../../../../api/rules/money/refunds.ts'
import { formatShortDay } from '../../../../api/rules/text/format.ts'
import type { BookIncludedSession_plan$key } from '../../../__generated__/BookIncludedSession_plan.graphql.ts'
import type { BookIncludedSessionMutation } from '../../../__generated__/BookIncludedSessionMutation.graphql.ts'
import { plural, roomText } from '../../../lib/plural.ts'
import { useMutation } from '../../../relay/useMutation.ts'
import { ErrorSummary } from '../../../ui/form/ErrorSummary.tsx'
import { Field } from '../../../ui/form/Field.tsx'
import { Link } from '../../../ui/Link.tsx'
import { Rows } from '../../../ui/layout/Rows.tsx'
import { TextArea } from '../../../ui/form/TextArea.tsx'
import { useForm } from '../../../ui/form/useForm.ts'
import { clearDraft, readDraft, writeDraft } from '../../accounts/draft.ts'
import { chatPath } from '../../chat/chatPath.ts'
import { calendarAction } from '../calendarFile.ts'
import { SlotDialog } from '../dialogs/SlotDialog.tsx'
import { whenText } from '../dialogs/TimeChange.tsx'
import { useSlotChoice } from '../dialogs/useSlotChoice.ts'
import { useFreshPlan } from './useFreshPlan.ts'
import { timesWhole } from '../../../ui/time/timesWhole.ts'

interface BookIncludedSessionProps {
  planKey: BookIncludedSession_plan$key
  onClose: () => void
}

const EMPTY = { agenda: '' }

/** The mentee of a running package books one of its sessions: a slot within its dates and the agenda, in one view. */
export function BookIncludedSession({ planKey, onClose }: BookIncludedSessionProps) {
  const plan = useFragment(
    graphql`
      fragment BookIncludedSession_plan on Plan {
        id
        databaseId
        startDate
        endDate
        agenda
        callsRemaining
        callsUsed
        mentor {
          id
          databaseId
          name
        }
        viewerCanBookCall {
          allowed
          reason
        }
      }
    `,
    planKey,
  )
  const {
    databaseId,
    startDate,
    endDate,
    agenda: ofPackage,
    callsRemaining,
    callsUsed,
    mentor,
    viewerCanBookCall,
  } = plan
  const formId = useId()
  const draftKey = `included-session-${databaseId}`
  const choice = useSlotChoice(mentor.id, { startDate, endDate }, true)
  const { refresh } = useFreshPlan(plan.id)
  const readNow = useEffectEvent(refresh)
  useEffect(() => readNow(), [])
  const [book] = useBookPlanCall()
  // The last one is booked by its own answer: that is no refusal.
  const [isBooking, setBooking] = useState(false)
  const [defaultValues] = useState(() => ({ agenda: ofPackage ?? '', ...readDraft(draftKey, EMPTY) }))
  const form = useForm({
    schema: () => import('../../../../api/rules/inputs/booking.ts').then((module) => module.bookingDetailsSchema),
    defaultValues,
    async onSubmit({ agenda }) {
      if (!choice.startsAt) return
      setBooking(true)
      const { refused } = await book({ input: { planId: databaseId, startsAt: choice.startsAt, agenda } })
      if (!refused) {
        clearDraft(draftKey)
        return onClose()
      }
      setBooking(false)
      refresh()
      if (refused.type === 'ValidationError') return refused.issues
      choice.refused(refused, 'We don’t know whether the session was booked. It is safe to try again.')
    },
  })
  const { onValues } = form
  useEffect(() => onValues((values) => writeDraft(draftKey, EMPTY, values)), [onValues, draftKey])
  const length = form.values.agenda.trim().length
  const dates = `${formatShortDay(startDate)} to ${formatShortDay(planLastDay(endDate))}`
  return (
    <SlotDialog
      title="Book an included session"
      description={`${SESSION_LENGTH} with ${mentor.name}. Included in your package, nothing to pay. ${callsRemaining} of ${callsRemaining + callsUsed} left.`}
      choice={choice}
      impossible={
        isBooking || viewerCanBookCall?.allowed
          ? null
          : (viewerCanBookCall?.reason ?? 'Only the mentee of a package books its sessions.')
      }
      soon="counts as used if you cancel"
      whenNone={
        <>
          {mentor.name} has no open time within your package’s dates, {dates}.{' '}
          <Link to={chatPath(mentor.databaseId)}>Ask in the chat</Link> for a time.
        </>
      }
      oneStep
      confirmHeading="What is it about?"
      confirm={{ label: 'Book session', form: formId }}
      isBusy={form.isSubmitting}
      onClose={onClose}
    >
      <Stack id={formId} {...form.formProps}>
        <ErrorSummary {...form.summary} />
        {choice.startsAt && choice.open && (
          <Rows>
            <div>
              <dt>Time</dt>
              <dd>
                <time dateTime={choice.startsAt}>{timesWhole(whenText(choice.startsAt))}</time>
              </dd>
            </div>
            <div>
              <dt>Price</dt>
              <dd>Included in your package, nothing to pay</dd>
            </div>
            <div>
              <dt>If you cancel</dt>
              <dd>
                {
                  refundRule(
                    {
                      packageType: 'advanced',
                      isCall: true,
                      startsAt: new Date(choice.startsAt),
                      windowHours: choice.open.windowHours,
                    },
                    choice.open.now,
                  ).line
                }
              </dd>
            </div>
          </Rows>
        )}
        <Field
          {...form.field('agenda')}
          label="Session agenda"
          required
          hint={`What would make this session a success? ${mentor.name} reads it before the session.${ofPackage ? ' It begins with what you wrote for the package.' : ''}`}
          aside={
            <Count>
              {length < AGENDA_MINIMUM ? `At least ${AGENDA_MINIMUM} characters` : roomText(length, PROSE_MAXIMUM)}
            </Count>
          }
        >
          <TextArea {...form.register('agenda')} rows={5} />
        </Field>
      </Stack>
    </SlotDialog>
  )
}

const TOAST_MS = 12_000

/** Books a session that a package includes: `[book, isBooking]`. The dialog shows refusals. Never rejects. */
function useBookPlanCall() {
  return useMutation<BookIncludedSessionMutation>(
    graphql`
      mutation BookIncludedSessionMutation($input: BookPlanCallInput!) @raw_response_type {
        bookPlanCall(input: $input) {
          ... on BookPlanCallPayload @alias(as: "done") {
            booking {
              startsAt
              mentorName
              ...calendarFile_booking
              ...freshSession_booking
            }
            plan {
              callsRemaining
              ...BookIncludedSession_plan
              ...BookIncludedSessionButton_plan
            }
          }
          ...refusal_error @alias(as: "refused")
        }
      }
    `,
    {
      done({ booking, plan }) {
        const { startsAt, mentorName } = booking
        const action = calendarAction(booking)
        return {
          title: 'Session booked',
          description: `${startsAt ? whenText(startsAt) : 'At the chosen time'} with ${mentorName}. ${plural(plan.callsRemaining, 'session')} left in your package.`,
          tone: 'good',
          duration: TOAST_MS,
          ...(action && { action }),
        }
      },
      failed: () => null,
    },
  )
}

const Stack = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
`

const Count = styled.span`
  flex: none;
  white-space: nowrap;
`
