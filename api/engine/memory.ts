/**
 * Answers to visitors, as the bytes that are sent, kept for seconds and only while nothing has changed that they depend
 * on. Whoever asks for the same while it is worked out waits for that.
 */
import { LRUCache } from 'lru-cache'
import type { Changes } from '../database/changes.ts'
import type { Clock } from '../database/clock.ts'

export interface Kept {
  /** UTF-8. */
  body: Buffer
  /** What else belongs to an answer of this kind, in few bytes. */
  about?: Readonly<Record<string, string>>
  /** Bytes of what it holds besides its body. */
  more?: number
}

export interface Memory {
  /** What is kept under `key` and still true. */
  find(key: string): Kept | null
  /**
   * What is kept under `key` and still true, or what `make` answers: kept, and shared with everybody who asks meanwhile, unless it is null or
   * something has changed since `make` began. Whoever shared in vain gets null too, and works it out alone.
   */
  share(key: string, tables: readonly string[], make: () => Promise<Kept | null>): Promise<Kept | null>
  /** How often what was asked for was there, was just being worked out, and was neither. */
  counts(): { hits: number; shared: number; misses: number }
}

interface Entry {
  kept: Kept
  tables: readonly string[]
  /** Changes of the tables when it was asked for. */
  count: number
  at: number
}

interface Flight {
  count: number
  result: Promise<Kept | null>
}

/** Answers depend on the clock too: free slots pass, and a mentor was seen. */
const LIFE_MS = 5_000
/** What a longer answer saves is not worth the shorter ones that it displaces. */
const MOST_BYTES_EACH = 512 * 1024
/** Of an entry besides body and key. */
const OVERHEAD_BYTES = 300

/** `bytes` is what all that is kept may take. */
export function createMemory(changes: Changes, clock: Clock, bytes: number): Memory {
  const entries = new LRUCache<string, Entry>({
    maxSize: bytes,
    maxEntrySize: Math.min(bytes, MOST_BYTES_EACH),
    sizeCalculation: ({ kept }, key) => kept.body.length + (kept.more ?? 0) + 2 * key.length + OVERHEAD_BYTES,
  })
  const flights = new Map<string, Flight>()
  const counts = { hits: 0, shared: 0, misses: 0 }

  function find(key: string): Kept | null {
    const entry = entries.get(key)
    if (!entry || !changes.areHeard()) return null
    const age = clock.now().getTime() - entry.at
    if (age < 0 || age >= LIFE_MS || entry.count !== changes.countOf(entry.tables)) {
      entries.delete(key)
      return null
    }
    counts.hits += 1
    return entry.kept
  }

  async function work(key: string, tables: readonly string[], make: () => Promise<Kept | null>): Promise<Kept | null> {
    const count = changes.countOf(tables)
    const at = clock.now().getTime()
    const result = make()
    // A failure is for whoever ran into it.
    const flight = { count, result: result.catch(() => null) }
    flights.set(key, flight)
    try {
      const kept = await result
      if (kept && changes.areHeard() && count === changes.countOf(tables)) entries.set(key, { kept, tables, count, at })
      return kept
    } finally {
      if (flights.get(key) === flight) flights.delete(key)
    }
  }

  return {
    find,
    async share(key, tables, make) {
      const known = find(key)
      if (known) return known
      const flight = flights.get(key)
      // What began before a change that was heard since is old news.
      if (flight && changes.areHeard() && flight.count === changes.countOf(tables)) {
        counts.shared += 1
        return await flight.result
      }
      counts.misses += 1
      return await work(key, tables, make)
    },
    counts: () => counts,
  }
}
