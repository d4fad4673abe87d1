import DataLoader from 'dataloader'
import type { Database } from './client.ts'
import { inLineOf } from './lines.ts'

/** Reads the keys of all requests that ask in the same turn of the event loop; null for a key without a row. Nothing is remembered. */
export function batchAcrossRequests<Key extends string | number, Row>(
  read: (db: Database, keys: Key[]) => Promise<Map<Key, Row>>,
): (db: Database, key: Key) => Promise<Row | null> {
  const loaders = new WeakMap<Database, DataLoader<Key, Row | null>>()
  const make = (db: Database) =>
    new DataLoader<Key, Row | null>(
      async (keys) => {
        // Not behind the network that asked first.
        const rows = await inLineOf('rows', () => read(db, [...new Set(keys)]))
        return keys.map((key) => rows.get(key) ?? null)
      },
      // After all input that has arrived by now has been handled.
      { cache: false, batchScheduleFn: (run) => void setImmediate(run) },
    )
  return (db, key) => {
    const loader = loaders.get(db) ?? make(db)
    loaders.set(db, loader)
    return loader.load(key)
  }
}
