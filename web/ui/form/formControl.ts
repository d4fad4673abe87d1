import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { createFormControl, type FieldValues, type Resolver } from 'react-hook-form'
import type { z } from 'zod/mini'
import { issuesOfErrors, type FormIssue } from '../../lib/formIssues.ts'

/** Loads a zod/mini schema from api/rules, so that form and API validate alike. */
export type FetchSchema<Input extends FieldValues, Output> = () => Promise<z.ZodMiniType<Output, Input>>

/** What react-hook-form knows of a form. */
interface ControlState {
  values: FieldValues
  issues: FormIssue[]
  isDirty: boolean
}

const UNKNOWN_FAILURE = 'Something went wrong. Please try again.'

export type FormControl<Output> = ReturnType<typeof createControl<FieldValues, Output>>

/**
 * react-hook-form without its hook, for `formStore`; in a chunk of its own, so no page waits for it. `first` is a load of
 * the schema already started.
 */
export function createControl<Input extends FieldValues, Output>(
  defaultValues: Input,
  fetchSchema: FetchSchema<Input, Output>,
  first: ReturnType<FetchSchema<Input, Output>>,
) {
  const control = createFormControl<FieldValues, unknown, Output>({
    defaultValues,
    resolver: lateCheck(fetchSchema, first),
    mode: 'onTouched',
    shouldFocusError: false,
  })
  const { register, setValue, reset, trigger } = control

  /** Mutations never reject, so an error is a bug. */
  async function issuesOf(saved: Promise<readonly FormIssue[] | void>): Promise<readonly FormIssue[]> {
    try {
      return (await saved) ?? []
    } catch (error) {
      reportError(error)
      return [{ path: '', message: UNKNOWN_FAILURE }]
    }
  }
  return {
    register,
    setValue,
    reset,
    trigger,
    onState(listener: (state: ControlState) => void): void {
      control.subscribe({
        formState: { values: true, errors: true, isDirty: true },
        callback: ({ values, errors = {}, isDirty = false }) =>
          listener({ values, issues: issuesOfErrors(errors), isDirty }),
      })
    },
    /** Validates and saves; true if either rejects the values. */
    async submit(save: (values: Output) => Promise<readonly FormIssue[] | void>): Promise<boolean> {
      let isRejected = false
      await control.handleSubmit(
        async (values) => {
          const issues = await issuesOf(save(values))
          isRejected = issues.length > 0
          for (const { path, message } of issues)
            control.setError(hasField(control.getValues(), path) ? path : 'root.server', { type: 'server', message })
        },
        () => void (isRejected = true),
      )()
      return isRejected
    },
  }
}

function hasField(values: FieldValues, path: string): boolean {
  const [name = ''] = path.split('.')
  return Object.hasOwn(values, name)
}

/** When the schema can't be loaded, values are sent unvalidated, as the server validates anyway; the next call retries. */
function lateCheck<Input extends FieldValues, Output>(
  fetchSchema: FetchSchema<Input, Output>,
  first: ReturnType<FetchSchema<Input, Output>>,
): Resolver<FieldValues, unknown, Output> {
  let loading: ReturnType<FetchSchema<Input, Output>> | null = first
  return async (values, context, options) => {
    loading ??= fetchSchema()
    const schema = await loading.catch(() => (loading = null))
    // Input and output of our schemas mean the same.
    if (!schema) return { values: values as Output & FieldValues, errors: {} }
    return standardSchemaResolver<FieldValues, unknown, Output>(schema)(values, context, options)
  }
}
