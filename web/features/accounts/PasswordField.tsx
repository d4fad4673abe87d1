import { Eye, EyeOff } from 'lucide-react'
import { useEffect, useState, type ComponentProps } from 'react'
import { styled } from 'styled-components'
import { Button } from '../../ui/Button.tsx'
import { Field } from '../../ui/Field.tsx'
import { Input } from '../../ui/Input.tsx'
import { lazyPart } from '../../ui/lazyPart.tsx'
import { whenIdle } from '../../lib/whenIdle.ts'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'

const PasswordRules = lazyPart(() => import('./PasswordRules.tsx').then((module) => module.PasswordRules))
// The list of well-known passwords is in it.
const Strength = lazyPart(() => import('./Strength.tsx').then((module) => module.Strength))

interface PasswordFieldProps extends Omit<ComponentProps<typeof Input>, 'type' | 'children'> {
  /** From `form.field('password')`. */
  field: { id: string; error: string | undefined }
  autoComplete: 'current-password' | 'new-password'
  /** What is typed so far, for the live checklist of a new password; no checklist without it. */
  rulesFor?: string
  /** Shows how strong it is, too. */
  strength?: boolean
  label?: string
}

/** A password that can be shown while it is typed. */
export function PasswordField({ field, rulesFor, strength = false, label = 'Password', ...input }: PasswordFieldProps) {
  const [shown, setShown] = useState(false)
  // What it needs comes with the focus, and stays: nothing moves under a pointer that leaves the field.
  const [isNeeded, setNeeded] = useState(false)
  const isNew = rulesFor !== undefined
  useEffect(() => (isNew ? whenIdle(PasswordRules.preload) : undefined), [isNew])
  return (
    <Stack onFocus={() => setNeeded(true)}>
      <Field {...field} label={label} required>
        <Box>
          <Input {...input} type={shown ? 'text' : 'password'} autoCapitalize="none" spellCheck={false} />
          <Button look="ghost" icon aria-controls={field.id} onClick={() => setShown(!shown)}>
            {shown ? <EyeOff /> : <Eye />}
            <VisuallyHidden>
              {shown ? 'Hide' : 'Show'} {label.toLowerCase()}
            </VisuallyHidden>
          </Button>
        </Box>
      </Field>
      {rulesFor !== undefined && rulesFor !== '' && strength && <Strength password={rulesFor} />}
      {rulesFor !== undefined && (isNeeded || rulesFor !== '') && <PasswordRules password={rulesFor} />}
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
