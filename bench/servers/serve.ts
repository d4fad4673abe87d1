/** What every measured server of ours does the same: its port, its address as its first line, its CPU at /metrics. */
import type { Server } from 'node:http'
import pg from 'pg'

/** Connections, as the product has them. */
export const POOL_SIZE = 20

/** Address of the database, given as the first argument. */
export const databaseUrl = process.argv[2] ?? ''

export function createPool(): pg.Pool {
  return new pg.Pool({ connectionString: databaseUrl, max: POOL_SIZE })
}

/** Under the name that the product's /metrics has for it. */
export function metrics(): string {
  const { user, system } = process.cpuUsage()
  return `process_cpu_seconds_total ${(user + system) / 1e6}\nprocess_resident_memory_bytes ${process.memoryUsage().rss}\n`
}

/** Tells the address once it listens. */
export function serve(server: Server): void {
  server.listen(0, '127.0.0.1', () => {
    const address = server.address()
    if (address && typeof address === 'object') process.stdout.write(`http://127.0.0.1:${address.port}\n`)
  })
}
