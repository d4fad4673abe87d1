/** Limits the memory for answers that are being sent: a client that does not read its answer keeps it in memory. */
import type { FastifyReply, FastifyRequest } from 'fastify'
import { networkOf, wideNetworkOf } from '../accounts/network.ts'
import { BusyError } from '../rules/userErrors.ts'

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
  return {
    /** Takes room until the answer is sent or its connection is gone. Throws BusyError when there is none. */
    take({ ip }: Pick<FastifyRequest, 'ip'>, { raw }: Pick<FastifyReply, 'raw'>, bytes: number): void {
      if (raw.destroyed) throw new BusyError()
      const bounds: [key: string, most: number][] = [
        ['', all],
        [networkOf(ip), network],
        [`above ${wideNetworkOf(ip)}`, wide],
      ]
      if (bounds.some(([key, most]) => isFull(key, bytes, most))) throw new BusyError()
      for (const [key] of bounds) count(key, bytes)
      raw.once('close', () => {
        for (const [key] of bounds) count(key, -bytes)
      })
    },
  }
}
