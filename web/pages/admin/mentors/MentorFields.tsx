import { useId } from 'react'
import { DEFAULT_MAIN_BRANCH } from '../../../../api/rules/constants.ts'
import { MAIN_BRANCHES } from '../../../../api/rules/people/branches.ts'
import { MENTOR_SPECIALIZATIONS } from '../../../../api/rules/people/choices.ts'
import { MENTOR_LIST_NAMES } from '../../../../api/rules/people/mentorLists.ts'
import { MENTOR_LINE_NAMES, MENTOR_PROSE_NAMES } from '../../../../api/rules/people/mentorTexts.ts'
import { ADMIN_WORKSHOP_BRANCHES } from '../../../../api/rules/workshops/workshops.ts'
import { LinkedinField } from '../../../features/accounts/form/LinkedinField.tsx'
import { PasswordField } from '../../../features/accounts/form/PasswordField.tsx'
import { Checkbox } from '../../../ui/form/Checkbox.tsx'
import { Field, FieldPair } from '../../../ui/form/Field.tsx'
import { Input } from '../../../ui/form/Input.tsx'
import { Select } from '../../../ui/form/Select.tsx'
import { TextArea } from '../../../ui/form/TextArea.tsx'
import type { Form } from '../../../ui/form/useForm.ts'
import { LABELS, type MentorField, type MentorFormValues } from './mentorFormValues.ts'
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
  const text = (name: MentorField, required = false) => (
    <Field key={name} {...field(name)} label={LABELS[name]} required={required}>
      <Input {...register(name)} autoComplete="off" />
    </Field>
  )
  const number = (name: MentorField, prefix?: string) => (
    <Field {...field(name)} label={LABELS[name]}>
      <Input {...register(name)} inputMode="decimal" autoComplete="off" {...(prefix && { prefix })} />
    </Field>
  )
  const prose = (name: MentorField) => (
    <Field key={name} {...field(name)} label={LABELS[name]}>
      <TextArea {...register(name)} rows={3} />
    </Field>
  )
  return (
    <>
      <FieldPair>
        {text('name', true)}
        <Field {...field('email')} label={LABELS.email} required>
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
      <LinkedinField
        {...register('linkedinUrl')}
        field={field('linkedinUrl')}
        hint="Paste the link to their LinkedIn profile."
        required={false}
      />
      <FieldPair>
        <Field {...field('mainBranch')} label={LABELS.mainBranch}>
          <Select {...register('mainBranch')}>
            <option value={DEFAULT_MAIN_BRANCH}>{DEFAULT_MAIN_BRANCH}</option>
            <optgroup label="Branches that students filter by">
              {MAIN_BRANCHES.map((branch) => (
                <option key={branch} value={branch}>
                  {branch}
                </option>
              ))}
            </optgroup>
            <optgroup label="Others">
              {ADMIN_BRANCHES.map((branch) => (
                <option key={branch} value={branch}>
                  {branch}
                </option>
              ))}
              {values.mainBranch && !KNOWN.includes(values.mainBranch) && (
                <option value={values.mainBranch}>{values.mainBranch}</option>
              )}
            </optgroup>
          </Select>
        </Field>
        <Field {...field('subBranch')} label={LABELS.subBranch}>
          <Input {...register('subBranch')} list={listId} autoComplete="off" />
        </Field>
        <datalist id={listId}>
          {MENTOR_SPECIALIZATIONS.map((name) => (
            <option key={name} value={name}>
              {name}
            </option>
          ))}
        </datalist>
      </FieldPair>
      <FieldPair>
        {number('experience')}
        {isNew && (
          <Field {...field('status')} label={LABELS.status}>
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
        {number('starterPackageRate', '₹')}
        {number('advancedPackageRate', '₹')}
      </FieldPair>
      {!isNew && (
        <FieldPair>
          {number('rating')}
          {number('reviewCount')}
        </FieldPair>
      )}
      <FieldPair>{MENTOR_LINE_NAMES.map((name) => text(name))}</FieldPair>
      {prose('bio')}
      {MENTOR_LIST_NAMES.map((name) => (
        <Field key={name} {...field(name)} label={LABELS[name]} hint="Separated by commas">
          <TextArea {...register(name)} rows={2} />
        </Field>
      ))}
      {MENTOR_PROSE_NAMES.map(prose)}
      <Checkbox {...register('available')}>Available: takes bookings</Checkbox>
      <Checkbox {...register('isActive')}>Active: listed once accepted, and can log in</Checkbox>
    </>
  )
}
