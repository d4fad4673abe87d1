import { useState } from 'react'
import { graphql } from 'react-relay'
import type { SecondFactorDialogsMutation } from '../../__generated__/SecondFactorDialogsMutation.graphql.ts'
import { RecoveryCodes } from '../../features/admin/secondFactor/RecoveryCodes.tsx'
import { SetUpSecondFactor } from '../../features/admin/secondFactor/SetUpSecondFactor.tsx'
import { useMutation } from '../../relay/useMutation.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/overlay/Dialog.tsx'
import { ErrorSummary } from '../../ui/form/ErrorSummary.tsx'
import { Field } from '../../ui/form/Field.tsx'
import { Input } from '../../ui/form/Input.tsx'
import { useForm } from '../../ui/form/useForm.ts'
import { Stack } from './formParts.ts'

/** Setting up or replacing the own authenticator app. Once the recovery codes are shown, only saving them closes it. */
export function SecondFactorDialog({ isReplacing, onClose }: { isReplacing: boolean; onClose: () => void }) {
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
export function NewRecoveryCodes({ onClose }: { onClose: () => void }) {
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  const [run] = useMutation<SecondFactorDialogsMutation>(
    graphql`
      mutation SecondFactorDialogsMutation($input: RenewRecoveryCodesInput!) @raw_response_type {
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
