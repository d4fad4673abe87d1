import { styled } from 'styled-components'
import { Button } from '../../../ui/Button.tsx'
import { ErrorSummary } from '../../../ui/ErrorSummary.tsx'
import { Field } from '../../../ui/Field.tsx'
import { Input } from '../../../ui/Input.tsx'
import { lazyPart } from '../../../ui/lazyPart.tsx'
import { Small } from '../../../ui/PageFrame.tsx'
import { Bone } from '../../../ui/Skeleton.tsx'
import { useForm } from '../../../ui/useForm.ts'
import { PasswordField } from '../../accounts/PasswordField.tsx'
import { CopyButton } from './CopyButton.tsx'
import { useConfirmSecondFactor } from './useConfirmSecondFactor.ts'

const QrCode = lazyPart(() => import('./QrCode.tsx').then((module) => module.QrCode), <Bone $height="208px" />)

/** The key of an authenticator app: in base32, and as `otpauth://`. */
export interface ShownKey {
  secret: string
  uri: string
}

interface SecondFactorKeyProps {
  shown: ShownKey
  onConfirmed: (recoveryCodes: readonly string[]) => void
}

/** The key to scan or type in, and the code that proves that the app has it. */
export function SecondFactorKey({ shown: { secret, uri }, onConfirmed }: SecondFactorKeyProps) {
  const confirm = useConfirmSecondFactor()
  const form = useForm({
    schema: () => import('../../../../api/rules/inputs/administrator.ts').then((module) => module.secondFactorSchema),
    defaultValues: { code: '', password: '' },
    onSubmit: async ({ code, password }) => {
      const answer = await confirm({ code, password })
      if (answer.recoveryCodes) onConfirmed(answer.recoveryCodes)
      return answer.issues
    },
  })
  return (
    <Stack {...form.formProps} aria-label="Authenticator app">
      <Steps>
        <li>Install an authenticator app on your phone, such as Aegis, Google Authenticator or 1Password.</li>
        <li>Scan this code with it, or type in the key.</li>
        <li>Enter the six digits that the app shows.</li>
      </Steps>
      <QrCode text={uri} label="QR code with the key for your authenticator app" />
      <KeyRow>
        <div>
          <Small as="p">Key</Small>
          <code>{secret.replace(/.{4}(?=.)/g, '$& ')}</code>
        </div>
        <CopyButton text={secret} what="Key" />
      </KeyRow>
      <ErrorSummary {...form.summary} />
      <Field {...form.field('code')} label="Code from your authenticator app" required>
        <Input {...form.register('code')} autoComplete="one-time-code" inputMode="numeric" />
      </Field>
      <PasswordField
        {...form.register('password')}
        field={form.field('password')}
        label="Your password"
        autoComplete="current-password"
      />
      <Button type="submit" look="primary" busy={form.isSubmitting}>
        Confirm
      </Button>
    </Stack>
  )
}

const Stack = styled.form`
  display: grid;
  gap: 16px;
`

const Steps = styled.ol`
  display: grid;
  gap: 4px;
  padding-left: 1.5em;
  && {
    list-style: decimal;
  }
`

const KeyRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px 16px;
  align-items: center;
  justify-content: space-between;
  > div {
    min-width: 0;
    flex: 1 1 200px;
  }
  code {
    font: 500 var(--t15) var(--mono);
    overflow-wrap: anywhere;
  }
`
