/** The browser's storage, which may be full or forbidden: then reading finds nothing, and writing keeps nothing. */
export interface SafeStorage {
  /** The text kept under this key; null without. */
  read(key: string): string | null
  /** Keeps a text; null forgets it. */
  write(key: string, text: string | null): void
  /** The value kept as JSON; null without, and for what is no JSON. Whoever reads it checks its shape. */
  readJson(key: string): unknown
  /** Keeps a value as JSON; null forgets it. */
  writeJson(key: string, value: object | null): void
  clear(): void
}

/** `storage` is a function because the mere mention of a forbidden storage throws. */
function safe(storage: () => Storage): SafeStorage {
  const read = (key: string): string | null => attempt(() => storage().getItem(key)) ?? null
  const write = (key: string, text: string | null): void => {
    attempt(() => (text === null ? storage().removeItem(key) : storage().setItem(key, text)))
  }
  return {
    read,
    write,
    readJson: (key) => attempt((): unknown => JSON.parse(read(key) ?? 'null')) ?? null,
    writeJson: (key, value) => write(key, value && JSON.stringify(value)),
    clear: () => void attempt(() => storage().clear()),
  }
}

function attempt<T>(use: () => T): T | undefined {
  try {
    return use()
  } catch {
    return undefined
  }
}

/** This tab's, for this visit. */
export const tabStorage = safe(() => sessionStorage)

/** This browser's, until it is cleared. */
export const browserStorage = safe(() => localStorage)
