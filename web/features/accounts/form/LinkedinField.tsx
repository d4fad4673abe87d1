import type { ComponentProps } from 'react'
import { Field } from '../../../ui/form/Field.tsx'
import { Input } from '../../../ui/form/Input.tsx'

const HINT = 'Paste the link to your LinkedIn profile.'

interface LinkedinFieldProps extends ComponentProps<typeof Input> {
  /** From `form.field('linkedinUrl')`. */
  field: { id: string; error: string | undefined }
  hint?: string
}

/** The address of the person's own LinkedIn page. */
export function LinkedinField({ field, required = true, hint = HINT, ...input }: LinkedinFieldProps) {
  return (
    <Field
      {...field}
      label="LinkedIn profile"
      hint={required ? `${hint} No profile yet? It takes two minutes.` : hint}
      required={required}
    >
      <Input
        {...input}
        type="url"
        inputMode="url"
        autoComplete="url"
        placeholder="linkedin.com/in/your-name"
        autoCapitalize="none"
        spellCheck={false}
      />
    </Field>
  )
}
