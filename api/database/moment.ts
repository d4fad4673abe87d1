/** What many ask for at the same moment, such as all who were just told of a change, is read with one statement. */
import DataLoader from 'dataloader'
import type { Database } from './client.ts'

/**
 * Reads for all who ask in a moment, each key once; null for what is not found. Nothing is remembered after it: what is
 * asked for later is read anew.
 */
export function momentary<Key extends string | number, Row>(
  read: (db: Database, keys: Key[]) => Promise<Map<Key, Row>>,
): (db: Database, key: Key) => Promise<Row | null> {
  const loaders = new WeakMap<Database, DataLoader<Key, Row | null>>()
  const make = (db: Database) =>
    new DataLoader<Key, Row | null>(
      async (keys) => {
        const rows = await read(db, [...new Set(keys)])
        return keys.map((key) => rows.get(key) ?? null)
      },
      // After everything that has come in by now was handed on.
      { cache: false, batchScheduleFn: (run) => void setImmediate(run) },
    )
  return async (db, key) => {
    const loader = loaders.get(db) ?? make(db)
    loaders.set(db, loader)
    return await loader.load(key)
  }
}
