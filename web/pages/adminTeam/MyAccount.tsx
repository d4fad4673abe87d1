import { useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import { styled } from 'styled-components'
import { ADMIN_PASSWORD_HINT } from '../../../api/rules/people/passwords.ts'
import type { MyAccount_session$key } from '../../__generated__/MyAccount_session.graphql.ts'
import type { MyAccountPasswordMutation } from '../../__generated__/MyAccountPasswordMutation.graphql.ts'
import type { MyAccountMutation } from '../../__generated__/MyAccountMutation.graphql.ts'
import { PasswordField } from '../../features/accounts/form/PasswordField.tsx'
import { plural } from '../../lib/plural.ts'
import { useMutation } from '../../relay/useMutation.ts'
import { Button, ButtonRow } from '../../ui/Button.tsx'
import { Card } from '../../ui/layout/Card.tsx'
import { ErrorSummary } from '../../ui/form/ErrorSummary.tsx'
import { Field, Hint } from '../../ui/form/Field.tsx'
import { Muted } from '../../ui/layout/PageFrame.tsx'
import { useForm } from '../../ui/form/useForm.ts'
import { RecoveryCodes } from '../../features/admin/secondFactor/RecoveryCodes.tsx'
import { SetUpSecondFactor } from '../../features/admin/secondFactor/SetUpSecondFactor.tsx'
import { Dialog } from '../../ui/overlay/Dialog.tsx'
import { Input } from '../../ui/form/Input.tsx'
import { Stack } from './formParts.ts'

interface MyAccountProps {
  sessionKey: MyAccount_session$key
  onChanged: () => void
}

/** The own password, authenticator app and recovery codes. */
export function MyAccount({ sessionKey, onChanged }: MyAccountProps) {
  const session = useFragment(
    graphql`
      fragment MyAccount_session on AdminSession {
        username
        hasSecondFactor
        recoveryCodesLeft
      }
    `,
    sessionKey,
  )
  const { username, hasSecondFactor, recoveryCodesLeft } = session
  const [open, setOpen] = useState<'app' | 'codes' | null>(null)
  function close(): void {
    setOpen(null)
    onChanged()
  }
  return (
    <Place aria-labelledby="my-account">
      <h2 id="my-account">My account</h2>
      <Two>
        <Card $pad as="section" aria-labelledby="my-app">
          <h3 id="my-app">Authenticator app</h3>
          <Muted as="p">
            {hasSecondFactor
              ? `You enter a code of your app each time you log in. ${plural(recoveryCodesLeft, 'recovery code')} left.`
              : 'Not set up. Turn it on, so that a stolen password is not enough.'}
          </Muted>
          <ButtonRow>
            <Button
              look={hasSecondFactor ? undefined : 'primary'}
              aria-haspopup="dialog"
              onClick={() => setOpen('app')}
            >
              {hasSecondFactor ? 'Replace the app' : 'Set up the app'}
            </Button>
            {hasSecondFactor && (
              <Button aria-haspopup="dialog" onClick={() => setOpen('codes')}>
                New recovery codes
              </Button>
            )}
          </ButtonRow>
        </Card>
        <Card $pad as="section" aria-labelledby="my-password">
          <h3 id="my-password">Password</h3>
          <Muted as="p">A new password logs you out everywhere else.</Muted>
          <ChangeAdminPassword username={username} onChanged={onChanged} />
        </Card>
      </Two>
      {open === 'app' && <SecondFactorDialog isReplacing={hasSecondFactor} onClose={close} />}
      {open === 'codes' && <NewRecoveryCodes onClose={close} />}
    </Place>
  )
}

const Place = styled.section`
  padding-top: 32px;
  > h2 {
    padding-bottom: 12px;
    font-size: var(--t20);
  }
`

const Two = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 360px), 1fr));
  gap: 20px;
  align-items: start;
  > * {
    display: grid;
    gap: 12px;
  }
  h3 {
    font-size: var(--t17);
  }
`

const EMPTY = { currentPassword: '', newPassword: '' }

/** Form for the own password; resets after success. */
function ChangeAdminPassword({ username, onChanged }: { username: string; onChanged: () => void }) {
  const [run] = useMutation<MyAccountPasswordMutation>(
    graphql`
      mutation MyAccountPasswordMutation($input: ChangeAdminPasswordInput!) @raw_response_type {
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

/** Setting up or replacing the own authenticator app. Once the recovery codes are shown, only saving them closes it. */
function SecondFactorDialog({ isReplacing, onClose }: { isReplacing: boolean; onClose: () => void }) {
  const [showsCodes, setShowsCodes] = useState(false)
  return (
    <Dialog
      open
      onOpenChange={(stays) => stays || onClose()}
      title={showsCodes ? 'Your recovery codes' : isReplacing ? 'Replace the app' : 'Set up the app'}
      closable={!showsCodes}
    >
      <SetUpSecondFactor onConfirmed={() => setShowsCodes(true)} onDone={onClose} />
    </Dialog>
  )
}

/** New recovery codes in place of the old ones, for a code of the app. */
function NewRecoveryCodes({ onClose }: { onClose: () => void }) {
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  const [run] = useMutation<MyAccountMutation>(
    graphql`
      mutation MyAccountMutation($input: RenewRecoveryCodesInput!) @raw_response_type {
        renewRecoveryCodes(input: $input) {
          ... on RenewRecoveryCodesPayload @alias(as: "done") {
            recoveryCodes
          }
          ...refusal_error @alias(as: "refused")
        }
      }
    `,
    { showsRefusals: true },
  )
  const form = useForm({
    schema: () => import('../../../api/rules/inputs/administrator.ts').then((module) => module.recoveryCodesSchema),
    defaultValues: { code: '' },
    onSubmit: async (input) => {
      const { done, refused } = await run({ input })
      if (done) setCodes(done.recoveryCodes)
      return refused?.issues
    },
  })
  return (
    <Dialog
      open
      onOpenChange={(stays) => stays || onClose()}
      title={codes ? 'Your recovery codes' : 'New recovery codes'}
      closable={codes === null}
    >
      {codes ? (
        <RecoveryCodes codes={codes} onDone={onClose} />
      ) : (
        <Stack {...form.formProps} aria-label="New recovery codes">
          <p>The old ones stop working at once.</p>
          <ErrorSummary {...form.summary} />
          <Field {...form.field('code')} label="Code from your authenticator app" hint="Or a recovery code." required>
            <Input {...form.register('code')} autoComplete="one-time-code" autoCapitalize="none" spellCheck={false} />
          </Field>
          <Button type="submit" look="primary" busy={form.isSubmitting}>
            Make new codes
          </Button>
        </Stack>
      )}
    </Dialog>
  )
}
