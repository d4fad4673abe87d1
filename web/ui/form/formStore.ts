import type { FieldValues, KeepStateOptions, SetValueConfig, UseFormRegisterReturn } from 'react-hook-form'
import type { FormIssue } from '../../lib/formIssues.ts'
import { whenIdle } from '../../lib/whenIdle.ts'
import type { FetchSchema, FormControl } from './formControl.ts'
import { isTypedInto, readField, writeField, type FieldElement } from './formFields.ts'

/** Said by a form whose code could not be loaded when it was submitted. */
export const NOT_LOADED = 'We couldn’t send this. Check your connection and try again. What you typed is still here.'

/** Snapshot of a form; a new object on every change. */
export interface FormState<Input> {
  values: Input
  /** Validation errors, in field order. */
  issues: readonly FormIssue[]
  isDirty: boolean
  isSubmitting: boolean
  /** Number of rejected submits. */
  attempt: number
}

/** Spread on the input of a field. Stable for the life of the form. */
export interface Registration {
  name: string
  ref: (element: FieldElement | null) => (() => void) | undefined
  onChange: (event: FieldEvent) => void
  onBlur: (event: FieldEvent) => void
}

interface FieldEvent {
  type: string
  target: unknown
}

/** A field: its inputs, and its registration with react-hook-form once that is loaded. */
interface Part {
  elements: Set<FieldElement>
  registration: Registration
  held: UseFormRegisterReturn | null
}

export type FormStore<Input extends FieldValues, Output> = ReturnType<typeof createFormStore<Input, Output>>

/**
 * State of a form that works before react-hook-form is loaded: its fields can be typed into, read and set. Once loaded,
 * the library takes over the inputs with their current values, without remounting them, and handles everything from then
 * on. A submit before that waits for it.
 */
