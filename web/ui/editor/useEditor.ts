import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { FormIssue } from '../../lib/formIssues.ts'
import type { FetchSchema } from '../form/formStore.ts'
import { useForm, type Form } from '../form/useForm.ts'

/** `unsaved`: changed since the last save. `failed`: the last save was rejected or did not reach the server. */
export type SaveState = 'clean' | 'unsaved' | 'saving' | 'saved' | 'failed'

/** How saving went; a request that failed blames no field. */
export interface SaveOutcome {
  refused: { issues: readonly FormIssue[] } | null
}

interface EditorOptions<Input extends object, Output> {
  schema: FetchSchema<Input, Output>
  /** What the server has now. A newer one is taken over unless something is being changed. */
  values: Input
  /** Saves, as our mutations do: never rejects, says why it was not done, and which fields are to blame. */
  onSave: (values: Output) => Promise<SaveOutcome>
  /** Fields that a save uses up, such as a password: they are empty again after it. */
  secrets?: readonly (keyof Input & string)[]
}

export interface Editor<Input extends object, Output> extends Form<Input, Output> {
  state: SaveState
  /** Back to what the server has. */
  discard: () => void
}

/** A section of a longer page that is saved by itself: what is typed stays until it is saved or discarded. */
export function useEditor<Input extends object, Output>(options: EditorOptions<Input, Output>): Editor<Input, Output> {
  const [outcome, setOutcome] = useState<'none' | 'saved' | 'failed'>('none')
  const sent = useRef<Input | null>(null)
  const form = useForm<Input, Output>({
    schema: options.schema,
    defaultValues: options.values,
    async onSubmit(values) {
      const typed = { ...form.getValues() }
      const { refused } = await options.onSave(values)
      setOutcome(refused ? 'failed' : 'saved')
      if (refused) return refused.issues
      // Letters typed while it was on its way are a change of what is saved now.
      for (const secret of options.secrets ?? []) {
        typed[secret] = '' as Input[typeof secret]
        form.setValue(secret, typed[secret])
      }
      sent.current = typed
      form.rebase(typed)
      return []
    },
  })
  const { isDirty } = form
  const follow = useEffectEvent((values: Input) => {
    sent.current = null
    if (!isDirty && !form.isSubmitting) form.reset(values)
  })
  const key = JSON.stringify(options.values)
  const filledWith = useRef(key)
  useEffect(() => {
    // The form was made with the first ones: what is typed before this runs on a slow device stays.
    if (filledWith.current === key) return
    filledWith.current = key
    follow(JSON.parse(key) as Input)
  }, [key])

  function state(): SaveState {
    if (form.isSubmitting) return 'saving'
    if (isDirty) return outcome === 'failed' ? 'failed' : 'unsaved'
    return outcome === 'saved' ? 'saved' : 'clean'
  }
  return {
    ...form,
    state: state(),
    discard() {
      form.reset(sent.current ?? options.values)
      setOutcome('none')
    },
  }
}
