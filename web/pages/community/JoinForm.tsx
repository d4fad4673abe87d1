import { useEffect, useEffectEvent, useId, useState } from 'react'
import { graphql } from 'react-relay'
import { styled } from 'styled-components'
import { BRANCH_MAXIMUM, NAME_MAXIMUM } from '../../../api/rules/constants.ts'
import type { CommunityRegistration, CommunityType } from '../../../api/rules/inputs/communityRegistration.ts'
import { MAIN_BRANCHES } from '../../../api/rules/people/branches.ts'
import { listText } from '../../../api/rules/text/counts.ts'
import type { JoinFormMutation } from '../../__generated__/JoinFormMutation.graphql.ts'
import { clearDraft, readDraft, writeDraft } from '../../features/accounts/draft.ts'
import { EmailField } from '../../features/accounts/form/EmailField.tsx'
import { useMutation } from '../../relay/useMutation.ts'
import { Button } from '../../ui/Button.tsx'
import { Radio } from '../../ui/form/Checkbox.tsx'
import { ErrorSummary } from '../../ui/form/ErrorSummary.tsx'
import { Field, FieldError, FieldFrame, FieldLabel } from '../../ui/form/Field.tsx'
import { Input } from '../../ui/form/Input.tsx'
import { useForm, type Form } from '../../ui/form/useForm.ts'

/** Name, email, field and type; Join is disabled until all are valid, and the form lists what is missing. */
export function JoinForm({ join: { form, missing, isChecked } }: { join: JoinFormState }) {
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
          // Before the code is there, Enter may press it: once it is, the form says what is missing.
          disabled={isChecked && missing.length > 0}
          aria-disabled={missing.length > 0}
          busy={form.isSubmitting}
          aria-describedby={reason}
        >
          Join
        </Button>
        <p id={reason} aria-live="polite">
          {missing.length > 0 ? `Still needed: ${listText(missing)}.` : 'Our group opens right after.'}
        </p>
      </Foot>
    </Stack>
  )
}

const DRAFT = 'plumbline:community'
const EMPTY = { name: '', email: '', engineeringField: '', type: '' }

/** Names of the fields in the list of missing ones. */
const WORDS: Record<keyof typeof EMPTY, string> = {
  name: 'your name',
  email: 'a valid email address',
  engineeringField: 'your engineering field',
  type: 'who you are',
}

const fetchSchema = () =>
  import('../../../api/rules/inputs/communityRegistration.ts').then((module) => module.communityRegistrationSchema)
type Schema = Awaited<ReturnType<typeof fetchSchema>>

interface JoinFormState {
  form: Form<CommunityRegistration, CommunityRegistration>
  /** Missing fields; empty when the form is valid. */
  missing: string[]
  /** What is missing is known for certain: the code and its schema are there. */
  isChecked: boolean
}

/** Community form; its draft survives a reload and a failure, until the person has joined. */
export function useJoinForm(
  known: { name: string; email: string },
  onOutcome: (outcome: JoinOutcome) => void,
): JoinFormState {
  const register = useRegisterCommunityMember()
  const form = useForm({
    schema: fetchSchema,
    defaultValues: { ...EMPTY, ...known, type: '' as CommunityType },
    onSubmit: async (values) => {
      const outcome = await register(values)
      if (outcome.kind !== 'failed') clearDraft(DRAFT)
      onOutcome(outcome)
    },
  })
  const { onValues } = form
  const values: Record<string, string> = form.values
  // After the first render, which may be the server's.
  const takeDraft = useEffectEvent(() => form.putBack(readDraft(DRAFT, EMPTY)))
  useEffect(() => takeDraft(), [])
  useEffect(() => onValues((typed) => writeDraft(DRAFT, EMPTY, typed)), [onValues])
  // Without the schema only empty fields are known to be missing.
  const [schema, setSchema] = useState<Schema | null>(null)
  useEffect(() => {
    fetchSchema().then(setSchema, () => undefined)
  }, [])
  const bad = new Set(schema?.safeParse(values).error?.issues.map(({ path }) => String(path[0])))
  const missing = Object.entries(WORDS).flatMap(([name, words]) => (bad.has(name) || !values[name] ? [words] : []))
  return { form, missing, isChecked: schema !== null }
}

/** Result of joining; the group opens in any case. */
export type JoinOutcome =
  | { kind: 'joined' | 'again'; name: string; email: string }
  | { kind: 'failed'; isUnsure: boolean }

/** Joins; a toast reports a failure. Never rejects. */
function useRegisterCommunityMember(): (values: CommunityRegistration) => Promise<JoinOutcome> {
  const [register] = useMutation<JoinFormMutation>(
    graphql`
      mutation JoinFormMutation($input: RegisterCommunityMemberInput!) @raw_response_type {
        registerCommunityMember(input: $input) {
          ... on RegisterCommunityMemberPayload @alias(as: "done") {
            alreadyJoined
          }
          ...refusal_error @alias(as: "refused")
        }
      }
    `,
    {
      failed: ({ message }) => ({
        title: 'Registration Failed',
        description: `${message} You can still join the group.`,
      }),
    },
  )
  return async function run(values) {
    const { done, refused } = await register({ input: values })
    if (!done) return { kind: 'failed', isUnsure: refused.failure !== null }
    return { kind: done.alreadyJoined ? 'again' : 'joined', name: values.name, email: values.email }
  }
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
