/** A thousand members with an open page: what their sockets hold, and how soon one of them hears of a notification. */
import { once } from 'node:events'
import WebSocket from 'ws'
import { connect } from '../../api/database/client.ts'
import { notify } from '../../api/notifications/notify.ts'
import { tokenOf } from '../data/tokens.ts'
import { load } from '../measure/load.ts'
import { memoryLeft } from '../measure/memory.ts'
import { spreadOf } from '../measure/rounds.ts'
import type { Started } from '../servers/start.ts'
import { idOf } from '../servers/documents.ts'
import { MEMBER } from './member.ts'

export interface SocketResult {
  /** Megabytes more than before, after a collection: of the process, and of them heap and buffers. */
  megabytes: number
  heap: number
  /** Milliseconds from the commit to the socket. */
  median: number
  p99: number
}

/** Of mentees of their own: less data has fewer. */
const SOCKETS = 1_000
const EVERY_MS = 25
const WARM_MS = 500

interface Amount {
  mentees: number
  notifications: number
}

export async function openSockets(
  product: Started,
  databaseUrl: string,
  { mentees, notifications }: Amount,
): Promise<SocketResult> {
  const people = Math.min(SOCKETS, mentees)
  const heard = new Map<string, () => void>()
  const take = (text: string) => heard.get(/bench-\d+-heard/.exec(text)?.[0] ?? '')?.()
  // What the first sockets load is not theirs, nor what a server keeps for garbage once it is used.
  for (const { asked } of MEMBER) await load(product.url, asked.product!, { ms: WARM_MS, lanes: 8 })
  const first = await Promise.all([1, 2, 3].map((id) => open(product.url, id, take)))
  for (const socket of first) socket.close()
  const before = await memoryLeft(product)
  const sockets: WebSocket[] = []
  for (let at = 1; at <= people; at += 50)
    sockets.push(
      ...(await Promise.all(
        Array.from({ length: Math.min(50, people + 1 - at) }, (_, more) => open(product.url, at + more, take)),
      )),
    )
  const after = await memoryLeft(product)
  const db = connect(databaseUrl, { poolSize: 5 })
  const times: number[] = []
  for (let serial = 0; serial < notifications; serial += 1) {
    const [userId, key] = [1 + ((serial * 7) % people), `bench-${serial}-heard`]
    let sentAt = 0
    const arrived = new Promise<void>((resolve) => heard.set(key, resolve))
    await db.$transaction(async (tx) => {
      await notify(tx, {
        dedupeKey: key,
        userType: 'mentee',
        userId,
        about: null,
        by: null,
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
    heap: after.heap - before.heap,
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
      payload: { query: '', extensions: { id: idOf('BellSubscription') } },
    }),
  )
  const [data] = (await Promise.race([once(socket, 'message'), once(socket, 'close')])) as [unknown]
  if (!String(data).includes('STARTED')) throw new Error(`Mentee ${menteeId} is not subscribed: ${String(data)}`)
  socket.on('message', (told) => take(String(told)))
  return socket
}
