import { useEffect, useRef } from 'react'
import { graphql, useFragment } from 'react-relay'
import { styled } from 'styled-components'
import type { MeetingLinkForm_booking$key } from '../../../__generated__/MeetingLinkForm_booking.graphql.ts'
import type { MeetingLinkFormMutation } from '../../../__generated__/MeetingLinkFormMutation.graphql.ts'
import { useMutation } from '../../../relay/useMutation.ts'
import { Button, ButtonRow } from '../../../ui/Button.tsx'
import { ErrorSummary } from '../../../ui/form/ErrorSummary.tsx'
import { Field } from '../../../ui/form/Field.tsx'
import { Input } from '../../../ui/form/Input.tsx'
import { useForm } from '../../../ui/form/useForm.ts'

interface MeetingLinkFormProps {
  bookingKey: MeetingLinkForm_booking$key
  /** Called once the link is saved, or is not to be changed after all: the form goes then. */
  onClose: () => void
}

/**
 * Where the mentor says how to join; both sides are emailed a new link. It comes in place of the button that asks for it,
 * so its field takes the focus.
 */
export function MeetingLinkForm({ bookingKey, onClose }: MeetingLinkFormProps) {
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
  const [save] = useSetMeetingLink()
  const form = useForm({
    schema: () => import('../../../../api/rules/inputs/booking.ts').then((module) => module.meetingLinkSchema),
    defaultValues: { bookingId: databaseId, meetingLink: meetingLink ?? '' },
    onSubmit: async (input) => {
      const { done, refused } = await save({ input })
      if (done) onClose()
      return refused?.issues ?? []
    },
  })
  const place = useRef<HTMLFormElement>(null)
  useEffect(() => place.current?.querySelector('input')?.focus(), [])
  return (
    <Form {...form.formProps} ref={place}>
      <ErrorSummary {...form.summary} />
      <Field
        {...form.field('meetingLink')}
        label="Meeting link"
        hint={`A Google Meet, Zoom or other link that starts with https://. We will email it to ${menteeName}.`}
      >
        <Input {...form.register('meetingLink')} type="url" inputMode="url" placeholder="https://meet.google.com/…" />
      </Field>
      <ButtonRow>
        <Button look="primary" type="submit" busy={form.isSubmitting}>
          Save
        </Button>
        <Button
          look="plain"
          aria-disabled={form.isSubmitting}
          // The field keeps the focus: its error would come and move this button away from the pointer.
          onMouseDown={(event) => event.preventDefault()}
          onClick={onClose}
        >
          Not now
        </Button>
      </ButtonRow>
    </Form>
  )
}

/** Keeps where a session is held, and says so: `[run, isRunning]`. The form shows what is wrong with the link. */
function useSetMeetingLink() {
  return useMutation<MeetingLinkFormMutation>(
    graphql`
      mutation MeetingLinkFormMutation($input: SetMeetingLinkInput!) @raw_response_type {
        setMeetingLink(input: $input) {
          ... on SetMeetingLinkPayload @alias(as: "done") {
            booking {
              menteeName
              ...MeetingLinkForm_booking
              ...AddToCalendar_booking
            }
          }
          ...refusal_error @alias(as: "refused")
        }
      }
    `,
    {
      done: ({ booking }) => ({
        title: 'Meeting link saved',
        description: `We have emailed it to ${booking.menteeName}.`,
        tone: 'good',
      }),
      showsRefusals: true,
    },
  )
}

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
`
