import { useEffect, useEffectEvent, useState } from 'react'
import type { CommunityRegistration, CommunityType } from '../../../api/rules/inputs/communityRegistration.ts'
import { useForm, type Form } from '../../ui/useForm.ts'
import { clearDraft, readDraft, writeDraft } from '../../features/accounts/draft.ts'
import { useRegisterCommunityMember, type JoinOutcome } from './useRegisterCommunityMember.ts'

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

export interface JoinFormState {
  form: Form<CommunityRegistration, CommunityRegistration>
  /** Missing fields; empty when the form is valid. */
  missing: string[]
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
  return { form, missing }
}
