/** Puts rows back as they were: what is slow to bring about is brought about once, and is there again for each test. */
import type { Database } from '../database/client.ts'

/** The tables of these schemas, as `schema.table`. */
export async function tablesOf(db: Database, schemas: readonly string[]): Promise<string[]> {
  const tables = await db.$queryRaw<{ name: string }[]>`
    SELECT table_schema || '.' || table_name AS name FROM information_schema.tables
    WHERE table_schema = ANY (${schemas}) AND table_type = 'BASE TABLE'`
  return tables.map(({ name }) => name)
}

/** The columns of each table but for those that the database computes. */
async function writtenColumns(db: Database): Promise<Map<string, string>> {
  const rows = await db.$queryRaw<{ name: string; columns: string }[]>`
    SELECT table_schema || '.' || table_name AS name, string_agg(quote_ident(column_name), ', ') AS columns
    FROM information_schema.columns WHERE is_generated = 'NEVER' GROUP BY 1`
  return new Map(rows.map(({ name, columns }) => [name, columns]))
}

/** Keeps the rows of these tables in a new schema of that name. Ids that were given since then are not given again. */
export async function keptRows(db: Database, schema: string, tables: readonly string[]) {
  const keeper = new Map(tables.map((table) => [table, `${schema}.${table.replace('.', '_')}`]))
  // In one statement: asked one after the other, a hundred of them take longer than a test. A column may be called `found`.
  const run = async (statements: readonly string[]) => {
    await db.$executeRawUnsafe(`DO $do$ #variable_conflict use_column
      BEGIN ${statements.map((statement) => `${statement};`).join('\n')} END $do$`)
  }
  const written = await writtenColumns(db)
  const copy = (from: string, to: string, columns: string) => [
    `DELETE FROM ${to}`,
    `INSERT INTO ${to} (${columns}) SELECT ${columns} FROM ${from}`,
  ]
  await run([
    `CREATE SCHEMA ${schema}`,
    ...[...keeper].map(([table, kept]) => `CREATE TABLE ${kept} AS TABLE ${table}`),
  ])
  return {
    /** From now on the rows of now are kept. */
    keep: () => run([...keeper].flatMap(([table, kept]) => copy(table, kept, written.get(table)!))),
    /** Puts all of them back, or those of some tables. */
    putBack: (some: readonly string[] = tables) =>
      run([
        // Without triggers and foreign keys: whole tables are put back.
        `PERFORM set_config('session_replication_role', 'replica', true)`,
        ...some.flatMap((table) => copy(keeper.get(table)!, table, written.get(table)!)),
      ]),
  }
}
