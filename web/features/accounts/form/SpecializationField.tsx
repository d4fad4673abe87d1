import type { ComponentProps } from 'react'
import { MAIN_BRANCHES, SUB_BRANCHES } from '../../../../api/rules/people/branches.ts'
import { OTHER_SPECIALIZATION } from '../../../../api/rules/people/choices.ts'
import { BRANCH_MAXIMUM } from '../../../../api/rules/constants.ts'
import { Field } from '../../../ui/form/Field.tsx'
import { Input } from '../../../ui/form/Input.tsx'
import { Select } from '../../../ui/form/Select.tsx'
import { GENERAL_CHOICES } from './specialization.ts'

interface FieldState {
  id: string
  error: string | undefined
}

interface SpecializationFieldProps {
  /** `form.field` and `form.register` of `specialization`. */
  choice: { field: FieldState; input: ComponentProps<'select'> }
  /** The same of `otherSpecialization`. */
  other: { field: FieldState; input: ComponentProps<typeof Input> }
  /** True while Other is chosen. */
  isOther: boolean
  required?: boolean
}

/** Specialization: main branches first, then all sub-branches, then Other with free text. */
export function SpecializationField({ choice, other, isOther, required = false }: SpecializationFieldProps) {
  return (
    <>
      <Field {...choice.field} label="Specialization" required={required} {...(!required && { note: 'optional' })}>
        <Select {...choice.input}>
          <option value="">{required ? 'Select your specialization' : 'Not decided yet'}</option>
          {GENERAL_CHOICES.map((name) => (
            <option key={name} value={name}>
              {name}
            </option>
          ))}
          {MAIN_BRANCHES.map((branch) => (
            <optgroup key={branch} label={branch}>
              {SUB_BRANCHES[branch].map((name) => (
                <option key={name} value={name}>
                  {name}
                </option>
              ))}
            </optgroup>
          ))}
          <option value={OTHER_SPECIALIZATION}>{OTHER_SPECIALIZATION}</option>
        </Select>
      </Field>
      {isOther && (
        <Field
          {...other.field}
          label="Your specialization"
          hint="Mentors and mentees will see it as you write it."
          required
        >
          <Input {...other.input} maxLength={BRANCH_MAXIMUM} autoComplete="off" />
        </Field>
      )}
    </>
  )
}
