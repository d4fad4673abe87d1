import { styled } from 'styled-components'
import { formatPastDay } from '../../../api/rules/text/format.ts'
import { istDate } from '../../../api/rules/time/time.ts'
import { typeLabel } from '../../features/accounts/account.ts'
import { NewPasswordFields } from '../../features/accounts/NewPasswordFields.tsx'
import { signInPath } from '../../lib/paths.ts'
import { Button, ButtonRow } from '../../ui/Button.tsx'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { ErrorSummary } from '../../ui/ErrorSummary.tsx'
import { Muted } from '../../ui/PageFrame.tsx'
import { TitleBlock } from '../../ui/TitleBlock.tsx'
import { useForm } from '../../ui/useForm.ts'
import { useConfirmEmail, type LinkedAccount, type Outcome } from './useConfirmEmail.ts'

interface NewPasswordFormProps {
  token: string
  account: LinkedAccount
  onSettled: (outcome: Outcome) => void
}

/** The account of the link and why its password comes first, for someone who is not logged in to it here. */
export function NewPasswordForm({ token, account, onSettled }: NewPasswordFormProps) {
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
