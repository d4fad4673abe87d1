import { graphql } from 'react-relay'
import { ADMIN_PASSWORD_HINT } from '../../../api/rules/people/passwords.ts'
import type { ChangeAdminPasswordMutation } from '../../__generated__/ChangeAdminPasswordMutation.graphql.ts'
import { PasswordField } from '../../features/accounts/PasswordField.tsx'
import { useMutation } from '../../relay/useMutation.ts'
import { Button } from '../../ui/Button.tsx'
import { ErrorSummary } from '../../ui/ErrorSummary.tsx'
import { Hint } from '../../ui/Field.tsx'
import { useForm } from '../../ui/useForm.ts'
import { Stack } from './formParts.ts'

const EMPTY = { currentPassword: '', newPassword: '' }

/** Form for the own password; resets after success. */
export function ChangeAdminPassword({ username, onChanged }: { username: string; onChanged: () => void }) {
  const [run] = useMutation<ChangeAdminPasswordMutation>(
    graphql`
      mutation ChangeAdminPasswordMutation($input: ChangeAdminPasswordInput!) @raw_response_type {
        changeAdminPassword(input: $input) {
          ... on ChangeAdminPasswordPayload @alias(as: "done") {
            adminSession {
              id
              expiresAt
            }
          }
          ...refusal_error @alias(as: "refused")
        }
      }
    `,
    {
      done: () => ({ title: 'Password changed', description: 'You are logged out everywhere else.', tone: 'good' }),
      failed: 'Password not changed',
      showsRefusals: true,
    },
  )
  const form = useForm({
    schema: () =>
      import('../../../api/rules/inputs/administrator.ts').then((module) => module.adminPasswordChangeSchema),
    defaultValues: EMPTY,
    onSubmit: async (input) => {
      const { refused } = await run({ input })
      if (refused) return refused.issues
      form.reset(EMPTY)
      onChanged()
      return undefined
    },
  })
  return (
    <Stack {...form.formProps} aria-label="Change password">
      <ErrorSummary {...form.summary} />
      {/* Tells password managers whose password it is. */}
      <input type="text" name="username" autoComplete="username" value={username} readOnly hidden />
      <PasswordField
        {...form.register('currentPassword')}
        field={form.field('currentPassword')}
        label="Current password"
        autoComplete="current-password"
      />
      <PasswordField
        {...form.register('newPassword')}
        field={form.field('newPassword')}
        label="New password"
        autoComplete="new-password"
      />
      <Hint>{ADMIN_PASSWORD_HINT}</Hint>
      <Button type="submit" look="primary" busy={form.isSubmitting}>
        Change password
      </Button>
    </Stack>
  )
}
