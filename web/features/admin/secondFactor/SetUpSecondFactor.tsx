import { useCallback, useEffect, useState } from 'react'
import { graphql } from 'react-relay'
import { styled } from 'styled-components'
import { encode } from 'uqr'
import type { SetUpSecondFactorBeginMutation } from '../../../__generated__/SetUpSecondFactorBeginMutation.graphql.ts'
import type {
  SetUpSecondFactorConfirmMutation,
  SetUpSecondFactorConfirmMutation$variables,
} from '../../../__generated__/SetUpSecondFactorConfirmMutation.graphql.ts'
import type { FormIssue } from '../../../lib/formIssues.ts'
import { useMutation } from '../../../relay/useMutation.ts'
import { Button } from '../../../ui/Button.tsx'
import { Notice } from '../../../ui/feedback/Notice.tsx'
import { Bone, Skeleton } from '../../../ui/feedback/Skeleton.tsx'
import { ErrorSummary } from '../../../ui/form/ErrorSummary.tsx'
import { Field } from '../../../ui/form/Field.tsx'
import { Input } from '../../../ui/form/Input.tsx'
import { useForm } from '../../../ui/form/useForm.ts'
import { Small } from '../../../ui/layout/PageFrame.tsx'
import { PasswordField } from '../../accounts/form/PasswordField.tsx'
import { CopyButton, RecoveryCodes } from './RecoveryCodes.tsx'

interface SetUpSecondFactorProps {
  /** The app is set up, and its recovery codes are shown: leaving now would lose them. */
  onConfirmed?: () => void
  /** The recovery codes are saved. */
  onDone: () => void
}

/** Sets up the authenticator app: its key, a code from it, and the recovery codes, which are shown once. */
export function SetUpSecondFactor({ onConfirmed, onDone }: SetUpSecondFactorProps) {
  const begin = useBeginSecondFactor()
  const [answer, setAnswer] = useState<Awaited<ReturnType<typeof begin>> | null>(null)
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  useEffect(() => void begin().then(setAnswer), [begin])
  function again(): void {
    setAnswer(null)
    void begin().then(setAnswer)
  }
  function confirmed(recoveryCodes: readonly string[]): void {
    setCodes(recoveryCodes)
    onConfirmed?.()
  }
  if (codes) return <RecoveryCodes codes={codes} onDone={onDone} />
  if (answer && !answer.key)
    return (
      <Notice tone="bad" role="alert" actions={<Button onClick={again}>Try again</Button>}>
        {answer.problem}
      </Notice>
    )
  if (!answer)
    return (
      <Skeleton label="Loading the key">
        <Bone $height="420px" />
      </Skeleton>
    )
  return <SecondFactorKey shown={answer.key} onConfirmed={confirmed} />
}

/** The key of an authenticator app: in base32, and as `otpauth://`. */
interface ShownKey {
  secret: string
  uri: string
}

interface SecondFactorKeyProps {
  shown: ShownKey
  onConfirmed: (recoveryCodes: readonly string[]) => void
}

/** The key to scan or type in, and the code that proves that the app has it. */
function SecondFactorKey({ shown: { secret, uri }, onConfirmed }: SecondFactorKeyProps) {
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

interface Confirmed {
  /** Null when it was refused. */
  recoveryCodes: readonly string[] | null
  issues: readonly FormIssue[]
}

/** Proves with a code that the app has the key. A failed request gets a toast. Never rejects. */
function useConfirmSecondFactor(): (input: SetUpSecondFactorConfirmMutation$variables['input']) => Promise<Confirmed> {
  const [run] = useMutation<SetUpSecondFactorConfirmMutation>(
    graphql`
      mutation SetUpSecondFactorConfirmMutation($input: ConfirmSecondFactorInput!) @raw_response_type {
        confirmSecondFactor(input: $input) {
          ... on ConfirmSecondFactorPayload @alias(as: "done") {
            recoveryCodes
            adminSession {
              id
              hasSecondFactor
              needsSecondFactor
              recoveryCodesLeft
            }
          }
          ...refusal_error @alias(as: "refused")
        }
      }
    `,
    { showsRefusals: true },
  )
  return async (input) => {
    const { done, refused } = await run({ input })
    return { recoveryCodes: done?.recoveryCodes ?? null, issues: refused?.issues ?? [] }
  }
}

/** Asks for a new key: the key, or why there is none. Never rejects. */
function useBeginSecondFactor(): () => Promise<{ key: ShownKey } | { key: null; problem: string }> {
  const [run] = useMutation<SetUpSecondFactorBeginMutation>(
    graphql`
      mutation SetUpSecondFactorBeginMutation @raw_response_type {
        beginSecondFactor {
          ... on BeginSecondFactorPayload @alias(as: "done") {
            secret
            uri
          }
          ...refusal_error @alias(as: "refused")
        }
      }
    `,
    { failed: () => null },
  )
  return useCallback(async () => {
    const { done, refused } = await run({})
    return done ? { key: done } : { key: null, problem: refused.message }
  }, [run])
}

/** A text as a QR code. Dark on light in both themes: many cameras read no other. */
function QrCode({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { border: 2, ecc: 'M' })
  const dark = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : []))).join('')
  return (
    <Code role="img" aria-label={label} viewBox={`0 0 ${size} ${size}`} shapeRendering="crispEdges">
      <path d={dark} />
    </Code>
  )
}

const Code = styled.svg`
  justify-self: center;
  width: min(100%, 208px);
  border-radius: var(--r-control);
  background: #fff;
  color: #000;
  fill: currentColor;
`
