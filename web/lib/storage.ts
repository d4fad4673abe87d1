/** The browser's storage. When it is full or blocked, reads return null and writes do nothing. */
export interface SafeStorage {
  /** The text stored under this key; null if there is none. */
  read(key: string): string | null
  /** Stores a text; null removes it. */
  write(key: string, text: string | null): void
  /** The value stored as JSON; null if there is none or it is not valid JSON. Callers must check its shape. */
  readJson(key: string): unknown
  /** Stores a value as JSON; null removes it. */
  writeJson(key: string, value: object | null): void
  /** The keys that start with this. */
  keys(prefix: string): string[]
  clear(): void
}

/** `storage` is a function because accessing a blocked storage throws. */
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
    keys: (prefix) => attempt(() => Object.keys(storage()).filter((key) => key.startsWith(prefix))) ?? [],
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

/** Session storage: this tab, this visit. */
export const tabStorage = safe(() => sessionStorage)

/** Local storage: this browser, until it is cleared. */
export const browserStorage = safe(() => localStorage)
