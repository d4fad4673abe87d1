import { useId } from 'react'
import { MAIN_BRANCHES, MENTOR_SPECIALIZATIONS } from '../../../../api/rules/branches.ts'
import { DEFAULT_MAIN_BRANCH } from '../../../../api/rules/constants.ts'
import { ADMIN_WORKSHOP_BRANCHES } from '../../../../api/rules/workshops.ts'
import { LinkedinField } from '../../../features/accounts/LinkedinField.tsx'
import { PasswordField } from '../../../features/accounts/PasswordField.tsx'
import { Checkbox } from '../../../ui/Checkbox.tsx'
import { Field, FieldPair } from '../../../ui/Field.tsx'
import { Input } from '../../../ui/Input.tsx'
import { Select } from '../../../ui/Select.tsx'
import { TextArea } from '../../../ui/TextArea.tsx'
import type { Form } from '../../../ui/useForm.ts'
import { LISTS, type ListField, type MentorFormValues } from './mentorFormValues.ts'
import { STATUS_NAMES } from './statusNames.ts'

interface MentorFieldsProps {
  form: Pick<Form<MentorFormValues, unknown>, 'field' | 'register' | 'values'>
  isNew: boolean
}

const ADMIN_BRANCHES = ADMIN_WORKSHOP_BRANCHES.filter((branch) => !MAIN_BRANCHES.some((main) => main === branch))
const KNOWN: readonly string[] = [DEFAULT_MAIN_BRANCH, ...MAIN_BRANCHES, ...ADMIN_BRANCHES]

/** The fields of a mentor's form. */
export function MentorFields({ form, isNew }: MentorFieldsProps) {
  const { field, register, values } = form
  const listId = useId()
  const text = (name: keyof MentorFormValues, label: string, required = false) => (
    <Field {...field(name)} label={label} required={required}>
      <Input {...register(name)} autoComplete="off" />
    </Field>
  )
  const number = (name: keyof MentorFormValues, label: string, prefix?: string) => (
    <Field {...field(name)} label={label}>
      <Input {...register(name)} inputMode="decimal" autoComplete="off" {...(prefix && { prefix })} />
    </Field>
  )
  const prose = (name: keyof MentorFormValues, label: string) => (
    <Field {...field(name)} label={label}>
      <TextArea {...register(name)} rows={3} />
    </Field>
  )
  return (
    <>
      <FieldPair>
        {text('name', 'Full name', true)}
        <Field {...field('email')} label="Email" required>
          <Input {...register('email')} type="email" inputMode="email" autoComplete="off" />
        </Field>
      </FieldPair>
      {isNew && (
        <PasswordField
          {...register('password')}
          field={field('password')}
          autoComplete="new-password"
          rulesFor={values.password}
        />
      )}
      <LinkedinField {...register('linkedinUrl')} field={field('linkedinUrl')} required={false} />
      <FieldPair>
        <Field {...field('mainBranch')} label="Branch">
          <Select {...register('mainBranch')}>
            <option value="">{`${DEFAULT_MAIN_BRANCH} (not set)`}</option>
            <optgroup label="Branches that students filter by">
              {MAIN_BRANCHES.map((branch) => (
                <option key={branch}>{branch}</option>
              ))}
            </optgroup>
            <optgroup label="Others">
              {ADMIN_BRANCHES.map((branch) => (
                <option key={branch}>{branch}</option>
              ))}
              <option>{DEFAULT_MAIN_BRANCH}</option>
              {values.mainBranch && !KNOWN.includes(values.mainBranch) && <option>{values.mainBranch}</option>}
            </optgroup>
          </Select>
        </Field>
        <Field {...field('subBranch')} label="Specialization">
          <Input {...register('subBranch')} list={listId} autoComplete="off" />
        </Field>
        <datalist id={listId}>
          {MENTOR_SPECIALIZATIONS.map((name) => (
            <option key={name}>{name}</option>
          ))}
        </datalist>
      </FieldPair>
      <FieldPair>
        {number('experience', 'Experience in years')}
        {isNew && (
          <Field {...field('status')} label="Status">
            <Select {...register('status')}>
              {Object.entries(STATUS_NAMES).map(([value, label]) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </Select>
          </Field>
        )}
      </FieldPair>
      <FieldPair>
        {number('starterPackageRate', 'Starter rate', '₹')}
        {number('advancedPackageRate', 'Advanced rate', '₹')}
      </FieldPair>
      {!isNew && (
        <FieldPair>
          {number('rating', 'Rating')}
          {number('reviewCount', 'Reviews')}
        </FieldPair>
      )}
      <FieldPair>
        {text('currentJobTitle', 'Job title')}
        {text('currentCompany', 'Company')}
        {text('currentCity', 'City')}
        {text('currentCountry', 'Country')}
      </FieldPair>
      {prose('bio', 'Bio')}
      {(Object.keys(LISTS) as ListField[]).map((name) => (
        <Field key={name} {...field(name)} label={LISTS[name]} hint="Separated by commas">
          <TextArea {...register(name)} rows={2} />
        </Field>
      ))}
      {prose('timeSlotsPerWeek', 'Availability notes')}
      {prose('whyIMentor', 'Why I mentor')}
      {prose('successStories', 'Success stories')}
      <Checkbox {...register('available')}>Available: takes bookings</Checkbox>
      <Checkbox {...register('isActive')}>Active: listed once accepted, and can log in</Checkbox>
    </>
  )
}
