import { useId, useState } from 'react'
import { graphql } from 'react-relay'
import { styled } from 'styled-components'
import { DAYS_OFF_LONGEST, NOTE_MAXIMUM } from '../../../../api/rules/constants.ts'
import { forCount } from '../../../../api/rules/text/counts.ts'
import { daysBetween, isIstDate, istDate, type IstDate } from '../../../../api/rules/time/time.ts'
import type { DaysOffDialogQuery } from '../../../__generated__/DaysOffDialogQuery.graphql.ts'
import { serverTime } from '../../../lib/clock.ts'
import { plural, roomText } from '../../../lib/plural.ts'
import { Button } from '../../../ui/Button.tsx'
import { Notice } from '../../../ui/feedback/Notice.tsx'
import { Unanswered } from '../../../ui/feedback/Unanswered.tsx'
import { ErrorSummary } from '../../../ui/form/ErrorSummary.tsx'
import { Field, FieldPair } from '../../../ui/form/Field.tsx'
import { Input } from '../../../ui/form/Input.tsx'
import { TextArea } from '../../../ui/form/TextArea.tsx'
import { useForm } from '../../../ui/form/useForm.ts'
import { Small } from '../../../ui/layout/PageFrame.tsx'
import { Dialog } from '../../../ui/overlay/Dialog.tsx'
import { BookedSession } from './BookedSession.tsx'
import { useDraftAnswer } from './useDraftAnswer.ts'
import { useSaveDaysOff } from './useSaveDaysOff.ts'

const query = graphql`
  query DaysOffDialogQuery($id: Int!, $daysOff: [DaysOffRangeInput!]!) @raw_response_type {
    mentor(id: $id) {
      sessionsOnDaysOff(daysOff: $daysOff) {
        id
        ...BookedSession_booking
      }
    }
  }
`

/** As the fields have them; no last day for a single day. */
export interface DaysOffValues {
  startDate: string
  endDate: string
  note: string
}

/** First and last day, both off. */
export interface DayStretch {
  startDate: IstDate
  endDate: IstDate
}

interface DaysOffDialogProps {
  mentorId: number
  /** Of the days off to change; null for new ones. */
  id: number | null
  values: DaysOffValues
  /** With what was typed and not saved. */
  onClose: (left: DaysOffValues | null) => void
}

/** Adds days off or changes them. Sessions that are booked on them are listed before anything is saved. */
export function DaysOffDialog({ mentorId, id, values: start, onClose }: DaysOffDialogProps) {
  const formId = useId()
  const [today] = useState(() => istDate(serverTime()))
  const [save] = useSaveDaysOff()
  const form = useForm({
    schema: () => import('../profile/schemas.ts').then((module) => module.daysOffFormSchema),
    defaultValues: { ...start },
    async onSubmit({ startDate, endDate, note }) {
      const { refused } = await save({
        input: { ...(id !== null && { id }), startDate, endDate: endDate || null, ...(note !== undefined && { note }) },
      })
      if (refused) return refused.issues
      onClose(null)
    },
  })
  const { field, register, values, isSubmitting, isDirty } = form
  const stretch = stretchOf(values.startDate, values.endDate)
  const { data, state, retry } = useDraftAnswer<DaysOffDialogQuery>({
    query,
    variables: stretch && { id: mentorId, daysOff: [stretch] },
  })
  const sessions = (state === 'current' && data?.mentor?.sessionsOnDaysOff) || []

  function leave(): void {
    if (!isSubmitting) onClose(isDirty ? form.getValues() : null)
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => open || leave()}
      title={id === null ? 'Add days off' : 'Change days off'}
      description="One day, or several in a row. Students see no slots on them."
      footer={
        <>
          <Button onClick={leave} disabled={isSubmitting}>
            Cancel
          </Button>
          <Button look="primary" type="submit" form={formId} busy={isSubmitting}>
            {sessions.length > 0 ? `Save, keep ${plural(sessions.length, 'session')}` : 'Save days off'}
          </Button>
        </>
      }
    >
      <Stack id={formId} {...form.formProps}>
        <ErrorSummary {...form.summary} />
        <FieldPair>
          <Field {...field('startDate')} label="First day" required>
            <Input {...register('startDate')} type="date" min={id === null ? today : undefined} />
          </Field>
          <Field {...field('endDate')} label="Last day" note="optional" hint="Leave it empty for one day.">
            <Input {...register('endDate')} type="date" min={values.startDate || today} />
          </Field>
        </FieldPair>
        <div aria-live="polite">
          {state === 'loading' && <Small as="p">Looking for sessions on these days…</Small>}
          {state === 'current' && sessions.length === 0 && (
            <Small as="p">
              You have no sessions on {stretch?.startDate === stretch?.endDate ? 'this day' : 'these days'}.
            </Small>
          )}
          {sessions.length > 0 && (
            <Notice tone="warn" title={`${plural(sessions.length, 'session')} booked on these days.`}>
              <p>
                {forCount(
                  sessions.length,
                  'It stays as booked. Open it to move or cancel it.',
                  () => 'They stay as booked. Open one to move or cancel it.',
                )}
              </p>
              <ul>
                {sessions.map((session) => (
                  <li key={session.id}>
                    <BookedSession bookingKey={session} mentorId={mentorId} withDay />
                  </li>
                ))}
              </ul>
            </Notice>
          )}
        </div>
        {state === 'failed' && (
          <Unanswered onRetry={retry}>
            We couldn’t check for sessions on these days. Booked sessions stay either way.
          </Unanswered>
        )}
        <Field
          {...field('note')}
          label="Note"
          note="optional"
          hint="Only you see it."
          aside={roomText(values.note.trim().length, NOTE_MAXIMUM)}
        >
          <TextArea {...register('note')} rows={2} />
        </Field>
      </Stack>
    </Dialog>
  )
}

/** What two date fields say, the second one empty for a single day; null while they say no stretch that can be saved. */
function stretchOf(startDate: string, endDate: string): DayStretch | null {
  const last = endDate || startDate
  if (!isIstDate(startDate) || !isIstDate(last)) return null
  const length = daysBetween(startDate, last) + 1
  return length >= 1 && length <= DAYS_OFF_LONGEST ? { startDate, endDate: last } : null
}

const Stack = styled.form`
  display: grid;
  gap: 16px;
  padding-top: 4px;
`
