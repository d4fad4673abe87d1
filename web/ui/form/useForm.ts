import { useEffect, useId, useState, useSyncExternalStore, type FormEvent } from 'react'
import type { FieldValues } from 'react-hook-form'
import type { FormIssue } from '../../lib/formIssues.ts'
import type { SummaryIssue } from './ErrorSummary.tsx'
import type { FetchSchema } from './formControl.ts'
import { createFormStore, type FormStore, type Registration } from './formStore.ts'

interface FormOptions<Input extends FieldValues, Output> {
  schema: FetchSchema<Input, Output>
  /** A value for every field. */
  defaultValues: Input
  /** Called with valid values. Issues that it returns (from the server) are shown at their fields. */
  onSubmit: (values: Output) => Promise<readonly FormIssue[] | void>
}

/** State and props for our form components. Its functions are stable. */
export interface Form<Input extends FieldValues, Output> extends Pick<
  FormStore<Input, Output>,
  'getValues' | 'setValue' | 'putBack' | 'reset' | 'onValues'
> {
  /** Spread on the input of a field. */
  register: (name: keyof Input & string) => Registration
  /** Values as rendered; `getValues` is for callbacks. */
  values: Input
  /** Spread on `<form>`. */
  formProps: { noValidate: true; onSubmit: (event: FormEvent<HTMLFormElement>) => void; onFocus: () => void }
  /** Spread on `<Field>`: its id and its error. */
  field: (name: keyof Input & string) => { id: string; error: string | undefined }
  /** Spread on `<ErrorSummary>`. */
  summary: { issues: SummaryIssue[]; attempt: number }
  isSubmitting: boolean
  /** A value differs from the default values, or from those of the last `reset`. */
  isDirty: boolean
}

/**
 * Our form hook: validates a field on blur, then on change; a rejected submit focuses the error summary; values are
 * never lost; a second submit during the first is ignored. react-hook-form is loaded when the page is idle or on the
 * first focus; until then the store works without it.
 */
export function useForm<Input extends FieldValues, Output>(options: FormOptions<Input, Output>): Form<Input, Output> {
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
  const { getValues, setValue, putBack, reset, onValues, register } = store
  return {
    getValues,
    setValue,
    putBack,
    reset,
    onValues,
    register,
    values,
    isDirty,
    isSubmitting,
    formProps: { noValidate: true, onSubmit: submit, onFocus: store.preload },
    field: (name) => ({ id: idOf(name), error: issues.find(({ path }) => path === name)?.message }),
    summary: {
      attempt,
      issues:
        attempt === 0
          ? []
          : issues.map(({ path, message }) => ({ message, id: path in values ? idOf(path) : undefined })),
    },
  }
}
