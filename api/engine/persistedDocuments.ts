/** The documents of our own client, by the hash that relay-compiler gave them. */
import { existsSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'

const FILE = path.resolve(import.meta.dirname, '../../web/persisted.json')

export interface PersistedDocuments {
  /** Text of a document, null for an unknown id. */
  find(id: string): string | null
}

/** Reads the file once; while `watched` (development) again when it has changed and an id is missing. */
export function readPersistedDocuments({ file = FILE, watched = false } = {}): PersistedDocuments {
  let documents = new Map<string, string>()
  let readAt = -1
  function load(): void {
    const changedAt = existsSync(file) ? statSync(file).mtimeMs : 0
    if (changedAt === readAt) return
    readAt = changedAt
    documents = new Map(
      changedAt ? Object.entries(JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>) : [],
    )
  }
  load()
  return {
    find(id) {
      if (watched && !documents.has(id)) load()
      return documents.get(id) ?? null
    },
  }
}
