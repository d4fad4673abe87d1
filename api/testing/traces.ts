/** Where a text stands in the database, whichever table and column. */
import type { Database } from '../database/client.ts'

interface Column {
  table: string
  column: string
}

/** `table.column` of every text, list or JSON column of which a row holds the text, in whatever case. */
export async function tracesOf(db: Database, text: string, ignored: readonly string[] = []): Promise<string[]> {
  const columns = await db.$queryRaw<Column[]>`
    SELECT c.table_name::text AS table, c.column_name::text AS column FROM information_schema.columns c
    JOIN information_schema.tables t USING (table_schema, table_name)
    WHERE c.table_schema = 'public' AND t.table_type = 'BASE TABLE' AND t.table_name NOT LIKE '\\_%'
      AND c.data_type IN ('text', 'ARRAY', 'jsonb', 'json', 'character varying')
    ORDER BY 1, 2`
  const found: string[] = []
  for (const { table, column } of columns) {
    const name = `${table}.${column}`
    if (ignored.includes(name)) continue
    const rows = await db.$queryRawUnsafe<unknown[]>(
      `SELECT 1 FROM "${table}" WHERE strpos(lower("${column}"::text), lower($1)) > 0 LIMIT 1`,
      text,
    )
    if (rows.length > 0) found.push(name)
  }
  return found
}
