import { useSearchParams } from 'react-router'
import { MINIMUM_AGE, NAME_MAXIMUM, SESSION_LENGTH } from '../../../api/rules/constants.ts'
import { CURRENT_LEVELS, OTHER_SPECIALIZATION } from '../../../api/rules/people/choices.ts'
import { AuthColumns, AuthFrame, FormCard, FormStack } from '../../features/accounts/form/AuthFrame.tsx'
import { returnPath } from '../../features/accounts/addresses.ts'
import { bookingReturn } from '../../features/accounts/bookingLeft.ts'
import { EmailField } from '../../features/accounts/form/EmailField.tsx'
import { LinkedinField } from '../../features/accounts/form/LinkedinField.tsx'
import { PasswordField } from '../../features/accounts/form/PasswordField.tsx'
import { SavedForLater } from '../../features/accounts/SavedForLater.tsx'
import { SignUpFoot } from '../../features/accounts/signUp/SignUpFoot.tsx'
import { SignUpNotice } from '../../features/accounts/signUp/LoggedInNotice.tsx'
import { SignUpSteps } from '../../features/accounts/signUp/SignUpSteps.tsx'
import { SpecializationField } from '../../features/accounts/form/SpecializationField.tsx'
import { useSignUpForm } from '../../features/accounts/signUp/useSignUpForm.ts'
import { ErrorSummary } from '../../ui/form/ErrorSummary.tsx'
import { Field, FieldPair } from '../../ui/form/Field.tsx'
import { Input } from '../../ui/form/Input.tsx'
import { PageTitle } from '../../ui/layout/PageFrame.tsx'
import { Select } from '../../ui/form/Select.tsx'

const FIRST_STEPS = [
  { title: 'Register', text: 'It is free and takes two minutes.' },
  { title: 'Accept the terms', text: 'A summary, and two boxes to tick.' },
]
const STEPS = [
  ...FIRST_STEPS,
  { title: 'Find your mentor', text: 'By branch, skill or name. Every mentor shows rates and open slots.' },
  { title: 'Book', text: `One session of ${SESSION_LENGTH}, or a month of sessions and chat.` },
]

/** For who has chosen their mentor already. */
const STEPS_TO_BOOK = [...FIRST_STEPS, { title: 'Book', text: 'You continue where you left your booking.' }]

/** Mentee registration. */
export function MenteeSignupPage() {
  const [params] = useSearchParams()
  const path = returnPath(params)
  return (
    <AuthFrame>
      <PageTitle
        title="Join as a Mentee"
        lead={`Register once, then book a mentor from your branch. You must be ${MINIMUM_AGE} or older.`}
      />
      <AuthColumns $form={720}>
        <FormCard>
          <SavedForLater path={path} next="Register" />
          <RegistrationForm />
        </FormCard>
        <SignUpSteps title="What happens next" steps={bookingReturn(path) ? STEPS_TO_BOOK : STEPS} />
      </AuthColumns>
    </AuthFrame>
  )
}

/** Initial values, without the password; the fields saved as a draft. */
const EMPTY = {
  name: '',
  email: '',
  linkedinUrl: '',
  currentLevel: '',
  specialization: '',
  otherSpecialization: '',
}

/** The registration form. */
function RegistrationForm() {
  const { form, takenEmail, after } = useSignUpForm({
    kind: 'mentee',
    schema: () => import('./registrationSchema.ts').then((module) => module.registrationFormSchema),
    empty: EMPTY,
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
