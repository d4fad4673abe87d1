import type { ComponentProps } from 'react'
import { styled } from 'styled-components'
import { Field } from '../../../ui/form/Field.tsx'
import { Input } from '../../../ui/form/Input.tsx'
import { Link } from '../../../ui/Link.tsx'

interface EmailFieldProps extends ComponentProps<typeof Input> {
  /** From `form.field('email')`. */
  field: { id: string; error: string | undefined }
  /** Login path, shown once the address turns out to be registered. */
  signInTo?: string | undefined
}

/** Email field; for a registered address it offers to log in with it. */
export function EmailField({ field, signInTo, ...input }: EmailFieldProps) {
  const hint = signInTo && (
    <>
      Is it yours? <Here to={signInTo}>Log in with this email</Here>
    </>
  )
  return (
    <Field {...field} label="Email" required {...(hint && { hint })}>
      <Input {...input} type="email" inputMode="email" autoCapitalize="none" spellCheck={false} />
    </Field>
  )
}

/** Large enough to tap, without changing the line height. */
const Here = styled(Link)`
  display: inline-block;
  margin-block: -12px;
  padding-block: 12px;
`
