import { useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { Confirm_entry$key } from '../../__generated__/Confirm_entry.graphql.ts'
import type { ConfirmMutation } from '../../__generated__/ConfirmMutation.graphql.ts'
import { mayHaveWorked } from '../../relay/refusal.ts'
import { useMutation } from '../../relay/useMutation.ts'
import { Button, ButtonRow } from '../../ui/Button.tsx'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { EmailText } from '../../ui/mark/EmailText.tsx'
import { Notice } from '../../ui/feedback/Notice.tsx'
import { takeEntry } from './freshEntry.ts'

/** A place in the queue, which only this button takes: scanners open links before people do. */
export function Confirm({ entryKey }: { entryKey: Confirm_entry$key }) {
  const { code, email, workshop } = useFragment(
    graphql`
      fragment Confirm_entry on WaitingListEntry {
        code
        email
        workshop {
          isRegistrationOpen
        }
      }
    `,
    entryKey,
  )
  const [confirm, isConfirming] = useConfirmEntry(code)
  const [refused, setRefused] = useState<string | null>(null)
  async function take(): Promise<void> {
    setRefused(null)
    const outcome = await confirm({ input: { code } })
    if (outcome.refused && !outcome.refused.failure) setRefused(outcome.refused.message)
  }
  if (!workshop.isRegistrationOpen)
    return (
      <>
        <p>{LIST_CLOSED}</p>
        <ButtonRow>
          <ButtonLink look="primary" to="/workshops">
            View All Workshops
          </ButtonLink>
        </ButtonRow>
      </>
    )
  return (
    <>
      {refused && (
        <Notice tone="bad" role="alert">
          {refused}
        </Notice>
      )}
      <p>
        Confirm to join the queue. We’ll email <EmailText>{email}</EmailText> when a seat is yours.
      </p>
      <ButtonRow>
        <Button look="primary" busy={isConfirming} onClick={() => void take()}>
          Join the waiting list
        </Button>
      </ButtonRow>
    </>
  )
}

/** Confirms the address of an entry, which queues from then on: `[confirm, isConfirming]`. Never rejects. */
function useConfirmEntry(code: string) {
  return useMutation<ConfirmMutation>(
    graphql`
      mutation ConfirmMutation($input: ConfirmWaitingListEntryInput!) @raw_response_type {
        confirmWaitingListEntry(input: $input) {
          ... on ConfirmWaitingListEntryPayload @alias(as: "done") {
            entry {
              ...freshEntry_entry
            }
          }
          ...refusal_error @alias(as: "refused")
        }
      }
    `,
    {
      failed: mayHaveWorked('Your place is not confirmed yet'),
      showsRefusals: true,
      updater: (store) => takeEntry(store, 'confirmWaitingListEntry', code),
    },
  )
}

/** Why nobody can queue any longer. */
export const LIST_CLOSED = 'Registration and the waiting list for this workshop are closed.'
