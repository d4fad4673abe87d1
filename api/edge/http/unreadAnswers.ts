/** Limits the memory for answers that are being sent: a client that does not read its answer keeps it in memory. */
import type { FastifyReply, FastifyRequest, FastifyInstance } from 'fastify'
import { networkOf, wideNetworkOf } from '../../accounts/network.ts'
import { BusyError } from '../../rules/userErrors.ts'
import { addressOf } from './clientAddress.ts'
import { affords, type ReadBudget } from './budgets.ts'

/** Bytes at most, of everybody, of one network and of the one above it. What is larger is sent when nothing else is. */
interface Room {
  all: number
  network: number
  wide: number
}

const MEGABYTE = 1024 * 1024

/** Of all files and large answers of this process. Four addresses of one customer could otherwise take all of it. */
export const unreadRoom = createRoom({ all: 192 * MEGABYTE, network: 48 * MEGABYTE, wide: 96 * MEGABYTE })

export function createRoom({ all, network, wide }: Room) {
  const held = new Map<string, number>()
  const heldBy = (key: string) => held.get(key) ?? 0
  const isFull = (key: string, bytes: number, most: number) => heldBy(key) > 0 && heldBy(key) + bytes > most
  function count(key: string, bytes: number): void {
    const now = heldBy(key) + bytes
    if (now > 0) held.set(key, now)
    else held.delete(key)
  }
  /** Takes room until the function that it answers is called; null when there is none. */
  function hold(ip: string, bytes: number): (() => void) | null {
    const bounds: [key: string, most: number][] = [
      ['', all],
      [networkOf(ip), network],
      [`above ${wideNetworkOf(ip)}`, wide],
    ]
    if (bounds.some(([key, most]) => isFull(key, bytes, most))) return null
    for (const [key] of bounds) count(key, bytes)
    return () => {
      for (const [key] of bounds) count(key, -bytes)
    }
  }
  return {
    hold,
    /** Takes room until the answer is sent or its connection is gone. Throws BusyError when there is none. */
    take({ ip }: Pick<FastifyRequest, 'ip'>, { raw }: Pick<FastifyReply, 'raw'>, bytes: number): void {
      const release = raw.destroyed ? null : hold(ip, bytes)
      if (!release) throw new BusyError()
      raw.once('close', release)
    },
  }
}

/** Bytes from which an answer counts, and characters from which writing it is charged. */
const LARGE = 16 * 1024
const CHARGED = 64 * 1024
/** Characters that take about as long to write as one object takes to read. */
const WRITTEN_A_UNIT = 8_000

/** Streams are left to those who make them. */
export function boundLargeAnswers(server: FastifyInstance, charge: ReadBudget | undefined): void {
  server.addHook('onSend', (request, reply, payload, done) => {
    const isText = typeof payload === 'string'
    const bytes = isText ? Buffer.byteLength(payload) : Buffer.isBuffer(payload) ? payload.length : 0
    if (bytes < LARGE) return done()
    try {
      unreadRoom.take(request, reply, bytes)
    } catch (error) {
      return done(error as Error)
    }
    const cost = isText && payload.length >= CHARGED ? Math.ceil(payload.length / WRITTEN_A_UNIT) : 0
    // It is made already: what its network asks for next is refused.
    if (cost > 0) affords(charge, { ip: addressOf(request), reader: null }, cost)
    done()
  })
}
