import { useState } from 'react'
import { graphql } from 'react-relay'
import { useLocation } from 'react-router'
import { styled } from 'styled-components'
import type { ForgotPassword } from '../../../api/rules/inputs/mailedLinks.ts'
import type { ForgotPasswordPageMutation } from '../../__generated__/ForgotPasswordPageMutation.graphql.ts'
import { AuthColumns, AuthFrame, FormCard } from '../../features/accounts/form/AuthFrame.tsx'
import { EmailField } from '../../features/accounts/form/EmailField.tsx'
import { prefilledEmail } from '../../features/accounts/prefill.ts'
import { RECOVERY_STEPS } from '../../features/accounts/recoverySteps.ts'
import { SignUpSteps } from '../../features/accounts/signUp/SignUpSteps.tsx'
import { useMutation } from '../../relay/useMutation.ts'
import { Button, ButtonRow } from '../../ui/Button.tsx'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { ErrorSummary } from '../../ui/form/ErrorSummary.tsx'
import { Hint } from '../../ui/form/Field.tsx'
import { Notice } from '../../ui/feedback/Notice.tsx'
import { BackLink, Muted, PageTitle } from '../../ui/layout/PageFrame.tsx'
import { breakpoints } from '../../ui/theme.ts'
import { useForm, type Form } from '../../ui/form/useForm.ts'
import { useViewHeading } from '../../ui/useViewHeading.ts'
import { EmailText } from '../../ui/mark/EmailText.tsx'

/** Requests a reset link; the response is the same whether or not the address is registered. */
export function ForgotPasswordPage() {
  const { state } = useLocation()
  const [sentTo, setSentTo] = useState<string | null>(null)
  const [forgotPassword] = useForgotPassword()
  const form = useForm({
    schema: () => import('../../../api/rules/inputs/mailedLinks.ts').then((module) => module.forgotPasswordSchema),
    defaultValues: { email: prefilledEmail(state) },
    onSubmit: async (values) => {
      const { done, refused } = await forgotPassword({ input: values })
      if (done) setSentTo(values.email)
      return refused?.issues
    },
  })
  const isSent = sentTo !== null
  useViewHeading(isSent ? 'sent' : 'form')
  return (
    <AuthFrame>
      <PageTitle
        title={isSent ? 'Check Your Email' : 'Forgot password'}
        lead={isSent ? 'We have emailed you a link.' : 'We will email you a link to set a new password.'}
        back={<BackLink to="/auth">Back to Login</BackLink>}
      />
      <AuthColumns $form={560}>
        <FormCard>
          {isSent ? <LinkSent email={sentTo} onAgain={() => setSentTo(null)} /> : <ForgotPasswordForm form={form} />}
        </FormCard>
        <SignUpSteps title="How it works" steps={RECOVERY_STEPS} at={isSent ? 1 : 0} />
      </AuthColumns>
    </AuthFrame>
  )
}

/** Form for the email address. */
function ForgotPasswordForm({ form }: { form: Form<ForgotPassword, ForgotPassword> }) {
  return (
    <Stack {...form.formProps}>
      <ErrorSummary {...form.summary} />
      <EmailField {...form.register('email')} field={form.field('email')} autoComplete="username" />
      <Hint>For mentors, mentees and community members. The link is valid for 1 hour.</Hint>
      <Button type="submit" look="primary" busy={form.isSubmitting}>
        Send reset link
      </Button>
    </Stack>
  )
}

const Stack = styled.form`
  display: grid;
  gap: 16px;
  > button {
    justify-self: start;
    min-width: 168px;
  }
  @media (max-width: ${breakpoints.phone}) {
    > button {
      justify-self: stretch;
    }
  }
`

interface LinkSentProps {
  email: string
  /** Back to the form. */
  onAgain: () => void
}

/** Next steps. Does not reveal whether the address is registered. */
function LinkSent({ email, onAgain }: LinkSentProps) {
  return (
    <SentStack>
      <Notice tone="good" title="Reset link sent.">
        If{' '}
        <Address>
          <EmailText>{email}</EmailText>
        </Address>{' '}
        is registered, we have emailed a link to it. The link works once and is valid for 1 hour.
      </Notice>
      <Muted as="p">
        No email after a few minutes? Check your spam folder, or try again with the email address you registered with.
        After several requests we send fewer emails: use the newest one.
      </Muted>
      <ButtonRow>
        <ButtonLink look="primary" to="/auth">
          Back to Login
        </ButtonLink>
        <Button onClick={onAgain}>Try Again</Button>
      </ButtonRow>
    </SentStack>
  )
}

const SentStack = styled.div`
  display: grid;
  gap: 16px;
  @media (max-width: ${breakpoints.phone}) {
    ${ButtonRow} > * {
      width: 100%;
    }
  }
`

const Address = styled.b`
  overflow-wrap: anywhere;
`

/** Requests the link and shows a toast: `[forgotPassword, isAsking]`. Never rejects. */
function useForgotPassword() {
  return useMutation<ForgotPasswordPageMutation>(
    graphql`
      mutation ForgotPasswordPageMutation($input: ForgotPasswordInput!) @raw_response_type {
        forgotPassword(input: $input) {
          ... on ForgotPasswordPayload @alias(as: "done") {
            message
          }
          ...refusal_error @alias(as: "refused")
        }
      }
    `,
    {
      done: () => ({ title: 'Reset Link Sent', description: 'Check your email for the link.', tone: 'good' }),
      failed: 'Request Failed',
      fallback: 'Failed to send reset email. Please try again.',
    },
  )
}
