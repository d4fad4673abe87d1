import { useState, type ReactNode } from 'react'
import { graphql, usePreloadedQuery } from 'react-relay'
import { styled } from 'styled-components'
import { formatPastDay } from '../../../api/rules/text/format.ts'
import { istDate } from '../../../api/rules/time/time.ts'
import type { ConfirmEmailPageQuery } from '../../__generated__/ConfirmEmailPageQuery.graphql.ts'
import { typeLabel } from '../../features/accounts/account.ts'
import { AuthColumns, AuthFrame, FormCard } from '../../features/accounts/form/AuthFrame.tsx'
import { NewPasswordFields } from '../../features/accounts/form/PasswordField.tsx'
import { useForgetToken, useMailedToken } from '../../features/accounts/mailedLink.ts'
import { signInPath } from '../../lib/paths.ts'
import type { ScreenProps } from '../../relay/page.ts'
import { Button, ButtonRow } from '../../ui/Button.tsx'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { ErrorSummary } from '../../ui/form/ErrorSummary.tsx'
import { useForm } from '../../ui/form/useForm.ts'
import { Muted, PageTitle } from '../../ui/layout/PageFrame.tsx'
import { TitleBlock } from '../../ui/layout/TitleBlock.tsx'
import { useViewHeading } from '../../ui/useViewHeading.ts'
import {
  Confirmed,
  DeadLink,
  PasswordNotStored,
  useConfirmEmail,
  type LinkedAccount,
  type Outcome,
} from './confirmOutcome.tsx'

/** Heading of each view of the page. */
const TITLES: Record<Outcome['kind'] | 'prompt' | 'missing', { title: string; lead: string }> = {
  prompt: { title: 'Confirm your email address', lead: 'Confirm your email so that our messages reach you.' },
  password: { title: 'Is this your account?', lead: 'You are not logged in to it in this browser.' },
  confirmed: { title: 'Email confirmed', lead: 'Thank you. Our emails will reach you.' },
  already: { title: 'Already confirmed', lead: 'You have nothing more to do here.' },
  notStored: {
    title: 'Your password is not changed',
    lead: 'This email address was already confirmed when you sent the new password.',
  },
  expired: { title: 'This link has expired', lead: 'You can get a new one in a moment.' },
  invalid: { title: 'Invalid confirmation link', lead: 'You can get a new one in a moment.' },
  missing: { title: 'Invalid confirmation link', lead: 'You can get a new one in a moment.' },
}

/** Page of the confirmation link; only its button confirms, so that link scanners don't. */
export function ConfirmEmailPage({ queryRef }: ScreenProps<ConfirmEmailPageQuery>) {
  const { viewer } = usePreloadedQuery<ConfirmEmailPageQuery>(
    graphql`
      query ConfirmEmailPageQuery @preloadable @raw_response_type {
        viewer {
          ...confirmOutcome_viewer
        }
      }
    `,
    queryRef,
  )
  const token = useMailedToken()
  const forgetToken = useForgetToken()
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  const view = outcome?.kind ?? (token ? 'prompt' : 'missing')
  useViewHeading(view)

  function settle(next: Outcome): void {
    setOutcome(next)
    if (next.kind !== 'password') forgetToken()
  }
  function body(): ReactNode {
    if (!token && !outcome) return <DeadLink kind="missing" viewerKey={viewer} />
    if (!outcome) return token && <ConfirmPrompt token={token} onSettled={settle} />
    if (outcome.kind === 'password')
      return token && <NewPasswordForm token={token} account={outcome.account} onSettled={settle} />
    if (outcome.kind === 'notStored') return <PasswordNotStored userType={outcome.userType} />
    if (outcome.kind === 'confirmed' || outcome.kind === 'already')
      return <Confirmed kind={outcome.kind} userType={outcome.userType} isSignedIn={Boolean(viewer)} />
    return <DeadLink kind={outcome.kind} viewerKey={viewer} />
  }
  return (
    <AuthFrame>
      <PageTitle {...TITLES[view]} />
      <AuthColumns $form={560}>
        <FormCard>{body()}</FormCard>
        <WhyConfirm />
      </AuthColumns>
    </AuthFrame>
  )
}

interface ConfirmPromptProps {
  token: string
  onSettled: (outcome: Outcome) => void
}

/** The confirm button. A failed request can be retried. */
function ConfirmPrompt({ token, onSettled }: ConfirmPromptProps) {
  const [confirmEmail, isConfirming] = useConfirmEmail()
  async function confirm(): Promise<void> {
    const { outcome } = await confirmEmail({ token })
    if (outcome) onSettled(outcome)
  }
  return (
    <>
      <Muted as="p">
        You opened a link from the email that we send to every new account. If you did not create an account, close this
        page. Nothing will happen.
      </Muted>
      <ButtonRow>
        <Button look="primary" busy={isConfirming} onClick={() => void confirm()}>
          Confirm my email address
        </Button>
      </ButtonRow>
    </>
  )
}

/** Why we ask to confirm the address. */
function WhyConfirm() {
  return (
    <Side aria-labelledby="why-confirm">
      <h2 id="why-confirm">Why we ask</h2>
      <p>We email you booking confirmations, reminders and news about refunds. They must reach you.</p>
      <p>You need a confirmed email for free workshops.</p>
      <p>You can use everything else without it.</p>
    </Side>
  )
}

const Side = styled.aside`
  display: grid;
  align-content: start;
  gap: 12px;
  h2 {
    font-size: var(--t20);
  }
  > p {
    padding-top: 12px;
    border-top: 1px solid var(--line);
    color: var(--muted);
  }
`

interface NewPasswordFormProps {
  token: string
  account: LinkedAccount
  onSettled: (outcome: Outcome) => void
}

/** The account of the link and why its password comes first, for someone who is not logged in to it here. */
function NewPasswordForm({ token, account, onSettled }: NewPasswordFormProps) {
  const [confirmEmail] = useConfirmEmail()
  const form = useForm({
    schema: () => import('../../../api/rules/inputs/mailedLinks.ts').then((module) => module.newPasswordSchema),
    defaultValues: { newPassword: '', confirmPassword: '' },
    onSubmit: async ({ newPassword }) => {
      const { outcome, issues } = await confirmEmail({ token, newPassword })
      if (outcome) onSettled(outcome)
      return issues
    },
  })
  return (
    <>
      <TitleBlock
        cell={180}
        facts={[
          { label: 'Account type', value: typeLabel(account.userType) },
          { label: 'Name', value: account.name },
          { label: 'Created on', value: formatPastDay(istDate(new Date(account.createdAt))) },
        ]}
      />
      <Muted as="p">
        Anyone can sign up with any email address. If this is your account, log in to it in this browser and open the
        link in the email again. Or choose a new password here. This confirms your email address and logs out all
        devices.
      </Muted>
      <Muted as="p">If you did not create this account, close this page. The email address stays unconfirmed.</Muted>
      <Stack {...form.formProps}>
        <ErrorSummary {...form.summary} />
        <NewPasswordFields form={form} />
        <ButtonRow>
          <Button type="submit" look="primary" busy={form.isSubmitting}>
            Set password and confirm
          </Button>
          <ButtonLink to={signInPath({ as: account.userType })}>Log in instead</ButtonLink>
        </ButtonRow>
      </Stack>
    </>
  )
}

const Stack = styled.form`
  display: grid;
  gap: 20px;
`
