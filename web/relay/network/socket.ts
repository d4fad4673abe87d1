import { createClient } from 'graphql-ws'
import { connectionLost } from '../live.ts'
import { closeCode, FORBIDDEN, reconnectDelay, wait } from './reconnect.ts'
import { sessionEnded } from './sessionEnded.ts'
import { onWake } from './wake.ts'

/** A live connection sends something within this time, in ms. */
const BEAT_MS = 20_000
/** Maximum wait for a pong, in ms. */
const PATIENCE_MS = 5_000
/** Maximum wait for the server to answer an attempt, in ms: browsers themselves wait for minutes. */
const CONNECT_MS = 30_000
/** A connection that lived this long was no failure, in ms: one that is accepted and then cut is not tried again at once for ever. */
const STABLE_MS = 30_000
/** How long an unused connection stays open for the next subscription, in ms. */
const LINGER_MS = 3_000

let open: WebSocket | null = null
let doubt: ReturnType<typeof setTimeout> | undefined
/** Close code of the last connection, and how often in a row the session was rejected. */
let code: number | null = null
let refusals = 0
/** How often in a row it was tried again, and what ends that row. */
let tries = 0
let stable: ReturnType<typeof setTimeout> | undefined

/** An attempt that nobody answers ends, so that the next one follows. */
class BoundedSocket extends WebSocket {
  constructor(...wanted: ConstructorParameters<typeof WebSocket>) {
    super(...wanted)
    setTimeout(() => this.readyState === WebSocket.CONNECTING && this.close(), CONNECT_MS)
  }
}

/**
 * Opens with the first subscription, closes after the last, and reconnects with all of them when it is lost. After the
 * session was rejected it retries once, then only when the network or the person is back. Pings detect a connection that
 * was lost silently, for example while the device slept.
 */
export const socket = createClient({
  url: () => `${location.origin.replace(/^http/, 'ws')}/graphql`,
  webSocketImpl: BoundedSocket,
  lazy: true,
  lazyCloseTimeout: LINGER_MS,
  keepAlive: BEAT_MS,
  connectionAckWaitTimeout: 2 * PATIENCE_MS,
  retryAttempts: Infinity,
  shouldRetry: () => true,
  // Its own count of tries begins anew with every connection that is accepted.
  retryWait: () => wait(reconnectDelay({ retries: tries++, code, refusals })),
  on: {
    opened: (opened) => (open = opened as WebSocket),
    connected: () => (stable = setTimeout(() => (tries = 0), STABLE_MS)),
    closed: forget,
    error: forget,
    ping: (isReceived) => {
      if (!isReceived) expectAnswer()
    },
    message({ type }) {
      trust()
      if (type === 'next') refusals = 0
    },
  },
})

/** Any message proves that the connection is alive. */
function trust(): void {
  clearTimeout(doubt)
  doubt = undefined
}

function forget(cause: unknown): void {
  trust()
  clearTimeout(stable)
  open = null
  code = closeCode(cause)
  connectionLost()
  if (code !== FORBIDDEN) return
  refusals += 1
  sessionEnded()
}

function expectAnswer(): void {
  doubt ??= setTimeout(() => socket.terminate(), PATIENCE_MS)
}

onWake(() => {
  if (open?.readyState !== WebSocket.OPEN) return
  open.send('{"type":"ping"}')
  expectAnswer()
})
