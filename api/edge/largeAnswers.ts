/** Large answers: charged for what writing them takes, and kept from filling the memory while nobody reads them. */
import type { FastifyInstance } from 'fastify'
import { addressOf } from './clientAddress.ts'
import type { ReadBudget } from './reads.ts'
import { unreadRoom } from './unreadRoom.ts'

/** Characters or bytes from which an answer counts. */
const LARGE = 64 * 1024
/** Characters that take about as long to write as one object takes to read. */
const WRITTEN_A_UNIT = 8_000

/** Streams are left to those who make them. */
export function boundLargeAnswers(server: FastifyInstance, charge: ReadBudget | undefined): void {
  server.addHook('onSend', (request, reply, payload, done) => {
    const isText = typeof payload === 'string'
    const length = isText || Buffer.isBuffer(payload) ? payload.length : 0
    if (length < LARGE) return done()
    try {
      unreadRoom.take(request, reply, length)
    } catch (error) {
      return done(error as Error)
    }
    const cost = isText ? Math.ceil(length / WRITTEN_A_UNIT) : 0
    try {
      if (cost > 0) charge?.({ ip: addressOf(request), reader: null }, { cost, kind: 'query' })
    } catch {
      // It is made already: what its network asks for next is refused.
    }
    done()
  })
}
