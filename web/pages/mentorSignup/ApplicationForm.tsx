import { ASKED_LISTS, OTHER_SPECIALIZATION, type AskedListName } from '../../../api/rules/people/choices.ts'
import { EXPERIENCE_MAXIMUM, EXPERIENCE_MINIMUM, NAME_MAXIMUM } from '../../../api/rules/constants.ts'
import { TextArea } from '../../ui/TextArea.tsx'
import { ErrorSummary } from '../../ui/ErrorSummary.tsx'
import { Field, FieldPair } from '../../ui/Field.tsx'
import { Input } from '../../ui/Input.tsx'
import { EmailField } from '../../features/accounts/EmailField.tsx'
import { FormSection, FormStack } from '../../features/accounts/FormSection.tsx'
import { LinkedinField } from '../../features/accounts/LinkedinField.tsx'
import { PasswordField } from '../../features/accounts/PasswordField.tsx'
import { SignUpFoot } from '../../features/accounts/SignUpFoot.tsx'
import { SignUpNotice } from '../../features/accounts/SignUpNotice.tsx'
import { SpecializationField } from '../../features/accounts/SpecializationField.tsx'
import { useSignUpForm } from '../../features/accounts/useSignUpForm.ts'
import { EMPTY_APPLICATION } from './application.ts'
import { BioField } from './BioField.tsx'
import { NumberInput } from '../../ui/NumberInput.tsx'
import { RateFields } from './RateFields.tsx'

/** The application form. */
export function ApplicationForm() {
  const { form, takenEmail, after } = useSignUpForm({
    kind: 'mentor',
    schema: () => import('./applicationSchema.ts').then((module) => module.applicationFormSchema),
    empty: EMPTY_APPLICATION,
    signUp: () => import('./applyAsMentor.ts').then((module) => module.applyAsMentor),
  })
  const { field, register, values } = form
  return (
    <FormStack {...form.formProps}>
      {after.done === null && <SignUpNotice doing="Applying" />}
      <ErrorSummary {...form.summary} />
      <FormSection title="You">
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
      </FormSection>
      <FormSection title="Your work">
        <LinkedinField {...register('linkedinUrl')} field={field('linkedinUrl')} />
        <FieldPair>
          <SpecializationField
            choice={{ field: field('specialization'), input: register('specialization') }}
            other={{ field: field('otherSpecialization'), input: register('otherSpecialization') }}
            isOther={values.specialization === OTHER_SPECIALIZATION}
            required
          />
          <Field {...field('experience')} label="Experience" hint="In years." required>
            <NumberInput
              {...register('experience')}
              inputMode="numeric"
              min={EXPERIENCE_MINIMUM}
              max={EXPERIENCE_MAXIMUM}
              step={1}
            />
          </Field>
        </FieldPair>
        <BioField form={form} />
        {(Object.entries(ASKED_LISTS) as [AskedListName, string][]).map(([name, label]) => (
          <Field key={name} {...field(name)} label={label} hint="One per line.">
            <TextArea {...register(name)} rows={3} />
          </Field>
        ))}
      </FormSection>
      <FormSection title="Your rates">
        <RateFields form={form} />
      </FormSection>
      <SignUpFoot
        label="Submit application"
        busy={form.isSubmitting}
        title="Application Submitted Successfully!"
        done={after.done}
        to={after.to}
      />
    </FormStack>
  )
}
