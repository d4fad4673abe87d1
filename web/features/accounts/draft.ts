import { tabStorage } from '../../lib/storage.ts'

/** Form drafts in session storage, so that a reload loses nothing. Never holds a secret. */
type Texts = Record<string, string>

/** The texts that are saved of the fields in `empty`. */
export function readDraft<T extends Texts>(key: string, empty: T): Partial<T> {
  const kept = { ...(tabStorage.readJson(key) as Partial<Texts> | null) }
  const fields = Object.keys(empty).map((name) => [name, kept[name]] as const)
  return Object.fromEntries(fields.filter(([, text]) => typeof text === 'string')) as Partial<T>
}

/** Saves the texts of the fields in `empty`, and nothing else. */
export function writeDraft(key: string, empty: Texts, values: Readonly<Record<string, unknown>>): void {
  const kept = Object.fromEntries(Object.keys(empty).map((name) => [name, values[name]]))
  tabStorage.writeJson(key, kept)
}

/** Deletes the draft. */
export function clearDraft(key: string): void {
  tabStorage.write(key, null)
}
