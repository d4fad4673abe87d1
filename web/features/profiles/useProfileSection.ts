import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { z } from 'zod/mini'
import { NAME_AND_EMAIL } from '../../../api/rules/constants.ts'
import type { FormIssue } from '../../lib/formIssues.ts'
import { showToast } from '../../lib/toasts.ts'
import { useEditor, type Editor, type SaveOutcome } from '../../ui/editor/useEditor.ts'
import type { FetchSchema } from '../../ui/form/formStore.ts'
import { useProfileDraft } from './profileDraft.ts'
import { REQUIRED_TOAST, type ProfileConflict, type ProfileSaved, type SaveProfile } from './profileSave.ts'

type Values = Record<string, string>
type Fields = Readonly<Record<string, unknown>>

/** What a section is about, beside its fields on screen. */
export interface SectionRules<Input extends Values, Output, Profile extends Fields> {
  /** Names the section's draft and its place on the page. */
  id: string
  title: string
  /** Labels of the profile's fields that it saves, named as in the input. */
  labels: { readonly [Field in keyof Profile & string]: string }
  /** Checks the form. Its fields may be optional, as they are in the input: the form has them all. */
  schema: () => Promise<z.ZodMiniType<Output>>
  /** The form of a profile. */
  toForm: (profile: Profile) => Input
  /** What is saved of checked values. Only fields that differ from the profile are sent. */
  toUpdate: (values: Output) => Fields
  /** Fields of the form that make up a field of the profile; the one of the same name if absent. */
  inputsOf?: (field: string) => readonly string[]
  /** How a field of the profile is shown in a conflict, where it isn't just the text of its inputs. */
  textOf?: (field: string, values: Input) => string | undefined
  /** Of the form: never stored on the device. */
  secrets?: readonly string[]
}

interface SectionOptions<Input extends Values, Output, Profile extends Fields, Update> {
  rules: SectionRules<Input, Output, Profile>
  /** Whose profile, such as `mentor:7`; null stores no drafts on the device. */
  owner: string | null
  /** What the server has. */
  profile: Profile
  version: number | null
  save: SaveProfile<Update>
}

/** A field that was saved elsewhere while it was changed here. */
export interface ConflictingField {
  field: string
  label: string
  mine: string
  saved: string
  /** Which one the person wants; null until they say. */
  winner: Winner | null
}
export type Winner = 'mine' | 'saved'

export interface Section<Input extends Values, Output> {
  /** Its place on the page. */
  id: string
  title: string
  editor: Editor<Input, Output>
  /** When the restored draft was typed; null without one. */
  keptAt: string | null
  conflict: { savedAt: string | null; fields: ConflictingField[] } | null
  /** Decides a conflicting field. After the last one, `resave` is called if anything is to be saved. */
  decide: (field: string, winner: Winner, resave: () => void) => void
}

/**
 * A section of a profile form that is saved by itself. What is typed outlives a failed save, a lost connection, a reload
 * and a save of the same fields elsewhere.
 */
export function useProfileSection<Input extends Values, Output, Profile extends Fields, Update>(
  options: SectionOptions<Input, Output, Profile, Update>,
): Section<Input, Output> {
  const { rules, owner, profile, version } = options
  const { inputsOf = (field) => [field] } = rules
  const [conflict, setConflict] = useState<ProfileConflict | null>(null)
  const [winners, setWinners] = useState<Readonly<Record<string, Winner>>>({})
  /** What the form was filled from: saves are compared with it, whatever has been loaded since. */
  const base = useRef({ profile, version })
  const editor = useEditor<Input, Output>({
    schema: rules.schema as FetchSchema<Input, Output>,
    values: rules.toForm(profile),
    onSave,
    ...(rules.secrets && { secrets: rules.secrets }),
  })
  const { isDirty, isSubmitting, getValues, setValue, reset, summary } = editor
  useEffect(() => {
    if (!isDirty && !isSubmitting) base.current = { profile, version }
  })

  const { keptAt, forget } = useProfileDraft({
    owner,
    section: rules.id,
    form: editor,
    filledFrom: () => ({ values: rules.toForm(base.current.profile), version: base.current.version }),
    secrets: rules.secrets ?? [],
    onRestore: (from) => void (base.current = { profile, version: from }),
  })

  const tellRequired = useEffectEvent(() => {
    if (summary.issues.some(({ message }) => message === NAME_AND_EMAIL)) showToast(REQUIRED_TOAST)
  })
  const { attempt } = summary
  useEffect(() => {
    if (attempt > 0) tellRequired()
  }, [attempt])

  async function onSave(values: Output): Promise<SaveOutcome> {
    const update = differing(rules.toUpdate(values), base.current.profile)
    const saved = await options.save({ ...(update as Update), profileVersion: base.current.version })
    setConflict(saved.conflict)
    setWinners({})
    if (saved.refused) return { refused: { issues: issuesOf(saved) } }
    base.current = { profile: { ...base.current.profile, ...update }, version: saved.version }
    forget()
    return { refused: null }
  }

  /** Has the form start from what the server has now; what was typed stays, except in `dropped`. */
  function startFromSaved(dropped: readonly string[], from: number | null): boolean {
    const before = rules.toForm(base.current.profile)
    const now = rules.toForm(profile)
    const typed = getValues()
    const mine = Object.keys(typed).filter(
      (name) => typed[name] !== before[name] && typed[name] !== now[name] && !dropped.includes(name),
    ) as (keyof Input & string)[]
    reset(now)
    for (const name of mine) setValue(name, typed[name])
    base.current = { profile, version: from }
    return mine.length > 0
  }

  function decide(field: string, winner: Winner, resave: () => void): void {
    if (!conflict) return
    const next = { ...winners, [field]: winner }
    setWinners(next)
    if (conflict.fields.some((name) => !next[name])) return
    const dropped = conflict.fields.filter((name) => next[name] === 'saved')
    const isMine = startFromSaved(dropped.flatMap(inputsOf), conflict.version)
    setConflict(null)
    if (isMine && dropped.length < conflict.fields.length) resave()
    else showToast({ title: 'Kept the version saved elsewhere', description: 'Your change was discarded.' })
  }

  const textOf = (field: string, values: Input) =>
    rules.textOf?.(field, values) ??
    inputsOf(field)
      .map((name) => values[name])
      .filter(Boolean)
      .join(': ')
  return {
    id: rules.id,
    title: rules.title,
    keptAt,
    conflict: conflict && {
      savedAt: conflict.savedAt,
      fields: conflict.fields.map((field) => ({
        field,
        label: rules.labels[field] ?? field,
        mine: textOf(field, editor.values),
        saved: textOf(field, rules.toForm(profile)),
        winner: winners[field] ?? null,
      })),
    },
    decide,
    editor: {
      ...editor,
      discard() {
        editor.discard()
        setConflict(null)
        forget()
      },
    },
  }
}

function differing(update: Fields, profile: Fields): Fields {
  const names = Object.keys(update).filter((name) => JSON.stringify(update[name]) !== JSON.stringify(profile[name]))
  return Object.fromEntries(names.map((name) => [name, update[name]]))
}

/** A conflict has its own place in the section. */
function issuesOf({ refused, conflict }: ProfileSaved): readonly FormIssue[] {
  if (!refused || conflict) return []
  if (refused.type !== 'EmailTakenError') return refused.issues
  return refused.issues.map(({ message }) => ({ path: 'email', message }))
}
