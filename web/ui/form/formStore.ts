import type { z } from 'zod/mini'
import type { FormIssue } from '../../lib/formIssues.ts'
import { signal } from '../../lib/signal.ts'
import { whenIdle } from '../../lib/whenIdle.ts'
import { isSame, isWithin, valueAt, withValue } from './formValues.ts'

/** Loads a zod/mini schema from api/rules, so that form and API validate alike. */
export type FetchSchema<Input, Output> = () => Promise<z.ZodMiniType<Output, Input>>

/** Snapshot of a form; a new object on every change. */
interface FormState<Input> {
  values: Input
  /** What is shown as invalid, one issue for each field. An empty path is the whole form. */
  issues: readonly FormIssue[]
  isDirty: boolean
  isSubmitting: boolean
  /** Number of rejected submits. */
  attempt: number
}

/** Spread on the controls of a field. Stable for the life of the form. */
export interface Registration {
  name: string
  ref: (element: FieldElement | null) => (() => void) | undefined
  onChange: () => void
  onBlur: () => void
}

interface SetOptions {
  /** It shows its issue, as if it had been left. */
  shouldValidate?: boolean
}

export type FormStore<Input extends object, Output> = ReturnType<typeof createFormStore<Input, Output>>

/**
 * State of a form. Its fields can be typed into, read and set from the first drawing; the schema loads at rest or with
 * the first focus, and a submit waits for it. A field shows its issue once it was left, all do after a submit.
 */
export function createFormStore<Input extends object, Output>(fetchSchema: FetchSchema<Input, Output>, start: Input) {
  /** What the values are compared with. */
  let base = start
  /** The values that a listener of `onValues` knows. */
  let told = start
  let state: FormState<Input> = { values: base, issues: [], isDirty: false, isSubmitting: false, attempt: 0 }
  let schema: z.ZodMiniType<Output, Input> | null = null
  let checked: ReturnType<z.ZodMiniType<Output, Input>['safeParse']> | undefined
  let loading: Promise<void> | null = null
  let isGone = false
  let isSubmitted = false
  const touched = new Set<string>()
  /** The server's issues with what was sent. Each stays until its field changes. */
  let refused: readonly FormIssue[] = []
  const parts = new Map<string, { elements: Set<FieldElement>; registration: Registration }>()
  /** Controls that show what the form knows. */
  const known = new WeakSet<FieldElement>()
  const changed = signal()

  function change(next: Partial<FormState<Input>>): void {
    state = { ...state, ...next }
    checked = schema?.safeParse(state.values)
    state = { ...state, isDirty: !isSame(state.values, base), issues: shownIssues() }
    changed.tell()
  }
  /** Of each field the first issue, its own before the server's. */
  function shownIssues(): FormIssue[] {
    const found = (checked?.error?.issues ?? []).map(({ path, message }) => placed(path.join('.'), message))
    const own = found.filter(({ path }) => isSubmitted || touched.has(path))
    const all = [...own, ...refused.map(({ path, message }) => placed(path, message))]
    const keys = all.map(({ path, message }) => path || message)
    return all.filter((_issue, index) => keys.indexOf(keys[index]!) === index)
  }
  /** An issue at its field or the one around it; at none if the form has none. */
  function placed(path: string, message: string): FormIssue {
    if (path === '' || Object.hasOwn(state.values, path) || parts.get(path)?.elements.size) return { path, message }
    return placed(path.slice(0, Math.max(0, path.lastIndexOf('.'))), message)
  }

  function put(name: string, value: unknown): void {
    if (isSame(value, valueAt(state.values, name))) return
    refused = refused.filter(({ path }) => !isWithin(path, name) && !isWithin(name, path))
    change({ values: withValue(state.values, name, value) })
  }
  function read(name: string): void {
    put(name, readField([...(parts.get(name)?.elements ?? [])], valueAt(state.values, name)))
  }
  /** Password managers fill fields in without an event. */
  function readAll(): void {
    for (const name of parts.keys()) read(name)
  }
  function write(name: string): void {
    for (const [path, { elements }] of parts)
      if (isWithin(path, name)) for (const element of elements) writeField(element, valueAt(state.values, path))
  }

  function register(name: string): Registration {
    const part = parts.get(name)
    if (part) return part.registration
    const elements = new Set<FieldElement>()
    const registration: Registration = {
      name,
      ref: (element) => (element ? attach(name, elements, element) : undefined),
      onChange: () => read(name),
      onBlur() {
        touched.add(name)
        read(name)
        change({})
      },
    }
    parts.set(name, { elements, registration })
    return registration
  }
  function attach(name: string, elements: Set<FieldElement>, element: FieldElement): () => void {
    const value = valueAt(state.values, name)
    elements.add(element)
    // What was typed before the form was alive is newer than what the form knows.
    if (!known.has(element) && isFilledIn(element, value)) put(name, readField([element], value))
    else writeField(element, value)
    known.add(element)
    return () => void elements.delete(element)
  }

  /** A failure is silent; the next call tries again. */
  function load(): Promise<void> {
    loading ??= fetchSchema().then(arrive, () => void (loading = null))
    return loading
  }
  function arrive(loaded: z.ZodMiniType<Output, Input>): void {
    schema = loaded
    readAll()
    change({})
  }
  /** Validates and saves; ignored while a submit is running. Never rejects. */
  async function submit(save: (values: Output) => Promise<readonly FormIssue[] | void>): Promise<void> {
    if (state.isSubmitting) return
    change({ isSubmitting: true })
    await load()
    // An unmounted form sends nothing.
    if (isGone) return change({ isSubmitting: false })
    readAll()
    isSubmitted = true
    refused = []
    change({})
    let isRejected = checked?.error !== undefined
    if (!isRejected) {
      // Without a schema the values go as they are: they mean the same, and the server validates them.
      const saved = save(checked ? (checked.data as Output) : (state.values as unknown as Output))
      refused = (await saved.catch(failed)) ?? []
      isRejected = refused.length > 0
    }
    change({ isSubmitting: false, attempt: state.attempt + Number(isRejected) })
  }

  /** Sets a field, or a whole list. */
  function setValue<Name extends keyof Input & string>(name: Name, value: Input[Name], options: SetOptions = {}): void {
    if (options.shouldValidate) touched.add(name)
    put(name, value)
    write(name)
    if (options.shouldValidate) change({})
  }
  /** These values were saved: the form is dirty if it differs from them. What is typed stays. */
  function rebase(values: Input): void {
    base = values
    isSubmitted = false
    touched.clear()
    refused = []
    change({})
  }

  return {
    subscribe: changed.listen,
    state: () => state,
    getValues: () => state.values,
    register,
    submit,
    preload: () => void load(),
    setValue,
    rebase,
    /** Starts again with these values. */
    reset(values: Input): void {
      state = { ...state, values }
      for (const name of Object.keys(values)) write(name)
      rebase(values)
    },
    /** Fills in the texts of a draft, except where something was typed before the page was alive, which is newer. */
    putBack(texts: object): void {
      for (const [name, text] of Object.entries(texts))
        if (isSame(valueAt(state.values, name), valueAt(base, name))) setValue(name as keyof Input & string, text)
    },
    /** Call in an effect; the returned function unmounts. */
    mount(): () => void {
      isGone = false
      const cancel = whenIdle(() => void load())
      return () => {
        isGone = true
        cancel()
      }
    },
    /**
     * Subscribes to changes of values, and tells at once of those before the page was alive. Returns an unsubscribe
     * function.
     */
    onValues(listener: (values: Input) => void): () => void {
      const tell = () => {
        if (state.values === told) return
        told = state.values
        listener(told)
      }
      tell()
      return changed.listen(tell)
    },
  }
}

