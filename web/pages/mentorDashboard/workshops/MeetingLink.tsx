import { graphql, useFragment } from 'react-relay'
import { styled } from 'styled-components'
import { URL_MAXIMUM } from '../../../../api/rules/constants.ts'
import type { MeetingLink_workshop$key } from '../../../__generated__/MeetingLink_workshop.graphql.ts'
import type { MeetingLinkMutation } from '../../../__generated__/MeetingLinkMutation.graphql.ts'
import { useMutation } from '../../../relay/useMutation.ts'
import { Button } from '../../../ui/Button.tsx'
import { ErrorSummary } from '../../../ui/form/ErrorSummary.tsx'
import { Field } from '../../../ui/form/Field.tsx'
import { Input } from '../../../ui/form/Input.tsx'
import { useForm } from '../../../ui/form/useForm.ts'

interface MeetingLinkProps {
  workshopKey: MeetingLink_workshop$key
  /** Called once the link is saved, for a form that goes then. */
  onSaved?: (() => void) | undefined
}

/** Where an approved workshop is held; people who are registered get an email. */
export function MeetingLink({ workshopKey, onSaved }: MeetingLinkProps) {
  const { databaseId, meetingLink, registeredCount } = useFragment(
    graphql`
      fragment MeetingLink_workshop on Workshop {
        databaseId
        meetingLink
        registeredCount
      }
    `,
    workshopKey,
  )
  const [save] = useMutation<MeetingLinkMutation>(
    graphql`
      mutation MeetingLinkMutation($input: SetWorkshopMeetingLinkInput!) @raw_response_type {
        setWorkshopMeetingLink(input: $input) {
          ... on SetWorkshopMeetingLinkPayload @alias(as: "done") {
            workshop {
              ...WorkshopNext_workshop
            }
            viewer {
              workshopsToDo
            }
          }
          ...refusal_error @alias(as: "refused")
        }
      }
    `,
    { done: () => ({ title: 'Meeting link saved', tone: 'good' }), showsRefusals: true },
  )
  const form = useForm({
    schema: () => import('./workshopSchemas.ts').then((module) => module.workshopLinkSchema),
    defaultValues: { id: databaseId, meetingLink: meetingLink ?? '' },
    async onSubmit(input) {
      const { refused } = await save({ input })
      if (refused) return refused.issues
      form.reset({ id: databaseId, meetingLink: input.meetingLink ?? '' })
      onSaved?.()
    },
  })
  return (
    <Form {...form.formProps}>
      <ErrorSummary {...form.summary} />
      <Field
        {...form.field('meetingLink')}
        label="Meeting link"
        hint={
          registeredCount > 0
            ? 'Only people who are registered see it. We email them a new link.'
            : 'Only people who are registered will see it.'
        }
      >
        <Input
          {...form.register('meetingLink')}
          type="url"
          inputMode="url"
          autoComplete="off"
          maxLength={URL_MAXIMUM}
          placeholder="https://meet.google.com/…"
        />
      </Field>
      <Button type="submit" busy={form.isSubmitting} aria-disabled={!form.isDirty && !form.isSubmitting}>
        Save link
      </Button>
    </Form>
  )
}

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: start;
  gap: 12px;
  > :not(button) {
    width: 100%;
  }
`
