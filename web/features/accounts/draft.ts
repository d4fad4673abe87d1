import { tabStorage } from '../../lib/storage.ts'

/** Texts of a form, kept in this tab only, so that a reload loses nothing. Never holds a secret. */
type Texts = Record<string, string>

/** The kept texts of the fields that `empty` has, empty ones where nothing was kept. */
export function readDraft<T extends Texts>(key: string, empty: T): T {
  const kept = { ...(tabStorage.readJson(key) as Partial<Texts> | null) }
  const fields = Object.keys(empty).map((name) => [name, kept[name]] as const)
  return { ...empty, ...Object.fromEntries(fields.filter(([, text]) => typeof text === 'string')) }
}

/** Keeps the texts of the fields that `empty` has, and nothing else. */
export function writeDraft(key: string, empty: Texts, values: Readonly<Record<string, unknown>>): void {
  const kept = Object.fromEntries(Object.keys(empty).map((name) => [name, values[name]]))
  tabStorage.writeJson(key, kept)
}

/** Forgets what was kept. */
export function clearDraft(key: string): void {
  tabStorage.write(key, null)
}
