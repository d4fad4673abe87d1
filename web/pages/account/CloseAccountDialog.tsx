import { useId, useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import { styled } from 'styled-components'
import { CLOSING_PHRASE } from '../../../api/rules/constants.ts'
import type { AccountClosing } from '../../../api/rules/inputs/accountSecurity.ts'
import type {
  CloseAccountDialog_viewer$data,
  CloseAccountDialog_viewer$key,
} from '../../__generated__/CloseAccountDialog_viewer.graphql.ts'
import type { CloseAccountDialogMutation } from '../../__generated__/CloseAccountDialogMutation.graphql.ts'
import { PasswordField } from '../../features/accounts/form/PasswordField.tsx'
import { signedOut } from '../../features/accounts/session/presence.ts'
import type { FormIssue } from '../../lib/formIssues.ts'
import { mayHaveWorked } from '../../relay/refusal.ts'
import { sendWaiting } from '../../relay/undoable.ts'
import { useMutation } from '../../relay/useMutation.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/overlay/Dialog.tsx'
import { ErrorSummary } from '../../ui/form/ErrorSummary.tsx'
import { Field } from '../../ui/form/Field.tsx'
import { FocusedNotice } from '../../ui/feedback/FocusedNotice.tsx'
import { Input } from '../../ui/form/Input.tsx'
import { useForm } from '../../ui/form/useForm.ts'

interface CloseAccountDialogProps {
  viewerKey: CloseAccountDialog_viewer$key
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** What is deleted, what is kept, and the two confirmations. */
export function CloseAccountDialog({ viewerKey, open, onOpenChange }: CloseAccountDialogProps) {
  const { type, email, emailConfirmed } = useFragment(
    graphql`
      fragment CloseAccountDialog_viewer on Viewer {
        type
        email
        emailConfirmed
      }
    `,
    viewerKey,
  )
  const formId = useId()
  const closeAccount = useCloseAccount()
  const [inUse, setInUse] = useState<InUse | null>(null)
  const [attempt, setAttempt] = useState(0)
  const form = useForm({
    schema: () => import('../../../api/rules/inputs/accountSecurity.ts').then((module) => module.accountClosingSchema),
    defaultValues: { confirmation: '', password: '' },
    onSubmit: async (values) => {
      const answer = await closeAccount(values)
      setInUse(answer.inUse)
      setAttempt((count) => count + 1)
      return answer.issues
    },
  })
  const { goes, stays } = closingText(type)
  const footer = (
    <>
      <Button onClick={() => onOpenChange(false)}>Keep my account</Button>
      <Button type="submit" form={formId} look="danger" busy={form.isSubmitting}>
        Close my account
      </Button>
    </>
  )
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="Close your account?"
      // An address that nobody has confirmed gets no farewell.
      description={`This cannot be undone. You will be logged out everywhere${emailConfirmed ? ', and we will email you a confirmation' : ''}.`}
      footer={footer}
    >
      <Lists>
        {[
          { title: 'What we delete', texts: goes },
          { title: 'What we keep', texts: stays },
        ].map(({ title, texts }) => (
          <div key={title}>
            <h3>{title}</h3>
            <ul>
              {texts.map((text) => (
                <li key={text}>{text}</li>
              ))}
            </ul>
          </div>
        ))}
      </Lists>
      {inUse && <StillInUse key={attempt} {...inUse} />}
      <Stack id={formId} {...form.formProps}>
        <ErrorSummary {...form.summary} />
        <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
        <Field
          {...form.field('confirmation')}
          label={
            <>
              Type <q translate="no">{CLOSING_PHRASE}</q>
            </>
          }
          required
        >
          <Input {...form.register('confirmation')} autoComplete="off" autoCapitalize="none" spellCheck={false} />
        </Field>
        <PasswordField
          {...form.register('password')}
          field={form.field('password')}
          label="Your password"
          autoComplete="current-password"
        />
      </Stack>
    </Dialog>
  )
}

/** What closing an account deletes and keeps, by account type. */
function closingText(type: CloseAccountDialog_viewer$data['type']): { goes: string[]; stays: string[] } {
  if (type === 'COMMUNITY')
    return {
      goes: ['Your profile, notifications and logins'],
      stays: ['What you wrote in discussions, under the name “Former member”'],
    }
  const money = 'Records of payments and refunds, for about 7 years as tax law requires, without your name and email'
  if (type === 'MENTOR')
    return {
      goes: [
        'Your profile, open slots, reviews and logins',
        'Advanced packages with their chats, pending requests and notifications',
        'Upcoming workshops without registrations',
      ],
      stays: [money, 'Past sessions in your mentees’ history, under the name “Former mentor”'],
    }
  return {
    goes: [
      'Your profile, goals and logins',
      'Advanced packages with their chats, requests and notifications',
      'Your agendas, and your seats in upcoming free workshops',
    ],
    stays: [
      money,
      'Past sessions and reviews, under the name “Former mentee”',
      'Paid seats in upcoming workshops, without your name and email. Save the links of your tickets: with them you can still come, or cancel under the refund policy. We no longer email you about them',
    ],
  }
}

/** All reasons and what helps; focused when it appears. */
function StillInUse({ message, reasons, suggestion }: InUse) {
  return (
    <FocusedNotice tone="bad" title={message} role="alert">
      <ul>
        {reasons.map((reason) => (
          <li key={reason}>{reason}</li>
        ))}
      </ul>
      <Suggestion>{suggestion}</Suggestion>
    </FocusedNotice>
  )
}

const Lists = styled.div`
  display: grid;
  gap: 12px;
  h3 {
    margin-bottom: 2px;
    font-size: var(--t15);
  }
  ul {
    display: grid;
    gap: 2px;
    padding-left: 18px;
    color: var(--muted);
  }
`

const Stack = styled.form`
  display: grid;
  gap: 16px;
  margin-top: 4px;
`

const Suggestion = styled.p`
  margin-top: 8px;
`

/** Why an account cannot be closed yet. */
interface InUse {
  message: string
  reasons: readonly string[]
  suggestion: string
}

/** Closes the account and leaves the page as a visitor; on failure returns what the dialog shows. Never rejects. */
function useCloseAccount() {
  const [run] = useMutation<CloseAccountDialogMutation>(
    graphql`
      mutation CloseAccountDialogMutation($input: CloseAccountInput!) @raw_response_type {
        closeAccount(input: $input) {
          ... on CloseAccountPayload @alias(as: "done") {
            ok
          }
          ... on AccountInUseError @alias(as: "inUse") {
            message
            constraints {
              message
            }
            suggestion
          }
          ...refusal_error @alias(as: "refused")
        }
      }
    `,
    { failed: mayHaveWorked('Account not closed'), showsRefusals: true },
  )
  return async function closeAccount(
    input: AccountClosing,
  ): Promise<{ issues: readonly FormIssue[]; inUse: InUse | null }> {
    await sendWaiting()
    const outcome = await run({ input })
    if (outcome.done) {
      if (outcome.done.ok) signedOut({ to: '/', farewell: 'closed' })
      return { issues: [], inUse: null }
    }
    const { refused, answer } = outcome
    if (!answer?.inUse) return { issues: refused.issues, inUse: null }
    const { message, constraints, suggestion } = answer.inUse
    return { issues: [], inUse: { message, reasons: constraints.map((reason) => reason.message), suggestion } }
  }
}
