/** Limits the memory for answers that are being sent: a client that does not read its answer keeps it in memory. */
import type { FastifyReply, FastifyRequest } from 'fastify'
import { networkOf } from '../accounts/network.ts'
import { BusyError } from '../rules/userErrors.ts'

/** Bytes at most, of everybody and of one network. What is larger than that is sent when nothing else is. */
interface Room {
  all: number
  network: number
}

const MEGABYTE = 1024 * 1024

/** Of all files and large answers of this process. */
export const unreadRoom = createRoom({ all: 192 * MEGABYTE, network: 48 * MEGABYTE })

export function createRoom({ all, network }: Room) {
  const held = new Map<string, number>()
  let total = 0
  return {
    /** Takes room until the answer is sent or its connection is gone. Throws BusyError when there is none. */
    take({ ip }: Pick<FastifyRequest, 'ip'>, { raw }: Pick<FastifyReply, 'raw'>, bytes: number): void {
      if (raw.destroyed) throw new BusyError()
      const key = networkOf(ip)
      const own = held.get(key) ?? 0
      if ((own > 0 && own + bytes > network) || (total > 0 && total + bytes > all)) throw new BusyError()
      held.set(key, own + bytes)
      total += bytes
      raw.once('close', () => {
        total -= bytes
        const left = (held.get(key) ?? bytes) - bytes
        if (left > 0) held.set(key, left)
        else held.delete(key)
      })
    },
  }
}
