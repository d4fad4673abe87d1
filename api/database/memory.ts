/** The one memory of a node: answers and pages for every visitor, and slow reads, each until one of its tables changes. */
import { LRUCache } from 'lru-cache'
import type { Changes } from './changes.ts'
import type { Clock } from './clock.ts'
import { inLineOf } from './lines.ts'

export type Memory = ReturnType<typeof createMemory>

interface Kind<T> {
  tables: readonly string[]
  bytes(answer: T): number
  /** How long it may be used, in ms: some answers depend on the clock too. */
  life?: number
}

interface Entry {
  answer: object
  bytes: number
  /** Changes of the tables when the answer was asked for, and the time. */
  count: number
  at: number
}

interface Flight {
  count: number
  answer: Promise<object | null>
}

/** Free slots pass, and a mentor was seen a minute ago. */
const LIFE_MS = 5_000
/** A larger answer would displace many small ones. */
const LARGEST = 512 * 1024
/** Bytes of an entry besides its key and answer. */
const OVERHEAD = 300
/** Bytes around what a slow read answers. */
const OF_READ = 500
/** About what a value takes: a list of hundreds of mentors is far more than a count. */
function bytesOf(value: unknown): number {
  if (typeof value === 'string') return 24 + 2 * value.length
  if (typeof value !== 'object' || value === null) return 8
  return Object.values(value).reduce<number>((sum, one) => sum + 8 + bytesOf(one), 32)
}
/** Nobody else asks for what has a longer key. */
const LONGEST_KEY = 2_000

/** `bytes` is the limit for everything in it; 0 keeps and shares nothing. */
export function createMemory(changes: Changes, clock: Clock, bytes: number) {
  const counts = { hits: 0, shared: 0, misses: 0 }
  const flights = new Map<string, Flight>()
  const entries =
    bytes > 0 &&
    new LRUCache<string, Entry>({
      maxSize: bytes,
      maxEntrySize: Math.min(bytes, LARGEST),
      sizeCalculation: (entry, key) => entry.bytes + 2 * key.length + OVERHEAD,
    })

  /** What is kept under `key`; null for nothing. */
  function find<T extends object>(key: string, { tables, life = LIFE_MS }: Kind<T>): T | null {
    const known = entries && key.length <= LONGEST_KEY ? entries.get(key) : undefined
    const age = known ? clock.now().getTime() - known.at : -1
    if (known?.count !== changes.countOf(tables) || age < 0 || age >= life || !changes.areHeard()) return null
    counts.hits += 1
    return known.answer as T
  }

  /**
   * What is kept under `key`, or what `make` answers: this is kept, and shared with requests that wait for it, unless it is
   * null or one of its tables changed meanwhile. Null also for a request that waited in vain: it makes its own.
   */
  async function share<T extends object>(key: string, kind: Kind<T>, make: () => Promise<T | null>): Promise<T | null> {
    if (!entries || key.length > LONGEST_KEY) return await make()
    const { tables, bytes: sizeOf } = kind
    const at = clock.now().getTime()
    const count = changes.countOf(tables)
    const known = find(key, kind)
    if (known) return known
    const flight = flights.get(key)
    if (flight?.count === count && changes.areHeard()) {
      counts.shared += 1
      return (await flight.answer) as T | null
    }
    counts.misses += 1
    // In a line of its own: who shares it does not wait behind the network that asked first, or behind other answers.
    const making = inLineOf(`answer ${key}`, make)
    // A failure is only for the request that ran into it.
    const own: Flight = { count, answer: making.catch(() => null) }
    flights.set(key, own)
    try {
      const answer = await making
      if (answer && changes.areHeard() && count === changes.countOf(tables))
        entries.set(key, { answer, bytes: sizeOf(answer), count, at })
      return answer
    } finally {
      if (flights.get(key) === own) flights.delete(key)
    }
  }

  return {
    find,
    share,
    /** What `read` answers from tables whose changes are announced. Only for reads outside of a change. */
    async read<T>(key: string, tables: readonly string[], read: () => Promise<T>): Promise<T> {
      const kind = { tables, bytes: (answer: { value: T }) => OF_READ + bytesOf(answer), life: Infinity }
      const found = await share(key, kind, async () => ({ value: await read() }))
      return found ? found.value : await read()
    },
    /** How often an answer was there, was being made for another request, and was neither. */
    counts: () => counts,
  }
}
