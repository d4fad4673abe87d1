import type { ComponentProps } from 'react'
import { Field } from '../../ui/Field.tsx'
import { Input } from '../../ui/Input.tsx'

interface LinkedinFieldProps extends ComponentProps<typeof Input> {
  /** From `form.field('linkedinUrl')`. */
  field: { id: string; error: string | undefined }
}

/** The address of the person's own LinkedIn page. */
export function LinkedinField({ field, required = true, ...input }: LinkedinFieldProps) {
  return (
    <Field
      {...field}
      label="LinkedIn profile"
      hint={`Paste the link to your LinkedIn profile.${required ? ' No profile yet? It takes two minutes.' : ''}`}
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