/** Mutations never reject, so an error is a bug. */
function failed(error: unknown): FormIssue[] {
  reportError(error)
  return [{ path: '', message: 'Something went wrong. Please try again.' }]
}

/** A native form control. */
type FieldElement = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/**
 * The value of a field with these controls; `current` if they say nothing, as radios of which none is checked or a select
 * without that option. A list holds what is chosen of checkboxes or in a select, and items that no control offers.
 */
function readField(elements: readonly FieldElement[], current: unknown): unknown {
  if (!Array.isArray(current)) {
    const element = elements.findLast(saysSomething)
    if (!element) return current
    return element.type === 'checkbox' ? isChosen(element) : element.value
  }
  const choices = elements.flatMap(choicesOf)
  const others = current.filter((item) => choices.every(({ value }) => value !== item))
  const next = [...others, ...choices.filter(isChosen).map(({ value }) => value)]
  return next.length === current.length && next.every((item) => current.includes(item)) ? current : next
}

/** Shows the value of a field in one of its controls. */
function writeField(element: FieldElement, value: unknown): void {
  if (Array.isArray(value)) for (const choice of choicesOf(element)) choose(choice, value.includes(choice.value))
  else if (/radio|checkbox/.test(element.type)) choose(element, value === true || value === element.value)
  else element.value = String(value ?? '')
}

/** Whether a control that has just appeared holds more than the form knows: it was filled in before the page was alive. */
function isFilledIn(element: FieldElement, value: unknown): boolean {
  if (Array.isArray(value)) return choicesOf(element).some((one) => isChosen(one) && !value.includes(one.value))
  if (/radio|checkbox/.test(element.type)) return isChosen(element) && !value
  return element.value !== '' && (!value || ('defaultValue' in element && element.value !== element.defaultValue))
}

function saysSomething(element: FieldElement): boolean {
  if (element.type === 'radio') return isChosen(element)
  return !('options' in element) || element.selectedIndex >= 0
}
/** What can be chosen for a list: the options of a select, or a checkbox. */
function choicesOf(element: FieldElement): (HTMLOptionElement | FieldElement)[] {
  return 'options' in element ? [...element.options] : [element]
}
function isChosen(choice: HTMLOptionElement | FieldElement): boolean {
  return 'selected' in choice ? choice.selected : 'checked' in choice && choice.checked
}
function choose(choice: HTMLOptionElement | FieldElement, isOn: boolean): void {
  if ('selected' in choice) choice.selected = isOn
  else if ('checked' in choice) choice.checked = isOn
}
