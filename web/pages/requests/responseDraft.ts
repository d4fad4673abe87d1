/** Draft of a response in session storage; survives a failure, another tab of the page and a reload. */
import { tabStorage } from '../../lib/storage.ts'

const key = (requestId: number): string => `mentorship-response-${requestId}`

/** The draft for this request; empty if none. */
export function readResponse(requestId: number): string {
  return tabStorage.read(key(requestId)) ?? ''
}

/** Saves the text; an empty one deletes the draft. */
export function writeResponse(requestId: number, text: string): void {
  tabStorage.write(key(requestId), text || null)
}
