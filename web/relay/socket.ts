import { createClient } from 'graphql-ws'
import { connectionLost } from './live.ts'
import { closeCode, FORBIDDEN, reconnectDelay, wait } from './reconnect.ts'
import { sessionEnded } from './sessionEnded.ts'
import { onWake } from './wake.ts'

/** A living connection says something within this time. */
const BEAT_MS = 20_000
/** An answer to a question whether it lives. */
const PATIENCE_MS = 5_000
/** How long the connection waits for its next user, such as the next page. */
const LINGER_MS = 3_000

let open: WebSocket | null = null
let doubt: ReturnType<typeof setTimeout> | undefined
/** Why the last connection ended, and how often in a row the session was not taken. */
let code: number | null = null
let refusals = 0

/**
 * Opens with the first subscription, closes after the last, and comes back with all of them when it is lost: once more
 * after the session was refused, then not before the network or the person is back.
 * A connection that went away without a word, over a night's sleep say, is found out by asking.
 */
export const socket = createClient({
  url: () => `${location.origin.replace(/^http/, 'ws')}/graphql`,
  lazy: true,
  lazyCloseTimeout: LINGER_MS,
  keepAlive: BEAT_MS,
  connectionAckWaitTimeout: 2 * PATIENCE_MS,
  retryAttempts: Infinity,
  shouldRetry: () => true,
  retryWait: (retries) => wait(reconnectDelay({ retries, code, refusals })),
  on: {
    opened: (opened) => (open = opened as WebSocket),
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

/** Whatever comes proves that the connection lives. */
function trust(): void {
  clearTimeout(doubt)
  doubt = undefined
}

function forget(cause: unknown): void {
  trust()
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
