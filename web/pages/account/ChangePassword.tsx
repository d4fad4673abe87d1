import { graphql, useFragment, useRelayEnvironment } from 'react-relay'
import { styled } from 'styled-components'
import type { ChangePassword_viewer$key } from '../../__generated__/ChangePassword_viewer.graphql.ts'
import { PasswordField } from '../../features/accounts/form/PasswordField.tsx'
import { NOT_LOADED } from '../../lib/formIssues.ts'
import { Button } from '../../ui/Button.tsx'
import { ErrorSummary } from '../../ui/form/ErrorSummary.tsx'
import { Link } from '../../ui/Link.tsx'
import { Muted } from '../../ui/layout/PageFrame.tsx'
import { breakpoints } from '../../ui/theme.ts'
import { useForm } from '../../ui/form/useForm.ts'
import { AccountSection, SECTIONS } from './AccountSection.tsx'

/** What sends it, loaded with what checks it; a submit asks again if that failed. */
const fetchSender = () => import('./savePassword.ts').then((module) => module.savePassword)

const EMPTY = { currentPassword: '', newPassword: '', confirmPassword: '' }

/** Form to change the password; resets after success. */
export function ChangePassword({ viewerKey }: { viewerKey: ChangePassword_viewer$key }) {
  const { email, type } = useFragment(
    graphql`
      fragment ChangePassword_viewer on Viewer {
        email
        type
      }
    `,
    viewerKey,
  )
  const environment = useRelayEnvironment()
  const form = useForm({
    schema() {
      fetchSender().catch(() => undefined)
      return import('../../../api/rules/inputs/accountSecurity.ts').then((module) => module.passwordChangeFormSchema)
    },
    defaultValues: EMPTY,
    onSubmit: async ({ currentPassword, newPassword }) => {
      const savePassword = await fetchSender().catch(() => null)
      if (!savePassword) return [{ path: '', message: NOT_LOADED }]
      const { refused } = await savePassword(environment, { currentPassword, newPassword })
      if (!refused) form.reset(EMPTY)
      return refused?.issues
    },
  })
  return (
    <AccountSection section={SECTIONS.password}>
      <Muted as="p">
        <span>A new password logs out all your other devices, and we will email you about it.</span>
        {type === 'COMMUNITY' && <span> If you have never set one, ask for a link by email instead.</span>}
      </Muted>
      <Stack {...form.formProps} aria-label="Change password">
        <ErrorSummary {...form.summary} />
        {/* Tells password managers whose password it is. */}
        <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
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
          rulesFor={form.values.newPassword}
          strength
        />
        <PasswordField
          {...form.register('confirmPassword')}
          field={form.field('confirmPassword')}
          label="Confirm new password"
          autoComplete="new-password"
        />
        <Acts>
          <Button type="submit" look="primary" busy={form.isSubmitting}>
            Change password
          </Button>
          <Link to="/forgot-password">Forgot password?</Link>
        </Acts>
      </Stack>
    </AccountSection>
  )
}

const Stack = styled.form`
  display: grid;
  gap: 20px;
  max-width: 480px;
`

const Acts = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px 20px;
  align-items: center;
  > a {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
    font-weight: 500;
  }
  @media (max-width: ${breakpoints.phone}) {
    > button {
      width: 100%;
    }
  }
`
