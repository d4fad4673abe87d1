/**
 * Pages that would come out the same again, under all that they are made of: while the tables behind a page change at
 * every moment, it is read anew each time, but neither drawn nor compressed until it shows something else.
 */
import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import type { KeptPage } from './keptPages.ts'

export interface KnownPages {
  /** What was made of this before, or is made by `make` now, once for all who ask meanwhile; null is not remembered. `input` is JSON; null is shared with nobody. */
  share(input: unknown, make: () => Promise<KeptPage | null>): Promise<KeptPage | null>
  /** Bytes that all of them take. */
  size(): number
}

/** Of an entry besides its compressed bytes: its key, tag and parts. */
const OVERHEAD_BYTES = 1_000

/** `bytes` is what all of them may take; 0 remembers none. */
export function knownPages(bytes: number): KnownPages {
  const pages = bytes > 0 ? new LRUCache<string, KeptPage>({ maxSize: bytes, sizeCalculation: sizeOf }) : null
  const underWay = new Map<string, Promise<KeptPage | null>>()

  return {
    async share(input, make) {
      if (!pages || input === null) return await make()
      const key = createHash('sha256').update(JSON.stringify(input)).digest('base64')
      const known = pages.get(key)
      if (known) return known
      const begun = underWay.get(key)
      if (begun) return await begun.catch(() => null)
      const making = make()
      underWay.set(key, making)
      try {
        const page = await making
        if (page) pages.set(key, page)
        return page
      } finally {
        underWay.delete(key)
      }
    },
    size: () => pages?.calculatedSize ?? 0,
  }
}

const sizeOf = ({ body, more = 0 }: KeptPage) => body.length + more + OVERHEAD_BYTES
