import { Suspense, useEffect, useId, useState } from 'react'
import { graphql, usePreloadedQuery, useQueryLoader, type PreloadedQuery } from 'react-relay'
import { styled } from 'styled-components'
import { BACKGROUND_MINIMUM, PROSE_MAXIMUM, RESPONSE_HOURS } from '../../../api/rules/constants.ts'
import { formatShortDay, formatTime } from '../../../api/rules/text/format.ts'
import { addDays, istDate, istTime } from '../../../api/rules/time/time.ts'
import type { RequestDialogQuery } from '../../__generated__/RequestDialogQuery.graphql.ts'
import { serverTime } from '../../lib/clock.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/overlay/Dialog.tsx'
import { ErrorSummary } from '../../ui/form/ErrorSummary.tsx'
import { Field } from '../../ui/form/Field.tsx'
import { Input } from '../../ui/form/Input.tsx'
import { Small } from '../../ui/layout/PageFrame.tsx'
import { SectionBoundary } from '../../ui/feedback/SectionBoundary.tsx'
import { TextArea } from '../../ui/form/TextArea.tsx'
import { roomText } from '../../lib/plural.ts'
import { ProposedTimes, staysInPlace } from './ProposedTimes.tsx'
import { useRequestForm, type RequestControl } from './useRequestForm.ts'

interface RequestDialogProps extends RequestControl {
  mentor: { id: string; databaseId: number; name: string }
  onClose: () => void
}

/** Mentorship request form with four fields, and times if wanted, saved while typing. A visitor logs in first and sends it then. */
export function RequestDialog({ mentor, onClose, ...control }: RequestDialogProps) {
  const { databaseId: mentorId } = mentor
  const formId = useId()
  const [refusals, setRefusals] = useState(0)
  const { form, times, earliest } = useRequestForm({
    mentorId,
    ...control,
    onRefused: () => setRefusals((count) => count + 1),
  })
  const [areTimesOpen, setTimesOpen] = useState(times.length > 0)
  const { field, register, summary, isSubmitting, values } = form
  const background = values.background.trim().length
  const preferred = values.preferredDateTime
  function pick(time: string): void {
    form.setValue('preferredDateTime', time, { shouldValidate: true })
  }
  function propose(proposed: string[]): void {
    form.setValue('proposedTimes', proposed, { shouldValidate: true })
    const [first] = proposed
    // Who proposes a time prefers it, too.
    if (first !== undefined && !preferred) pick(`${istDate(new Date(first))}T${istTime(new Date(first))}`)
  }
  return (
    <Dialog
      open
      tall={areTimesOpen}
      onOpenChange={(wanted) => wanted || isSubmitting || onClose()}
      title="Request mentorship"
      description={`Free. We ask mentors to answer within ${RESPONSE_HOURS} hours.`}
      footer={
        <>
          <Button onClick={onClose} disabled={isSubmitting}>
            Cancel
          </Button>
          <Button look="primary" type="submit" form={formId} busy={isSubmitting}>
            {control.asker === null ? 'Continue' : 'Send request'}
          </Button>
        </>
      }
    >
      {control.asker === null && <Small as="p">Log in or sign up next. Your request is saved.</Small>}
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
              {background < BACKGROUND_MINIMUM
                ? `At least ${BACKGROUND_MINIMUM} characters`
                : roomText(background, PROSE_MAXIMUM)}
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
          hint="Just a preference. Nothing is booked or paid yet."
        >
          <Input {...register('preferredDateTime')} type="datetime-local" min={earliest} step={60} />
        </Field>
        <OpenTimes mentorId={mentorId} value={String(preferred ?? '')} onPick={pick} />
        <ProposedTimes
          {...field('proposedTimes')}
          mentor={mentor}
          times={times}
          onChange={propose}
          isOpen={areTimesOpen}
          onOpen={setTimesOpen}
          refusals={refusals}
        />
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

const DAYS = 14
const SHOWN = 3

const query = graphql`
  query RequestDialogQuery($id: Int!, $from: Date!, $to: Date!) @raw_response_type {
    mentor(id: $id) {
      freeSlots(from: $from, to: $to) {
        startsAt
      }
    }
  }
`

interface OpenTimesProps {
  mentorId: number
  /** As a datetime-local field has it. */
  value: string
  onPick: (value: string) => void
}

/** The first open slot of each of the next three days that have one, to pick instead of typing; nothing without. */
function OpenTimes({ mentorId, ...rest }: OpenTimesProps) {
  const [queryRef, load] = useQueryLoader<RequestDialogQuery>(query)
  useEffect(() => {
    const today = istDate(serverTime())
    load({ id: mentorId, from: today, to: addDays(today, DAYS) })
  }, [load, mentorId])
  if (!queryRef) return null
  return (
    <SectionBoundary fallback={() => null}>
      <Suspense>
        <Times queryRef={queryRef} {...rest} />
      </Suspense>
    </SectionBoundary>
  )
}

interface TimesProps extends Omit<OpenTimesProps, 'mentorId'> {
  queryRef: PreloadedQuery<RequestDialogQuery>
}

function Times({ queryRef, value, onPick }: TimesProps) {
  const { mentor } = usePreloadedQuery<RequestDialogQuery>(query, queryRef)
  const starts = (mentor?.freeSlots ?? []).map(({ startsAt }) => new Date(startsAt))
  const days = new Map(starts.toReversed().map((start) => [istDate(start), start] as const))
  const firsts = [...days].toReversed().slice(0, SHOWN)
  if (firsts.length === 0) return null
  return (
    <Line role="group" aria-label="Open times">
      <Small>Open times:</Small>
      {firsts.map(([day, start]) => {
        const picked = `${day}T${istTime(start)}`
        return (
          <Button
            key={day}
            size="small"
            aria-pressed={value === picked}
            onMouseDown={staysInPlace}
            onClick={() => onPick(picked)}
          >
            {formatShortDay(day)}, {formatTime(start)}
          </Button>
        )
      })}
    </Line>
  )
}

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 6px 8px;
  align-items: center;
  button[aria-pressed='true'] {
    border-color: var(--blueprint);
    background: var(--blueprint-wash);
    color: var(--blueprint);
  }
`
