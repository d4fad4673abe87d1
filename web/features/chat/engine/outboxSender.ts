/** Sends what is in an outbox: strictly in order, one at a time, each until the server has numbered or refused it. */
import { signal, type Signal } from '../../../lib/signal.ts'
import { reconnectDelay } from '../../../relay/network/reconnect.ts'
import type { SentMessage } from './chatTypes.ts'
import type { Outbox, OutboxMessage } from './outbox.ts'
import { createPause } from './retry.ts'

/** What became of one attempt to send. */
export type SendOutcome =
  | { is: 'sent'; message: SentMessage }
  /** The server did not answer: it is tried again for as long as it takes. */
  | { is: 'unanswered' }
  /** The server answered that it failed. */
  | { is: 'broken'; reason: string }
  /** Too many in a minute: it is tried again after so many seconds. */
  | { is: 'limited'; retryAfter: number }
  /** The client id is that of another message. */
  | { is: 'taken' }
  /** Not allowed or not valid. */
  | { is: 'refused'; reason: string }
  /** The session has ended: the rest is sent once the same person is logged in again. */
  | { is: 'signedOut' }

/** An answer that is not understood must not keep all others from being sent. */
const broken = (): SendOutcome => ({ is: 'broken', reason: 'Something went wrong. Please try again.' })

/** Answered failures in a row before it is left to the person to try again: about two minutes. */
const ENOUGH = 8

export interface OutboxSender {
  /** Sends what there is, at once: the person wrote or retried one, or the connection is back. */
  nudge(): void
  /** The server has numbered one. Called before the outbox removes it. */
  sent: Signal<SentMessage>
  /** Nothing is sent for a while, because there were too many in a minute. */
  isLimited(): boolean
  limited: Signal<void>
  /** The server has refused one: what may be done in the conversation may have changed. */
  refused: Signal<void>
}

interface Needs {
  outbox: Outbox
  send: (message: OutboxMessage) => Promise<SendOutcome>
  /** Runs it while no other tab does. */
  alone: <T>(work: () => Promise<T>) => Promise<T>
  /** Resolves after so many ms, or once the network or the person is back. */
  wait: (ms: number) => Promise<void>
}

interface Delay {
  ms: number
  /** A nudge ends it. */
  isShort: boolean
}

export function createOutboxSender({ outbox, send, alone, wait }: Needs): OutboxSender {
  const [sent, limited, refused] = [signal<SentMessage>(), signal(), signal()]
  let isRunning = false
  let isLimited = false
  const pause = createPause(wait)
  /** Attempts without success in a row. */
  let retries = 0
  /** Answered failures in a row, of one message. */
  let failures = { clientId: '', count: 0 }

  async function run(): Promise<void> {
    if (isRunning) return
    isRunning = true
    // The lock is let go between attempts: a tab that sleeps in its pause must not hold up the others.
    while (outbox.next()) {
      const delay = await alone(attempt).catch(backOff)
      if (delay) await (delay.isShort ? pause.take(delay.ms) : wait(delay.ms))
    }
    isRunning = false
  }

  async function attempt(): Promise<Delay | null> {
    outbox.sync()
    const message = outbox.next()
    if (!message) return null
    const delay = afterwards(message.clientId, await send(message).catch(broken))
    retries = delay ? retries + 1 : 0
    return delay
  }

  function afterwards(clientId: string, outcome: SendOutcome): Delay | null {
    isLimited = outcome.is === 'limited'
    limited.tell()
    if (outcome.is === 'limited') return { ms: Math.max(1, outcome.retryAfter) * 1_000, isShort: false }
    if (outcome.is === 'signedOut') return { ms: Infinity, isShort: true }
    if (outcome.is === 'unanswered') return backOff()
    if (outcome.is === 'broken') {
      failures = { clientId, count: failures.clientId === clientId ? failures.count + 1 : 1 }
      if (failures.count < ENOUGH) return backOff()
    }
    failures = { clientId: '', count: 0 }
    if (outcome.is === 'taken') outbox.rename(clientId)
    else if (outcome.is === 'sent') {
      outbox.confirm(clientId, outcome.message.number)
      sent.tell(outcome.message)
    } else {
      outbox.fail(clientId, outcome.reason)
      refused.tell()
    }
    return null
  }

  function backOff(): Delay {
    return { ms: reconnectDelay({ retries }), isShort: true }
  }

  return {
    nudge() {
      pause.end()
      void run()
    },
    sent,
    isLimited: () => isLimited,
    limited,
    refused,
  }
}
