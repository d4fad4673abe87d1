import { useId } from 'react'
import { styled } from 'styled-components'
import { MAIN_BRANCHES } from '../../../api/rules/people/branches.ts'
import { BRANCH_MAXIMUM, NAME_MAXIMUM } from '../../../api/rules/constants.ts'
import { Button } from '../../ui/Button.tsx'
import { Radio } from '../../ui/Checkbox.tsx'
import { ErrorSummary } from '../../ui/ErrorSummary.tsx'
import { Field, FieldError, FieldFrame, FieldLabel } from '../../ui/Field.tsx'
import { Input } from '../../ui/Input.tsx'
import { EmailField } from '../../features/accounts/EmailField.tsx'
import type { JoinFormState } from './useJoinForm.ts'

/** Name, email, field and type; Join is disabled until all are valid, and the form lists what is missing. */
export function JoinForm({ join: { form, missing } }: { join: JoinFormState }) {
  const { field, register } = form
  const [reason, branches, typeError] = [useId(), useId(), useId()]
  const type = field('type')
  return (
    <Stack {...form.formProps}>
      <ErrorSummary {...form.summary} />
      <Field {...field('name')} label="Name" required>
        <Input {...register('name')} autoComplete="name" maxLength={NAME_MAXIMUM} />
      </Field>
      <EmailField {...register('email')} field={field('email')} autoComplete="email" />
      <Field {...field('engineeringField')} label="Engineering field" hint="Your branch or specialization." required>
        <Input {...register('engineeringField')} list={branches} autoComplete="off" maxLength={BRANCH_MAXIMUM} />
      </Field>
      <datalist id={branches}>
        {MAIN_BRANCHES.map((branch) => (
          <option key={branch} value={branch}>
            {branch}
          </option>
        ))}
      </datalist>
      <FieldFrame as="fieldset" aria-describedby={type.error ? typeError : undefined}>
        <FieldLabel as="legend">I am</FieldLabel>
        <Radio {...register('type')} id={type.id} value="student">
          A student
        </Radio>
        <Radio {...register('type')} value="early-career">
          An early-career engineer
        </Radio>
        {type.error && <FieldError id={typeError}>{type.error}</FieldError>}
      </FieldFrame>
      <Foot>
        <Button
          type="submit"
          look="signal"
          size="large"
          wide
          disabled={missing.length > 0}
          busy={form.isSubmitting}
          aria-describedby={reason}
        >
          Join
        </Button>
        <p id={reason} aria-live="polite">
          {missing.length > 0 ? `Still needed: ${listed(missing)}.` : 'Our group opens right after.'}
        </p>
      </Foot>
    </Stack>
  )
}

function listed(words: string[]): string {
  return words.length < 2 ? words.join() : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`
}

const Stack = styled.form`
  display: grid;
  gap: 18px;
`

const Foot = styled.div`
  display: grid;
  gap: 8px;
  > p {
    min-height: 2.9em;
    color: var(--muted);
    font-size: var(--t13);
    line-height: 1.45;
  }
`
