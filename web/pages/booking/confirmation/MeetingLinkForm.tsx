import { graphql, useFragment } from 'react-relay'
import type { MeetingLinkForm_booking$key } from '../../../__generated__/MeetingLinkForm_booking.graphql.ts'
import { Button } from '../../../ui/Button.tsx'
import { ErrorSummary } from '../../../ui/ErrorSummary.tsx'
import { Field } from '../../../ui/Field.tsx'
import { Input } from '../../../ui/Input.tsx'
import { useForm } from '../../../ui/useForm.ts'
import { StepBody } from '../bookingLayout.ts'
import { useSetMeetingLink } from './useSetMeetingLink.ts'

/** Where the mentor says how to join; both sides are emailed a new link. */
export function MeetingLinkForm({ bookingKey }: { bookingKey: MeetingLinkForm_booking$key }) {
  const { databaseId, meetingLink, menteeName } = useFragment(
    graphql`
      fragment MeetingLinkForm_booking on Booking {
        databaseId
        meetingLink
        menteeName
      }
    `,
    bookingKey,
  )
  const save = useSetMeetingLink()
  const form = useForm({
    schema: () => import('../../../../api/rules/inputs/meetingLink.ts').then((module) => module.meetingLinkSchema),
    defaultValues: { bookingId: databaseId, meetingLink: meetingLink ?? '' },
    onSubmit: save,
  })
  return (
    <StepBody as="form" {...form.formProps}>
      <ErrorSummary {...form.summary} />
      <Field
        {...form.field('meetingLink')}
        label="Meeting link"
        hint={`A Google Meet, Zoom or other link that starts with https://. We will email it to ${menteeName}.`}
      >
        <Input {...form.register('meetingLink')} type="url" inputMode="url" placeholder="https://meet.google.com/…" />
      </Field>
      <div>
        <Button look="primary" type="submit" busy={form.isSubmitting}>
          Save
        </Button>
      </div>
    </StepBody>
  )
}
