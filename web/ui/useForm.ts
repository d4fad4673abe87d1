import { useEffect, useId, useRef, useState, type FormEvent } from 'react'
import {
  useForm as useHookForm,
  type DefaultValues,
  type FieldValues,
  type Path,
  type Resolver,
  type UseFormReturn,
} from 'react-hook-form'
import type { z } from 'zod/mini'
import type { SummaryIssue } from './ErrorSummary.tsx'
import { issuesOfErrors, type FormIssue } from '../lib/formIssues.ts'
import { whenIdle } from '../lib/whenIdle.ts'

interface FormOptions<Input extends FieldValues, Output> {
  /** Loads a zod/mini schema from api/rules once, so that form and API validate alike. */
  schema: () => Promise<z.ZodMiniType<Output, Input>>
  defaultValues: DefaultValues<Input>
  /** Called with valid values. Issues that it returns (from the server) are shown at their fields. */
  onSubmit: (values: Output) => Promise<readonly FormIssue[] | void>
}

/** react-hook-form's API with props for our form components. */
export interface Form<Input extends FieldValues, Output> extends Pick<
  UseFormReturn<Input, unknown, Output>,
  'register' | 'control' | 'setValue' | 'getValues' | 'reset' | 'watch' | 'formState'
> {
  /** Spread on `<form>`. */
  formProps: { noValidate: true; onSubmit: (event: FormEvent<HTMLFormElement>) => void }
  /** Spread on `<Field>`: its id and its error. */
  field: (name: Path<Input>) => { id: string; error: string | undefined }
  /** Spread on `<ErrorSummary>`. */
  summary: { issues: SummaryIssue[]; attempt: number }
  isSubmitting: boolean
}

const UNKNOWN_FAILURE = 'Something went wrong. Please try again.'

/**
 * Our form hook: validates a field on blur, then on change; a rejected submit focuses the error summary; values are
 * never lost; a second submit during the first is ignored.
 */
export function useForm<Input extends FieldValues, Output>(options: FormOptions<Input, Output>): Form<Input, Output> {
  const formId = useId()
  const running = useRef(false)
  const [attempt, setAttempt] = useState(0)
  const [check] = useState(() => lateCheck(options.schema))
  useEffect(() => whenIdle(check.preload), [check])
  const form = useHookForm<Input, unknown, Output>({
    resolver: check.resolver,
    defaultValues: options.defaultValues,
    mode: 'onTouched',
    shouldFocusError: false,
  })
  const { errors, isSubmitting } = form.formState
  const idOf = (path: string): string => `${formId}${path}`

  function refuse(): void {
    setAttempt((count) => count + 1)
  }
  function show(issues: readonly FormIssue[]): void {
    const known = form.getValues()
    for (const { path, message } of issues) {
      const name = hasField(known, path) ? (path as Path<Input>) : 'root.server'
      form.setError(name, { type: 'server', message })
    }
    refuse()
  }
  async function save(values: Output): Promise<void> {
    try {
      const issues = await options.onSubmit(values)
      if (issues && issues.length > 0) show(issues)
    } catch (error) {
      // Mutations never reject, so this is a bug.
      show([{ path: '', message: UNKNOWN_FAILURE }])
      reportError(error)
    }
  }
  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    if (running.current) return
    running.current = true
    await form
      .handleSubmit(
        save,
        refuse,
      )(event)
      .finally(() => (running.current = false))
  }

  const issues = attempt === 0 ? [] : issuesOfErrors(errors)
  return {
    ...form,
    isSubmitting,
    formProps: { noValidate: true, onSubmit: (event) => void submit(event) },
    field: (name) => ({ id: idOf(name), error: form.getFieldState(name, form.formState).error?.message }),
    summary: {
      attempt,
      issues: issues.map(({ path, message }) => ({ message, id: path in form.getValues() ? idOf(path) : undefined })),
    },
  }
}

function hasField(values: FieldValues, path: string): boolean {
  const [name] = path.split('.')
  return Boolean(name) && Object.hasOwn(values, name as string)
}

/**
 * The form's validator, loaded when the page is idle or on first use. If it cannot be loaded, the values go to the
 * server, which validates them anyway; the next validation retries.
 */
function lateCheck<Input extends FieldValues, Output>(fetchSchema: () => Promise<z.ZodMiniType<Output, Input>>) {
  let loading: Promise<Resolver<Input, unknown, Output>> | undefined
  function load(): Promise<Resolver<Input, unknown, Output>> {
    loading ??= Promise.all([import('@hookform/resolvers/standard-schema'), fetchSchema()]).then(
      ([{ standardSchemaResolver }, schema]) => standardSchemaResolver(schema),
      (error: unknown) => {
        loading = undefined
        throw error
      },
    )
    return loading
  }
  const resolver: Resolver<Input, unknown, Output> = async (values, context, options) => {
    const check = await load().catch(() => null)
    // Schemas have the same input and output, so unvalidated values have the right type.
    return check ? await check(values, context, options) : { values: values as unknown as Output, errors: {} }
  }
  return { resolver, preload: () => void load().catch(() => undefined) }
}
