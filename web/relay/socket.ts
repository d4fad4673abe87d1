import { createClient } from 'graphql-ws'
import { announceLost, announceReturn } from './reconnected.ts'
import { onWake } from './wake.ts'

/** A living connection says something within this time. */
const BEAT_MS = 20_000
/** An answer to a question whether it lives. */
const PATIENCE_MS = 5_000
/** How long the connection waits for its next user, such as the next page. */
const LINGER_MS = 3_000

let open: WebSocket | null = null
let doubt: ReturnType<typeof setTimeout> | undefined

/**
 * Opens with the first subscription, closes after the last. It does not come back by itself: see keepSubscribed.
 * A connection that went away without a word, over a night's sleep say, is found out by asking.
 */
export const socket = createClient({
  url: () => `${location.origin.replace(/^http/, 'ws')}/graphql`,
  lazy: true,
  lazyCloseTimeout: LINGER_MS,
  retryAttempts: 0,
  keepAlive: BEAT_MS,
  connectionAckWaitTimeout: 2 * PATIENCE_MS,
  on: {
    opened: (opened) => (open = opened as WebSocket),
    closed: forget,
    error: forget,
    ping: (isReceived) => {
      if (!isReceived) expectAnswer()
    },
    message: trust,
  },
})

/** Closes the connection; whoever still wants it opens another, as the person who is signed in by then. */
export function startOver(): void {
  socket.terminate()
}

/** Whatever comes proves that the connection lives. */
function trust(): void {
  clearTimeout(doubt)
  doubt = undefined
}

function forget(): void {
  trust()
  open = null
  announceLost()
}

function expectAnswer(): void {
  doubt ??= setTimeout(startOver, PATIENCE_MS)
}

onWake(() => {
  if (open?.readyState !== WebSocket.OPEN) return announceReturn()
  open.send('{"type":"ping"}')
  expectAnswer()
})
