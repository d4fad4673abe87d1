import type { NewPassword } from '../../../api/rules/inputs/mailedLinks.ts'
import type { Form } from '../../ui/form/useForm.ts'
import { PasswordField } from './PasswordField.tsx'

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
