import pg from 'pg'
import { REACH } from './pool.ts'
import { isUnavailable } from './unavailable.ts'

/**
 * Throws when the address leads through a transaction pooler: two connections that are both open then end on one and
 * the same server process. Live events (LISTEN), the migrations' lock and named statements need a process of their own.
 * Also when PostgreSQL does not answer within 5 s: nothing else that starts asks for so little.
 */
export async function refusePooler(url: string): Promise<void> {
  const settings = { ...REACH, connectionString: url, query_timeout: REACH.connectionTimeoutMillis }
  const clients = [new pg.Client(settings), new pg.Client(settings)]
  try {
    const seen = new Set<number>()
    for (const client of clients) {
      await client.connect()
      const { rows } = await client.query<{ pid: number }>('SELECT pg_backend_pid() AS pid')
      for (const { pid } of rows) seen.add(pid)
    }
    if (seen.size < clients.length)
      throw new Error(
        'DATABASE_URL leads through a transaction pooler: name the PostgreSQL server itself, or a session pool',
      )
  } catch (error) {
    if (!isUnavailable(error)) throw error
    const { host, port } = clients[0] ?? {}
    throw new Error(`PostgreSQL at ${host}:${port} does not answer`, { cause: error })
  } finally {
    // Not waited for: who says nothing does not say goodbye either.
    for (const client of clients) void client.end().catch(() => {})
  }
}
