import { useState } from 'react'
import { graphql } from 'react-relay'
import type { RemoveAdministratorMutation } from '../../__generated__/RemoveAdministratorMutation.graphql.ts'
import { toLogin, tellTabs } from '../../features/admin/session/door.ts'
import { useMutation } from '../../relay/useMutation.ts'
import { PasswordField } from '../../features/accounts/form/PasswordField.tsx'
import { TypedConfirmation } from '../../ui/overlay/TypedConfirmation.tsx'

interface RemoveAdministratorProps {
  id: number
  name: string
  username: string
  isMe: boolean
  onClose: () => void
  onRemoved: () => void
}

/** Asks for the user ID and the own password before an administrator goes. */
export function RemoveAdministrator({ id, name, username, isMe, onClose, onRemoved }: RemoveAdministratorProps) {
  const [ownPassword, setOwnPassword] = useState('')
  const [run] = useMutation<RemoveAdministratorMutation>(
    graphql`
      mutation RemoveAdministratorMutation($input: RemoveAdministratorInput!) @raw_response_type {
        removeAdministrator(input: $input) {
          ... on RemoveAdministratorPayload @alias(as: "done") {
            removedId
          }
          ...refusal_error @alias(as: "refused")
        }
      }
    `,
    { done: () => ({ title: `${name} is no longer an administrator`, tone: 'good' }), failed: () => null },
  )
  async function remove(): Promise<string | null> {
    const { refused } = await run({ input: { id, ownPassword } })
    if (refused) return refused.issues[0]?.message ?? refused.message
    if (isMe) {
      tellTabs({ ended: true })
      toLogin({ ended: false })
    } else onRemoved()
    return null
  }
  return (
    <TypedConfirmation
      open
      onOpenChange={(stays) => stays || onClose()}
      title={`Remove ${name}?`}
      phrase={username}
      action="Remove administrator"
      missing={ownPassword === '' ? 'Enter your password.' : null}
      onConfirm={remove}
    >
      <p>
        {isMe
          ? 'You are logged out at once and can no longer log in.'
          : 'They are logged out at once and can no longer log in.'}{' '}
        What was done stays in the audit log.
      </p>
      <PasswordField
        field={{ id: 'own-password', error: undefined }}
        label="Your password"
        autoComplete="current-password"
        value={ownPassword}
        onChange={(event) => setOwnPassword(event.target.value)}
      />
    </TypedConfirmation>
  )
}
