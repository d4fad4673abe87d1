/** An answer that is being written, kept in this tab: it survives a failure, another tab of the page and a reload. */
import { tabStorage } from '../../lib/storage.ts'

const key = (requestId: number): string => `mentorship-response-${requestId}`

/** What was typed in answer to this request; empty without. */
export function readResponse(requestId: number): string {
  return tabStorage.read(key(requestId)) ?? ''
}

/** Keeps the text; an empty one forgets it. */
export function writeResponse(requestId: number, text: string): void {
  tabStorage.write(key(requestId), text || null)
}
