/** An answer that is being written, kept in this tab: it survives a failure, another tab of the page and a reload. */

const key = (requestId: number): string => `mentorship-response-${requestId}`

/** What was typed in answer to this request; empty without. */
export function readResponse(requestId: number): string {
  try {
    return sessionStorage.getItem(key(requestId)) ?? ''
  } catch {
    return ''
  }
}

/** Keeps the text; an empty one forgets it. */
export function writeResponse(requestId: number, text: string): void {
  try {
    if (text === '') sessionStorage.removeItem(key(requestId))
    else sessionStorage.setItem(key(requestId), text)
  } catch {
    // Storage may be full or forbidden: then the text lives as long as the page.
  }
}
