import type { ComponentProps } from 'react'
import { Field } from '../../ui/Field.tsx'
import { Input } from '../../ui/Input.tsx'
import { Link } from '../../ui/Link.tsx'
import { RequiredMark } from '../../ui/RequiredMark.tsx'

interface EmailFieldProps extends ComponentProps<typeof Input> {
  /** From `form.field('email')`. */
  field: { id: string; error: string | undefined }
  /** Where the owner of a registered address signs in; shown once it has turned out to be one. */
  signInTo?: string | undefined
}

/** An e-mail address; for one that is registered already, the way to sign in with it. */
export function EmailField({ field, signInTo, ...input }: EmailFieldProps) {
  const hint = signInTo && (
    <>
      Is it yours? <Link to={signInTo}>Login with this email</Link>
    </>
  )
  return (
    <Field
      {...field}
      label={
        <>
          Email <RequiredMark />
        </>
      }
      required
      {...(hint && { hint })}
    >
      <Input {...input} type="email" inputMode="email" autoCapitalize="none" spellCheck={false} />
    </Field>
  )
}
