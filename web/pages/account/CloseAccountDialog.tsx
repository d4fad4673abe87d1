import { useId, useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import { styled } from 'styled-components'
import { CLOSING_PHRASE } from '../../../api/rules/constants.ts'
import type {
  CloseAccountDialog_viewer$data,
  CloseAccountDialog_viewer$key,
} from '../../__generated__/CloseAccountDialog_viewer.graphql.ts'
import { PasswordField } from '../../features/accounts/form/PasswordField.tsx'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/overlay/Dialog.tsx'
import { ErrorSummary } from '../../ui/form/ErrorSummary.tsx'
import { Field } from '../../ui/form/Field.tsx'
import { FocusedNotice } from '../../ui/feedback/FocusedNotice.tsx'
import { Input } from '../../ui/form/Input.tsx'
import { useForm } from '../../ui/form/useForm.ts'
import { useCloseAccount, type InUse } from './useCloseAccount.ts'

interface CloseAccountDialogProps {
  viewerKey: CloseAccountDialog_viewer$key
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** What is deleted, what is kept, and the two confirmations. */
export function CloseAccountDialog({ viewerKey, open, onOpenChange }: CloseAccountDialogProps) {
  const { type, email } = useFragment(
    graphql`
      fragment CloseAccountDialog_viewer on Viewer {
        type
        email
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
      description="This cannot be undone. You will be logged out everywhere, and we will email you a confirmation."
      footer={footer}
    >
      <Lists>
        <div>
          <h3>What we delete</h3>
          <ul>
            {goes.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </div>
        <div>
          <h3>What we keep</h3>
          <ul>
            {stays.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </div>
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
