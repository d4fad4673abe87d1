import { Eye, EyeOff } from 'lucide-react'
import { useState, type ComponentProps } from 'react'
import { styled } from 'styled-components'
import type { NewPassword } from '../../../../api/rules/inputs/mailedLinks.ts'
import { passwordRules } from '../../../../api/rules/people/passwords.ts'
import { Button } from '../../../ui/Button.tsx'
import { Checklist } from '../../../ui/form/Checklist.tsx'
import { Field } from '../../../ui/form/Field.tsx'
import { Input } from '../../../ui/form/Input.tsx'
import type { Form } from '../../../ui/form/useForm.ts'
import { lazyPart } from '../../../ui/lazyPart.tsx'
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx'

// Loaded lazily, because it contains the list of common passwords.
const Strength = lazyPart(() => import('./Strength.tsx').then((module) => module.Strength))

interface PasswordFieldProps extends Omit<ComponentProps<typeof Input>, 'type' | 'children'> {
  /** From `form.field('password')`. */
  field: { id: string; error: string | undefined }
  autoComplete: 'current-password' | 'new-password'
  /** Current value, for the live checklist of a new password; no checklist if absent. */
  rulesFor?: string
  /** Also shows the password's strength. */
  strength?: boolean
  label?: string
}

/** Password field with a show/hide button. */
export function PasswordField({ field, rulesFor, strength = false, label = 'Password', ...input }: PasswordFieldProps) {
  const [shown, setShown] = useState(false)
  // The checklist appears on focus and stays, so that nothing moves under the pointer on blur.
  const [isNeeded, setNeeded] = useState(false)
  return (
    <Stack onFocus={() => setNeeded(true)}>
      <Field {...field} label={label} required>
        <Box>
          <Input {...input} type={shown ? 'text' : 'password'} autoCapitalize="none" spellCheck={false} />
          <Button look="ghost" icon aria-controls={field.id} onClick={() => setShown(!shown)}>
            {shown ? <EyeOff /> : <Eye />}
            <VisuallyHidden>{`${shown ? 'Hide' : 'Show'} ${label.toLowerCase()}`}</VisuallyHidden>
          </Button>
        </Box>
      </Field>
      {strength && rulesFor && <Strength password={rulesFor} />}
      {rulesFor !== undefined && (isNeeded || rulesFor !== '') && (
        <Checklist label="Requirements" rules={passwordRules(rulesFor)} />
      )}
    </Stack>
  )
}

const Stack = styled.div`
  display: grid;
  gap: 8px;
`

const Box = styled.div`
  position: relative;
  > input {
    padding-right: 48px;
  }
  > button {
    position: absolute;
    top: 0;
    right: 0;
    color: var(--muted);
  }
`

/** A new password with its rules and strength, and its confirmation. */
export function NewPasswordFields({ form }: { form: Form<NewPassword, NewPassword> }) {
  return (
    <>
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
        label="Confirm password"
        autoComplete="new-password"
      />
    </>
  )
}
