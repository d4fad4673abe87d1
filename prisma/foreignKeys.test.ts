import { expect, test } from 'vitest'
import { testDatabase } from '../api/testing/database.ts'

const { db } = await testDatabase()

/** Foreign keys without a whole index that begins with their columns: removing what they point to reads the whole table. */
const unindexed = () => db.$queryRaw<{ key: string }[]>`
  SELECT c.conname AS key FROM pg_constraint c
  WHERE c.contype = 'f' AND c.connamespace = 'public'::regnamespace AND NOT EXISTS (
    SELECT FROM pg_index i
    WHERE i.indrelid = c.conrelid AND i.indpred IS NULL AND i.indisvalid
      AND (i.indkey::int2[])[0:cardinality(c.conkey) - 1] @> c.conkey
      AND (i.indkey::int2[])[0:cardinality(c.conkey) - 1] <@ c.conkey)
  ORDER BY key`

test('every foreign key leads an index', async () => {
  const [count] = await db.$queryRaw<{ keys: bigint }[]>`SELECT count(*) AS keys FROM pg_constraint WHERE contype = 'f'`
  expect(Number(count?.keys)).toBeGreaterThan(20)
  expect(await unindexed()).toEqual([])
  // The question sees one that is missing.
  await db.$executeRaw`DROP INDEX reviews_mentee_id_idx`
  expect(await unindexed()).toEqual([{ key: 'reviews_mentee_id_fkey' }])
})
