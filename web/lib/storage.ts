/** The text kept under this key; null without, and where storing is forbidden. */
export function readText(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

/** Keeps a text; where that is forbidden or full, nothing happens. */
export function writeText(key: string, text: string): void {
  try {
    localStorage.setItem(key, text)
  } catch {
    // The choice then holds for this visit.
  }
}
