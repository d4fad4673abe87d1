import { useState, useEffect } from 'react'
import { graphql } from 'react-relay'
import { styled } from 'styled-components'
import type { LostTicketMutation } from '../../__generated__/LostTicketMutation.graphql.ts'
import { waitingListForm } from '../../features/workshops/waitingListForm.ts'
import { mayHaveWorked } from '../../relay/refusal.ts'
import { useMutation } from '../../relay/useMutation.ts'
import { Button } from '../../ui/Button.tsx'
import { FocusedNotice } from '../../ui/feedback/FocusedNotice.tsx'
import { ErrorSummary } from '../../ui/form/ErrorSummary.tsx'
import { Field } from '../../ui/form/Field.tsx'
import { Input } from '../../ui/form/Input.tsx'
import { useForm } from '../../ui/form/useForm.ts'
import { EmailText } from '../../ui/mark/EmailText.tsx'

/** The way to have one's ticket mailed again. */
export function LostTicket({ workshopId, email }: { workshopId: number; email: string }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <Place>
      {isOpen ? (
        <SendTicketAgain workshopId={workshopId} email={email} />
      ) : (
        <Button look="ghost" wide onClick={() => setOpen(true)}>
          Lost your ticket? Send it again
        </Button>
      )}
    </Place>
  )
}

const Place = styled.div`
  padding-top: 12px;
  border-top: 1px solid var(--line);
`

interface SendTicketAgainProps {
  workshopId: number
  /** What the field begins with; may be empty. */
  email: string
}

/** Mails a ticket again to the address that is registered. What it says is the same for every address. */
function SendTicketAgain({ workshopId, email }: SendTicketAgainProps) {
  const [sent, setSent] = useState<{ to: string; message: string } | null>(null)
  const [send] = useMutation<LostTicketMutation>(
    graphql`
      mutation LostTicketMutation($input: ResendWorkshopTicketInput!) @raw_response_type {
        resendWorkshopTicket(input: $input) {
          ... on ResendWorkshopTicketPayload @alias(as: "done") {
            message
          }
          ...refusal_error @alias(as: "refused")
        }
      }
    `,
    { failed: mayHaveWorked('Ticket not sent'), showsRefusals: true },
  )
  const form = useForm({
    schema: () => Promise.resolve(waitingListForm),
    defaultValues: { email },
    async onSubmit(values) {
      const { done, refused } = await send({ input: { workshopId, email: values.email } })
      if (refused) return refused.issues
      setSent({ to: values.email, message: done.message })
      return []
    },
  })
  const field = form.field('email')
  // They have asked for it.
  useEffect(() => document.getElementById(field.id)?.focus(), [field.id])
  if (sent)
    return (
      <FocusedNotice tone="good" role="status" title="Check your email.">
        {sent.message} You asked for <EmailText>{sent.to}</EmailText>.
      </FocusedNotice>
    )
  return (
    <Stack {...form.formProps}>
      <ErrorSummary {...form.summary} />
      <Field {...field} label="Email you registered with" required>
        <Input
          {...form.register('email')}
          type="email"
          inputMode="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
        />
      </Field>
      <Button wide type="submit" busy={form.isSubmitting}>
        Send my ticket again
      </Button>
    </Stack>
  )
}

const Stack = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
`
