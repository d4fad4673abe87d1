import { useEffect, useEffectEvent, useState, type ReactNode } from 'react'
import { graphql } from 'react-relay'
import { styled } from 'styled-components'
import { mayHaveWorked } from '../../relay/refusal.ts'
import type { JoinWaitingListMutation } from '../../__generated__/JoinWaitingListMutation.graphql.ts'
import { clearDraft, readDraft, writeDraft } from '../accounts/draft.ts'
import { useMutation } from '../../relay/useMutation.ts'
import { Button } from '../../ui/Button.tsx'
import { EmailText } from '../../ui/mark/EmailText.tsx'
import { ErrorSummary } from '../../ui/form/ErrorSummary.tsx'
import { Field } from '../../ui/form/Field.tsx'
import { FocusedNotice } from '../../ui/feedback/FocusedNotice.tsx'
import { Input } from '../../ui/form/Input.tsx'
import { useForm } from '../../ui/form/useForm.ts'
import { waitingListForm } from './waitingListForm.ts'

export interface JoinWaitingListProps {
  workshopId: number
  /** What the field begins with; may be empty. */
  email: string
  /** Why there is no seat, when that is new to the person. */
  children?: ReactNode
}

const EMPTY = { email: '' }

/** No seat is left: an email address queues for one. */
export function JoinWaitingList({ workshopId, email, children }: JoinWaitingListProps) {
  const [joined, setJoined] = useState<{ email: string; isWaiting: boolean } | null>(null)
  const join = useJoinWaitingList()
  const draftKey = `plumbline:waiting-list-${workshopId}`
  const form = useForm({
    schema: () => Promise.resolve(waitingListForm),
    defaultValues: { email },
    async onSubmit(values) {
      const { done, refused } = await join({ input: { workshopId, email: values.email } })
      if (refused) return refused.issues
      clearDraft(draftKey)
      setJoined({ email: values.email, isWaiting: done.state !== 'UNCONFIRMED' })
      return []
    },
  })
  const { onValues } = form
  // After the first drawing, which may have been the server's.
  const takeDraft = useEffectEvent(() => form.putBack(readDraft(draftKey, EMPTY)))
  useEffect(() => takeDraft(), [])
  useEffect(() => onValues((values) => writeDraft(draftKey, EMPTY, values)), [onValues, draftKey])
  if (joined)
    return (
      <FocusedNotice
        tone="good"
        role="status"
        title={joined.isWaiting ? 'You’re on the waiting list.' : 'Check your email.'}
      >
        {joined.isWaiting ? (
          <>
            When a seat opens and it’s your turn, we email <EmailText>{joined.email}</EmailText> and reserve the seat
            for up to 12 hours.
          </>
        ) : (
          <>
            Open the link that we sent to <EmailText>{joined.email}</EmailText> to join the waiting list.
          </>
        )}
      </FocusedNotice>
    )
  return (
    <Stack {...form.formProps}>
      {children}
      <p>
        Join the waiting list for free. When a seat opens and it’s your turn, we email you and reserve the seat for up
        to 12 hours.
      </p>
      <ErrorSummary {...form.summary} />
      <Field {...form.field('email')} label="Email Address" required>
        <Input
          {...form.register('email')}
          type="email"
          inputMode="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
        />
      </Field>
      <Button look="primary" wide type="submit" busy={form.isSubmitting}>
        Join the waiting list
      </Button>
    </Stack>
  )
}

/** Puts an address on the waiting list; at once for the mentee's own, else after the link of a mail. Never rejects. */
function useJoinWaitingList() {
  const [run] = useMutation<JoinWaitingListMutation>(
    graphql`
      mutation JoinWaitingListMutation($input: JoinWaitingListInput!) @raw_response_type {
        joinWaitingList(input: $input) {
          ... on JoinWaitingListPayload @alias(as: "done") {
            state
            workshop {
              viewerWaitingEntry {
                ...seat_entry
              }
              ...RegistrationCard_seats
            }
          }
          ...refusal_error @alias(as: "refused")
        }
      }
    `,
    { failed: mayHaveWorked('Not on the waiting list yet'), showsRefusals: true },
  )
  return run
}

const Stack = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
`
