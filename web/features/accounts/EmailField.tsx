import type { ComponentProps } from 'react'
import { styled } from 'styled-components'
import { Field } from '../../ui/Field.tsx'
import { Input } from '../../ui/Input.tsx'
import { Link } from '../../ui/Link.tsx'

interface EmailFieldProps extends ComponentProps<typeof Input> {
  /** From `form.field('email')`. */
  field: { id: string; error: string | undefined }
  /** Where the owner of a registered address signs in; shown once it has turned out to be one. */
  signInTo?: string | undefined
}

/** An email address; for one that is registered already, the way to sign in with it. */
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

/** As high as a finger needs, without moving the line. */
const Here = styled(Link)`
  display: inline-block;
  margin-block: -12px;
  padding-block: 12px;
`
