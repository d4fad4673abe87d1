import type { z } from 'zod/mini'
import {
  EXPERIENCE_MAXIMUM,
  EXPERIENCE_MINIMUM,
  MENTOR_REVIEW_TEXT,
  NAME_MAXIMUM,
  PLAN_DAYS,
  PLAN_SESSIONS,
  PROSE_MAXIMUM,
  SESSION_LENGTH,
  SUGGESTED_ADVANCED_PAISE,
  SUGGESTED_STARTER_PAISE,
} from '../../../api/rules/constants.ts'
import { ASKED_LISTS, OTHER_SPECIALIZATION, type AskedListName } from '../../../api/rules/people/choices.ts'
import {
  AuthColumns,
  AuthFrame,
  FormCard,
  FormSection,
  MarkedFormStack,
} from '../../features/accounts/form/AuthFrame.tsx'
import { EmailField } from '../../features/accounts/form/EmailField.tsx'
import { LinkedinField } from '../../features/accounts/form/LinkedinField.tsx'
import { PasswordField } from '../../features/accounts/form/PasswordField.tsx'
import { SignUpFoot } from '../../features/accounts/signUp/SignUpFoot.tsx'
import { SignUpNotice } from '../../features/accounts/signUp/LoggedInNotice.tsx'
import { SignUpSteps } from '../../features/accounts/signUp/SignUpSteps.tsx'
import { SpecializationField } from '../../features/accounts/form/SpecializationField.tsx'
import { useSignUpForm } from '../../features/accounts/signUp/useSignUpForm.ts'
import { ErrorSummary } from '../../ui/form/ErrorSummary.tsx'
import { Field, FieldPair, Hint } from '../../ui/form/Field.tsx'
import { Input } from '../../ui/form/Input.tsx'
import { NumberInput } from '../../ui/form/NumberInput.tsx'
import { PageTitle } from '../../ui/layout/PageFrame.tsx'
import { TextArea } from '../../ui/form/TextArea.tsx'
import type { Form } from '../../ui/form/useForm.ts'
import { roomText } from '../../lib/plural.ts'
import type { Application, applicationFormSchema } from './applicationSchema.ts'

const STEPS = [
  { title: 'Apply', text: 'Tell us who you are, what you do, and what you charge.' },
  { title: 'Review', text: `Our team reviews your application. This takes ${MENTOR_REVIEW_TEXT}.` },
  { title: 'Decision by email', text: 'Once you are accepted, your profile goes live and we email you.' },
  { title: 'Hours and bookings', text: 'Set your weekly hours. Mentees then book your open slots.' },
]

/** Mentor application. */
export function MentorSignupPage() {
  return (
    <AuthFrame>
      <PageTitle
        title="Join as a Mentor"
        lead={`Mentor core engineers at your own hours and rates. Review takes ${MENTOR_REVIEW_TEXT}.`}
      />
      <AuthColumns $form={720}>
        <FormCard>
          <ApplicationForm />
        </FormCard>
        <SignUpSteps title="What happens next" steps={STEPS} />
      </AuthColumns>
    </AuthFrame>
  )
}

/** Initial values, without the password; the fields saved as a draft. */
const EMPTY = {
  name: '',
  email: '',
  linkedinUrl: '',
  specialization: '',
  otherSpecialization: '',
  experience: '',
  bio: '',
  ...(Object.fromEntries(Object.keys(ASKED_LISTS).map((name) => [name, ''])) as Record<AskedListName, string>),
  starterPackageRate: '',
  advancedPackageRate: '',
}

/** The application form. */
function ApplicationForm() {
  const { form, takenEmail, after } = useSignUpForm({
    kind: 'mentor',
    schema: () => import('./applicationSchema.ts').then((module) => module.applicationFormSchema),
    empty: EMPTY,
    signUp: () => import('./applyAsMentor.ts').then((module) => module.applyAsMentor),
  })
  const { field, register, values } = form
  return (
    <MarkedFormStack {...form.formProps}>
      {after.done === null && <SignUpNotice doing="Applying" />}
      <ErrorSummary {...form.summary} />
      <Hint>Fields marked * are required.</Hint>
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
    </MarkedFormStack>
  )
}

/** The form, for its sections. */
type ApplicationFormState = Form<z.input<typeof applicationFormSchema>, Application>

/** Bio with a character count. */
function BioField({ form }: { form: ApplicationFormState }) {
  const { length } = form.values.bio
  return (
    <Field
      {...form.field('bio')}
      label="Bio"
      hint="3-5 lines: what you work on, what you have built, and what a mentee can bring to you."
      aside={<code>{roomText(length, PROSE_MAXIMUM)}</code>}
      required
    >
      <TextArea {...form.register('bio')} rows={5} />
    </Field>
  )
}

const PACKAGES = [
  {
    name: 'starterPackageRate',
    label: 'Starter package rate',
    suggested: SUGGESTED_STARTER_PAISE,
    what: `one session of ${SESSION_LENGTH}`,
  },
  {
    name: 'advancedPackageRate',
    label: 'Advanced package rate',
    suggested: SUGGESTED_ADVANCED_PAISE,
    what: `${PLAN_DAYS} days, ${PLAN_SESSIONS} and unlimited chat`,
  },
] as const

/** The mentor's rates for both packages, in rupees. */
function RateFields({ form }: { form: ApplicationFormState }) {
  return (
    <FieldPair>
      {PACKAGES.map(({ name, label, suggested, what }) => (
        <Field
          key={name}
          {...form.field(name)}
          label={label}
          hint={`Suggested: ${plainRupees(suggested.from)}-${plainRupees(suggested.to)} for ${what}.`}
          required
        >
          <NumberInput {...form.register(name)} prefix="₹" inputMode="decimal" min={1} step={0.01} />
        </Field>
      ))}
    </FieldPair>
  )
}

/** The suggested rates use grouping from ten thousand up, as specified: ₹1000, ₹10,000. */
function plainRupees(paise: number): string {
  const rupees = paise / 100
  return `₹${rupees < 10_000 ? rupees : rupees.toLocaleString('en-IN')}`
}
