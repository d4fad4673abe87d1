/** Texts of a form, kept in this tab only, so that a reload loses nothing. Never holds a secret. */
type Texts = Record<string, string>

/** The kept texts of the fields that `empty` has, empty ones where nothing was kept. */
export function readDraft<T extends Texts>(key: string, empty: T): T {
  const kept = parse(read(key))
  const fields = Object.keys(empty).map((name) => [name, kept[name]] as const)
  return { ...empty, ...Object.fromEntries(fields.filter(([, text]) => typeof text === 'string')) }
}

/** Keeps the texts of the fields that `empty` has, and nothing else. */
export function writeDraft(key: string, empty: Texts, values: Readonly<Record<string, unknown>>): void {
  const kept = Object.fromEntries(Object.keys(empty).map((name) => [name, values[name]]))
  attempt(() => sessionStorage.setItem(key, JSON.stringify(kept)))
}

/** Forgets what was kept. */
export function clearDraft(key: string): void {
  attempt(() => sessionStorage.removeItem(key))
}

function read(key: string): string | null {
  return attempt(() => sessionStorage.getItem(key)) ?? null
}

function parse(text: string | null): Record<string, unknown> {
  const value: unknown = attempt(() => JSON.parse(text ?? '{}'))
  return typeof value === 'object' && value !== null ? { ...value } : {}
}

/** Storage may be full or forbidden: a form works without it. */
function attempt<T>(act: () => T): T | undefined {
  try {
    return act()
  } catch {
    return undefined
  }
}
