import { CURRENT_LEVELS, OTHER_SPECIALIZATION } from '../../../api/rules/people/choices.ts'
import { NAME_MAXIMUM } from '../../../api/rules/constants.ts'
import { ErrorSummary } from '../../ui/ErrorSummary.tsx'
import { Field, FieldPair } from '../../ui/Field.tsx'
import { Input } from '../../ui/Input.tsx'
import { Select } from '../../ui/Select.tsx'
import { EmailField } from '../../features/accounts/EmailField.tsx'
import { FormStack } from '../../features/accounts/FormSection.tsx'
import { LinkedinField } from '../../features/accounts/LinkedinField.tsx'
import { PasswordField } from '../../features/accounts/PasswordField.tsx'
import { SignUpFoot } from '../../features/accounts/SignUpFoot.tsx'
import { SignUpNotice } from '../../features/accounts/SignUpNotice.tsx'
import { SpecializationField } from '../../features/accounts/SpecializationField.tsx'
import { useSignUpForm } from '../../features/accounts/useSignUpForm.ts'
import { EMPTY_REGISTRATION } from './registration.ts'

/** The registration form. */
export function RegistrationForm() {
  const { form, takenEmail, after } = useSignUpForm({
    kind: 'mentee',
    schema: () => import('./registrationSchema.ts').then((module) => module.registrationFormSchema),
    empty: EMPTY_REGISTRATION,
    signUp: () => import('./registerMentee.ts').then((module) => module.registerMentee),
  })
  const { field, register, values } = form
  return (
    <FormStack {...form.formProps}>
      {after.done === null && <SignUpNotice doing="Registering" />}
      <ErrorSummary {...form.summary} />
      <Field {...field('name')} label="Full name" required>
        <Input {...register('name')} autoComplete="name" maxLength={NAME_MAXIMUM} />
      </Field>
      <EmailField
        {...register('email')}
        field={field('email')}
        autoComplete="email"
        signInTo={takenEmail !== null && takenEmail === values.email.trim() ? after.to : undefined}
      />
      <PasswordField
        {...register('password')}
        field={field('password')}
        autoComplete="new-password"
        rulesFor={values.password}
      />
      <LinkedinField {...register('linkedinUrl')} field={field('linkedinUrl')} />
      <FieldPair>
        <Field {...field('currentLevel')} label="Current level" required>
          <Select {...register('currentLevel')}>
            <option value="">Select your current level</option>
            {CURRENT_LEVELS.map((level) => (
              <option key={level} value={level}>
                {level}
              </option>
            ))}
          </Select>
        </Field>
        <SpecializationField
          choice={{ field: field('specialization'), input: register('specialization') }}
          other={{ field: field('otherSpecialization'), input: register('otherSpecialization') }}
          isOther={values.specialization === OTHER_SPECIALIZATION}
        />
      </FieldPair>
      <SignUpFoot
        label="Register"
        busy={form.isSubmitting}
        title="Registration Successful!"
        done={after.done}
        to={after.to}
      />
    </FormStack>
  )
}
