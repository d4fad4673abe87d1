import { useEffect, useId, useState, useSyncExternalStore, type FormEvent } from 'react'
import type { FormIssue } from '../../lib/formIssues.ts'
import type { SummaryIssue } from './ErrorSummary.tsx'
import { createFormStore, type FetchSchema, type FormStore, type Registration } from './formStore.ts'
import type { FieldPath } from './formValues.ts'

interface FormOptions<Input extends object, Output> {
  schema: FetchSchema<Input, Output>
  /** A value for every field. */
  defaultValues: Input
  /** Called with valid values. Issues that it returns (from the server) are shown at their fields. */
  onSubmit: (values: Output) => Promise<readonly FormIssue[] | void>
}

/** State and props for our form components. Its functions are stable. */
export interface Form<Input extends object, Output> extends Pick<
  FormStore<Input, Output>,
  'getValues' | 'setValue' | 'putBack' | 'reset' | 'rebase' | 'onValues'
> {
  /** Spread on the control of a field, or on each of its radios or checkboxes; checkboxes of a list have a `value`. */
  register: (name: FieldPath<Input>) => Registration
  /** Values as rendered; `getValues` is for callbacks. */
  values: Input
  /** Spread on `<form>`. */
  formProps: { noValidate: true; onSubmit: (event: FormEvent<HTMLFormElement>) => void; onFocus: () => void }
  /** Spread on `<Field>`: its id and its error. */
  field: (name: FieldPath<Input>) => { id: string; error: string | undefined }
  /** Spread on `<ErrorSummary>`. */
  summary: { issues: SummaryIssue[]; attempt: number }
  isSubmitting: boolean
  /** A value differs from the default values, or from those of the last `reset` or `rebase`. */
  isDirty: boolean
}

/**
 * Our form hook: validates a field on blur, then on change; a rejected submit focuses the error summary; values are
 * never lost; a second submit during the first is ignored.
 */
export function useForm<Input extends object, Output>(options: FormOptions<Input, Output>): Form<Input, Output> {
  const formId = useId()
  const [store] = useState(() => createFormStore(options.schema, options.defaultValues))
  const { values, issues, isDirty, isSubmitting, attempt } = useSyncExternalStore(
    store.subscribe,
    store.state,
    store.state,
  )
  useEffect(() => store.mount(), [store])
  const idOf = (path: string): string => `${formId}${path}`

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault()
    void store.submit(options.onSubmit)
  }
  const { getValues, setValue, putBack, reset, rebase, onValues, register } = store
  return {
    getValues,
    setValue,
    putBack,
    reset,
    rebase,
    onValues,
    register,
    values,
    isDirty,
    isSubmitting,
    formProps: { noValidate: true, onSubmit: submit, onFocus: store.preload },
    field: (name) => ({ id: idOf(name), error: issues.find(({ path }) => path === name)?.message }),
    summary: {
      attempt,
      issues: attempt === 0 ? [] : issues.map(({ path, message }) => ({ message, id: path ? idOf(path) : undefined })),
    },
  }
}
