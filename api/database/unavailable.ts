/** Telling a database that is away, full or too slow from a mistake of ours. */

interface Cause {
  kind?: string
  originalCode?: string
}

interface Failure {
  code?: unknown
  message?: unknown
  meta?: { driverAdapterError?: { cause?: Cause } }
  /** Of the driver's failure itself: what ends a transaction is not wrapped. */
  cause?: Cause | null
}

/** Prisma's: not reached, timed out, closed, no connection free, no transaction started in time. */
const PRISMA_CODES = ['P1001', 'P1002', 'P1008', 'P1017', 'P2024', 'P2028', 'P2037']
const SOCKET_CODES = ['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'EHOSTUNREACH', 'ENOTFOUND']
const CODES = new Set([...PRISMA_CODES, ...SOCKET_CODES])
const KINDS = new Set(['DatabaseNotReachable', 'ConnectionClosed', 'SocketTimeout', 'TooManyConnections'])
/** PostgreSQL: connection failures, out of resources, shut down or starting, statement or lock timeout. */
const STATES = /^(08|53|57P|57014|55P03)/
/** The driver's own failures carry no code, and Prisma passes them on as they are. */
const MESSAGES =
  /^(Connection terminated|timeout expired|timeout exceeded when trying to connect|Query read timeout|Client was closed|Client has encountered a connection error)/

/** Whether the database could not be reached, or not in time: worth another try. */
export function isUnavailable(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false
  const { code, message, meta, cause } = error as Failure
  const { kind = '', originalCode = '' } = meta?.driverAdapterError?.cause ?? cause ?? {}
  return (
    CODES.has(String(code)) ||
    KINDS.has(kind) ||
    STATES.test(originalCode || String(code)) ||
    MESSAGES.test(String(message))
  )
}
