/** Marks of who was there, saved as they are made. */
import { signal } from '../../../../lib/signal.ts'

/** Marks sent at once, at most. */
const BATCH = 100

/** A mark that the server does not have yet. */
export interface Mark {
  hasAttended: boolean
  state: 'saving' | 'failed'
}

/** By numeric id of the registration. */
export type Marks = ReadonlyMap<number, Mark>

interface SentMark {
  registrationId: number
  hasAttended: boolean
}

export interface Attendance {
  marks: () => Marks
  subscribe: (listener: () => void) => () => void
  /** Marks these people at once; saved in the background, one request after the other. */
  mark: (registrationIds: readonly number[], hasAttended: boolean) => void
  /** Sends again what was not saved. */
  retry: () => void
}

/** `send` never rejects: it resolves to whether the marks were saved. What was not is kept, as failed. */
export function createAttendance(send: (marks: readonly SentMark[]) => Promise<boolean>): Attendance {
  let marks: Marks = new Map()
  let isSending = false
  const changed = signal()

  function put(entries: readonly (readonly [number, Mark])[]): void {
    marks = new Map([...marks, ...entries])
    changed.tell()
    void run()
  }
  async function run(): Promise<void> {
    const batch = [...marks].filter(([, { state }]) => state === 'saving').slice(0, BATCH)
    if (isSending || batch.length === 0) return
    isSending = true
    const isSaved = await send(batch.map(([registrationId, { hasAttended }]) => ({ registrationId, hasAttended })))
    isSending = false
    const next = new Map(marks)
    for (const [id, sent] of batch) {
      // Marked otherwise meanwhile: that is yet to be sent.
      if (next.get(id) !== sent) continue
      if (isSaved) next.delete(id)
      else next.set(id, { ...sent, state: 'failed' })
    }
    marks = next
    changed.tell()
    void run()
  }
  return {
    marks: () => marks,
    subscribe: changed.listen,
    mark: (ids, hasAttended) => put(ids.map((id) => [id, { hasAttended, state: 'saving' }])),
    retry() {
      const failed = [...marks].filter(([, { state }]) => state === 'failed')
      if (failed.length > 0) put(failed.map(([id, mark]) => [id, { ...mark, state: 'saving' }]))
    },
  }
}
