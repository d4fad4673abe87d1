import { CHAT_ATTACHMENTS_MAXIMUM } from '../../../../api/rules/constants.ts'
import { signal } from '../../../lib/signal.ts'
import { problemOf, tooMany } from './attachmentRules.ts'
import { uploadAttachment } from './attachmentUpload.ts'
import type { Attachment } from '../engine/chatTypes.ts'

/** A file that is chosen for the next message. */
export interface TrayFile {
  key: number
  name: string
  /** Data URL of a picture, once it was opened. */
  thumbnail: string | null
  state: 'waiting' | 'sending' | 'ready' | 'failed'
  /** Part that is sent, 0 to 1. */
  progress: number
  /** Why it failed. */
  problem: string | null
  /** Another try would end the same. */
  isFinal: boolean
  attachment: Attachment | null
}

/** A new object at each change. */
export interface TrayState {
  files: readonly TrayFile[]
  /** What was said of files that were not taken. */
  refusals: readonly string[]
}

export type Tray = ReturnType<typeof createTray>

const WAITING = {
  thumbnail: null,
  state: 'waiting',
  progress: 0,
  problem: null,
  isFinal: false,
  attachment: null,
} as const
const EMPTY: TrayState = { files: [], refusals: [] }

/** The files of the next message of a conversation. They are sent to the server one after another. */
export function createTray() {
  const changed = signal()
  const sources = new Map<number, File>()
  let state = EMPTY
  let lastKey = 0
  let underWay: { key: number; stop: AbortController } | null = null

  function change(next: Partial<TrayState>): void {
    state = { ...state, ...next }
    changed.tell()
  }
  function update(key: number, next: Partial<TrayFile>): void {
    change({ files: state.files.map((file) => (file.key === key ? { ...file, ...next } : file)) })
  }

  async function sendNext(): Promise<void> {
    const next = state.files.find((file) => file.state === 'waiting')
    const source = next && sources.get(next.key)
    if (underWay || !next || !source) return
    const { key } = next
    const stop = new AbortController()
    underWay = { key, stop }
    update(key, { state: 'sending', progress: 0, problem: null })
    const uploaded = await uploadAttachment(source, stop.signal, {
      onProgress: (progress) => update(key, { progress }),
      onThumbnail: (thumbnail) => update(key, { thumbnail }),
    })
    underWay = null
    if (uploaded && 'attachment' in uploaded) arrived(key, uploaded.attachment)
    else if (uploaded) update(key, { state: 'failed', ...uploaded })
    void sendNext()
  }
  function arrived(key: number, attachment: Attachment): void {
    // The server knows a file by its content: chosen twice, it is one.
    if (state.files.some((file) => file.attachment?.id === attachment.id)) drop(key)
    else update(key, { state: 'ready', progress: 1, attachment })
  }
  function drop(key: number): void {
    sources.delete(key)
    change({ files: state.files.filter((file) => file.key !== key) })
  }
  return {
    getState: () => state,
    subscribe: changed.listen,
    /** Takes files and begins to send them; says of each one that it does not take why. */
    add(chosen: readonly File[]): void {
      const files = [...state.files]
      const refusals: string[] = []
      for (const file of chosen) {
        const problem = problemOf(file) ?? (files.length >= CHAT_ATTACHMENTS_MAXIMUM ? tooMany(file) : null)
        if (problem) {
          refusals.push(problem)
          continue
        }
        lastKey += 1
        sources.set(lastKey, file)
        files.push({ ...WAITING, key: lastKey, name: file.name })
      }
      change({ files, refusals: [...new Set(refusals)] })
      void sendNext()
    },
    /** Sends a failed one again. */
    retry(key: number): void {
      update(key, { state: 'waiting', problem: null })
      void sendNext()
    },
    /** Takes a file out, also while it is being sent. */
    remove(key: number): void {
      if (underWay?.key === key) underWay.stop.abort()
      drop(key)
      change({ refusals: [] })
    },
    dismissRefusals: () => change({ refusals: [] }),
    /** The files that are on the server, for a message; the tray is empty then. */
    take(): Attachment[] {
      const taken = state.files.flatMap(({ attachment }) => attachment ?? [])
      sources.clear()
      change(EMPTY)
      return taken
    },
  }
}

const trays = new Map<number, Tray>()

/** The tray of a conversation: the same one until the page is left, so that closing the dialog loses no file. */
export function trayOf(conversationId: number): Tray {
  const known = trays.get(conversationId) ?? createTray()
  trays.set(conversationId, known)
  return known
}