export function createFormStore<Input extends FieldValues, Output>(
  fetchSchema: FetchSchema<Input, Output>,
  defaultValues: Input,
) {
  let defaults = defaultValues
  let state: FormState<Input> = { values: defaults, issues: [], isDirty: false, isSubmitting: false, attempt: 0 }
  let control: FormControl<Output> | null = null
  let loading: Promise<FormControl<Output>> | null = null
  let isGone = false
  const parts = new Map<string, Part>()
  const listeners = new Set<() => void>()
  /** Fields that lost focus before they could be validated. */
  const left = new Set<string>()

  function change(next: Partial<FormState<Input>>): void {
    state = { ...state, ...next }
    for (const listener of listeners) listener()
  }
  function changeValues(next: Partial<Input>): void {
    const values = { ...state.values, ...next }
    change({ values, isDirty: Object.keys(values).some((name) => values[name] !== defaults[name]) })
  }

  function register(name: string): Registration {
    const known = parts.get(name)
    if (known) return known.registration
    const part: Part = {
      elements: new Set(),
      held: null,
      registration: {
        name,
        ref: (element) => (element ? attach(name, part, element) : undefined),
        onChange(event) {
          if (part.held) void part.held.onChange(event)
          else changeValues({ [name]: readField(event.target as FieldElement) } as Partial<Input>)
        },
        onBlur(event) {
          if (part.held) void part.held.onBlur(event)
          else left.add(name)
        },
      },
    }
    parts.set(name, part)
    return part.registration
  }
  function attach(name: string, part: Part, element: FieldElement): () => void {
    part.elements.add(element)
    if (control) hold(control, name, part, element)
    else {
      const typed = readField(element)
      // Typed before hydration; what the form knows by itself stands there only from now on.
      if (typed && (!state.values[name] || isTypedInto(element))) changeValues({ [name]: typed } as Partial<Input>)
      else writeField(element, state.values[name])
    }
    return () => {
      part.elements.delete(element)
      if (part.elements.size === 0) part.held?.ref(null)
    }
  }
  function hold(form: FormControl<Output>, name: string, part: Part, element: FieldElement): void {
    part.held ??= form.register(name)
    part.held.ref(element)
  }

  function load(): Promise<FormControl<Output>> {
    if (loading) return loading
    const schema = fetchSchema()
    schema.catch(() => undefined)
    loading = import('./formControl.ts').then(({ createControl }) =>
      takeOver(createControl(defaults, fetchSchema, schema)),
    )
    loading.catch(() => (loading = null))
    return loading
  }
  /** Failures are silent; the next call retries. */
  function preload(): void {
    load().catch(() => undefined)
  }
  /** What stands in the fields: password managers fill them without telling. */
  function readFields(): void {
    for (const [name, { elements }] of parts)
      for (const element of elements) {
        const value = readField(element)
        if (value === undefined || value === state.values[name]) continue
        if (control) control.setValue(name, value, { shouldDirty: true })
        else changeValues({ [name]: value } as Partial<Input>)
      }
  }
  function takeOver(form: FormControl<Output>): FormControl<Output> {
    readFields()
    form.onState(({ values, ...rest }) => change({ values: values as Input, ...rest }))
    const typed = state.values
    for (const [name, value] of Object.entries(typed))
      if (value !== defaults[name]) form.setValue(name, value, { shouldDirty: true })
    control = form
    for (const [name, part] of parts) for (const element of part.elements) hold(form, name, part, element)
    change({ issues: [] })
    if (left.size > 0) void form.trigger([...left], { shouldTouch: true })
    return form
  }

  /** Validates and saves; ignored while a submit is running. Never rejects. */
  async function submit(save: (values: Output) => Promise<readonly FormIssue[] | void>): Promise<void> {
    if (state.isSubmitting) return
    change({ isSubmitting: true })
    const form = await load().catch(() => null)
    let isRejected = false
    if (!form) {
      isRejected = true
      change({ issues: [{ path: '', message: NOT_LOADED }] })
      // An unmounted form sends nothing.
    } else if (!isGone) {
      readFields()
      isRejected = await form.submit(save)
    }
    // Only now: before, a field that loses focus to the summary would be validated again and lose its server error.
    change({ isSubmitting: false, attempt: state.attempt + Number(isRejected) })
  }

  function setValue<Name extends keyof Input & string>(name: Name, value: Input[Name], options?: SetValueConfig): void {
    if (control) return control.setValue(name, value, options)
    for (const element of parts.get(name)?.elements ?? []) writeField(element, value)
    changeValues({ [name]: value } as unknown as Partial<Input>)
    if (options?.shouldValidate) left.add(name)
  }

  return {
    subscribe(listener: () => void): () => void {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    state: () => state,
    getValues: () => state.values,
    register,
    submit,
    preload,
    setValue,
    /** Fills in the texts of a draft, except where something was typed before the page was alive, which is newer. */
    putBack(texts: object): void {
      for (const [name, text] of Object.entries(texts))
        if (state.values[name] === defaults[name]) setValue(name, text, { shouldDirty: true })
    },
    /** Call in an effect; the returned function unmounts. */
    mount(): () => void {
      isGone = false
      const cancel = whenIdle(preload)
      return () => {
        isGone = true
        cancel()
      }
    },
    reset(values: Input, options?: Pick<KeepStateOptions, 'keepValues'>): void {
      defaults = values
      if (control) return control.reset(values, { ...options, keepFieldsRef: true })
      left.clear()
      changeValues(options?.keepValues ? {} : values)
      for (const [name, { elements }] of parts) for (const element of elements) writeField(element, state.values[name])
    },
    /** Subscribes to changes of values. Returns an unsubscribe function. */
    onValues(listener: (values: Input) => void): () => void {
      let last = state.values
      function compare(): void {
        const { values } = state
        if (Object.keys(values).every((name) => values[name] === last[name])) return
        last = values
        listener(values)
      }
      listeners.add(compare)
      return () => void listeners.delete(compare)
    },
  }
}
