import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { createFormControl, type FieldValues, type Resolver } from 'react-hook-form'
import type { z } from 'zod/mini'

/** Loads a zod/mini schema from api/rules, so that form and API validate alike. */
export type FetchSchema<Input extends FieldValues, Output> = () => Promise<z.ZodMiniType<Output, Input>>

/** react-hook-form's API without its hook; field names are plain strings. */
export type FormControl<Output> = ReturnType<typeof createFormControl<FieldValues, unknown, Output>>

/** Creates the control; in a chunk of its own, so no page waits for it. `first` is a load of the schema already started. */
export function createControl<Input extends FieldValues, Output>(
  defaultValues: Input,
  fetchSchema: FetchSchema<Input, Output>,
  first: ReturnType<FetchSchema<Input, Output>>,
): FormControl<Output> {
  return createFormControl<FieldValues, unknown, Output>({
    defaultValues,
    resolver: lateCheck(fetchSchema, first),
    mode: 'onTouched',
    shouldFocusError: false,
  })
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
