/** A thousand members with an open page: what their sockets hold, and how soon one of them hears of a notification. */
import { once } from 'node:events'
import { WebSocket } from 'ws'
import { connect } from '../../api/database/client.ts'
import { notify } from '../../api/notifications/notify.ts'
import { tokenOf } from '../data/tokens.ts'
import { memoryLeft } from '../measure/memory.ts'
import { spreadOf } from '../measure/rounds.ts'
import type { Started } from '../servers/start.ts'
import { idOf } from '../documents.ts'

export interface SocketResult {
  /** Megabytes more than before, after a collection. */
  megabytes: number
  /** Milliseconds from the commit to the socket. */
  median: number
  p99: number
}

const SOCKETS = 1_000
const EVERY_MS = 25

export async function openSockets(product: Started, databaseUrl: string, notifications: number): Promise<SocketResult> {
  const heard = new Map<string, () => void>()
  const take = (text: string) => heard.get(/bench-\d+-heard/.exec(text)?.[0] ?? '')?.()
  // What the first sockets load is not theirs.
  const first = await Promise.all([1, 2, 3].map((id) => open(product.url, id, take)))
  for (const socket of first) socket.close()
  const before = await memoryLeft(product)
  const sockets: WebSocket[] = []
  for (let at = 1; at <= SOCKETS; at += 50)
    sockets.push(...(await Promise.all(Array.from({ length: 50 }, (_, more) => open(product.url, at + more, take)))))
  const after = await memoryLeft(product)
  const db = connect(databaseUrl, { poolSize: 5 })
  const times: number[] = []
  for (let serial = 0; serial < notifications; serial += 1) {
    const [userId, key] = [1 + ((serial * 7) % SOCKETS), `bench-${serial}-heard`]
    let sentAt = 0
    const arrived = new Promise<void>((resolve) => heard.set(key, resolve))
    await db.$transaction(async (tx) => {
      await notify(tx, {
        dedupeKey: key,
        userType: 'mentee',
        userId,
        about: null,
        type: 'general',
        title: key,
        message: 'A measurement',
      })
      sentAt = performance.now()
    })
    await arrived
    times.push(performance.now() - sentAt)
    await new Promise((resolve) => setTimeout(resolve, EVERY_MS))
  }
  await db.notification.deleteMany({ where: { dedupeKey: { endsWith: '-heard' } } })
  await db.$disconnect()
  for (const socket of sockets) socket.terminate()
  const sorted = times.toSorted((one, other) => one - other)
  return {
    megabytes: after.rss - before.rss,
    median: spreadOf(times).median,
    p99: sorted[Math.floor(sorted.length * 0.99)] ?? 0,
  }
}

async function open(url: string, menteeId: number, take: (text: string) => void): Promise<WebSocket> {
  const headers = {
    origin: url,
    cookie: `__Host-session=${tokenOf(`mentee:${menteeId}`)}`,
    'x-forwarded-for': `10.9.${menteeId >> 8}.${menteeId & 255}`,
  }
  const socket = new WebSocket(`${url.replace('http', 'ws')}/graphql`, 'graphql-transport-ws', { headers })
  await once(socket, 'open')
  socket.send('{"type":"connection_init"}')
  await once(socket, 'message')
  socket.send(
    JSON.stringify({
      type: 'subscribe',
      id: '1',
      payload: { query: '', extensions: { id: idOf('BellLiveSubscription') } },
    }),
  )
  // The event `STARTED`.
  await once(socket, 'message')
  socket.on('message', (data) => take(String(data)))
  return socket
}
