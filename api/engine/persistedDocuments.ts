/** The documents of our own client, by the hash that relay-compiler gave them, also of builds that were replaced: open tabs ask for them. */
import path from 'node:path'
import { z } from 'zod/mini'
import { readFileSync, statSync } from 'node:fs'
import type { Clock } from '../database/clock.ts'
import { EARLIER_BUILD_HOURS } from '../rules/time/retention.ts'
import type { DocumentNode } from 'graphql'
import type { Prepared } from './prepare.ts'

const BUILT = path.resolve(import.meta.dirname, '../../dist/web')
const KEPT_FOR = EARLIER_BUILD_HOURS * 60 * 60_000

/** A file in a build's folder that is not served: the documents that its server knew. */
export const DOCUMENT_LIST = '.documents.json'

/** The documents that go with a build, by their ids. */
const listSchema = z.object({
  own: z.record(z.string(), z.string()),
  earlier: z.record(
    z.string(),
    z.object({
      text: z.string(),
      /** When (ms) the last build that asks for it was replaced. */
      since: z.number(),
    }),
  ),
})
type BuildDocuments = z.infer<typeof listSchema>
export type EarlierDocument = BuildDocuments['earlier'][string]

/** Reads that file. Without a readable one there are no documents: only open tabs need them. */
export function readBuildDocuments(folder: string): BuildDocuments {
  try {
    return listSchema.parse(JSON.parse(readFileSync(path.join(folder, DOCUMENT_LIST), 'utf8')))
  } catch {
    return { own: {}, earlier: {} }
  }
}

/** Whether open tabs may still ask for a document that no build has had since then. */
export const isKept = (since: number, now: number): boolean => now - since < KEPT_FOR

/** Documents before the build that is served, read once; each is known until its time is over. */
export function earlierDocuments(clock: Clock, folder = BUILT): PersistedDocuments {
  const start = clock.now().getTime()
  const documents = new Map(
    Object.entries(readBuildDocuments(folder).earlier).map(([id, { text, since }]) => [
      id,
      { text, since: Math.min(since, start) },
    ]),
  )
  return {
    find(id) {
      const found = documents.get(id)
      return found && isKept(found.since, clock.now().getTime()) ? found.text : null
    },
  }
}

/** Validates each when it is first asked for, so that the start neither waits for them nor fails. */
export function admitEarlier(documents: PersistedDocuments, prepare: (text: string) => Prepared) {
  const invalid = new Set<string>()
  const admitted = new WeakSet<DocumentNode>()
  return {
    /** Null for an unknown id, and for a document that is no longer valid. */
    textOf(id: string): string | null {
      const text = invalid.has(id) ? null : documents.find(id)
      if (text === null) return null
      try {
        const { document, errors } = prepare(text)
        if (errors[0]) throw errors[0]
        admitted.add(document)
        return text
      } catch {
        invalid.add(id)
        return null
      }
    },
    /** True for a document whose text was asked for by its id. */
    has: (document: DocumentNode) => admitted.has(document),
  }
}

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
    const changedAt = statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0
    if (changedAt === readAt) return
    readAt = changedAt
    const known = changedAt ? (JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>) : {}
    documents = new Map(Object.entries(known))
  }
  load()
  return {
    find(id) {
      if (watched && !documents.has(id)) load()
      return documents.get(id) ?? null
    },
  }
}
