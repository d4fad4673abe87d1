/**
 * What was read of tables whose changes are told (changes.ts), kept in memory while they stand still: what takes the
 * database long, is asked for often, and is the same for everybody. Asked only where an answer to a visitor might be
 * kept too, never within a change.
 */
import { LRUCache } from 'lru-cache'
import type { Changes } from './changes.ts'

export interface Kept {
  /** What was read under `key`, or what `read` answers now: for all who ask meanwhile at once. */
  of<T>(key: string, tables: readonly string[], read: () => Promise<T>): Promise<T>
}

interface Entry {
  /** Of the changes of its tables, from before it was read. */
  count: number
  answer: Promise<unknown>
}

/** Each is a number or a short list. */
const MOST = 200
/** A key longer than this is a search that nobody else makes. */
const LONGEST_KEY = 2_000

/** Nothing is taken from it while changes may be missed. */
export function keptWhileStill(changes: Changes): Kept {
  const entries = new LRUCache<string, Entry>({ max: MOST })
  return {
    async of<T>(key: string, tables: readonly string[], read: () => Promise<T>): Promise<T> {
      const count = changes.countOf(tables)
      if (!changes.areHeard() || key.length > LONGEST_KEY) return await read()
      const known = entries.get(key)
      if (known?.count === count) return (await known.answer) as T
      const answer = read()
      const entry = { count, answer }
      entries.set(key, entry)
      answer.catch(() => {
        if (entries.peek(key) === entry) entries.delete(key)
      })
      return await answer
    },
  }
}

/** Reads each time. */
export const KEEPS_NOTHING: Kept = { of: (_key, _tables, read) => read() }
