/** The outboxes of this page. Each sends until it is empty, also when its conversation is shown no more. */
import type { Environment } from 'relay-runtime'
import { serverTime } from '../../../lib/clock.ts'
import { browserStorage } from '../../../lib/storage.ts'
import { wait } from '../../../relay/network/reconnect.ts'
import { CHAT_OUTBOX } from '../../accounts/session/leave.ts'
import { sendMessage } from './chatServer.ts'
import { createOutbox, type Outbox } from './outbox.ts'
import { createOutboxSender, type OutboxSender } from './outboxSender.ts'

interface OpenOutbox {
  outbox: Outbox
  sender: OutboxSender
}

const all = new WeakMap<Environment, Map<number, OpenOutbox>>()

/** The account that the page was loaded for; another one loads a new document. */
export function accountOf(environment: Environment): string | null {
  // While rendering too: nothing is committed.
  const viewer = environment.getStore().getSource().get('client:root')?.['viewer']
  const account = typeof viewer === 'object' && viewer && '__ref' in viewer ? viewer.__ref : null
  return typeof account === 'string' ? account : null
}

/** The outbox of a conversation: one in this page. */
export function openOutbox(environment: Environment, conversationId: number): OpenOutbox {
  const known = all.get(environment) ?? new Map<number, OpenOutbox>()
  all.set(environment, known)
  const before = known.get(conversationId)
  if (before) return before
  const account = accountOf(environment)
  const prefix = account && `${CHAT_OUTBOX}${account}:${conversationId}:`
  // By the server: a wrong clock of the device would put lines of other days into the log.
  const now = () => serverTime().getTime()
  const outbox = createOutbox({ prefix, storage: browserStorage, newId: () => crypto.randomUUID(), now })
  const sender = createOutboxSender({
    outbox,
    send: (message) => sendMessage(environment, conversationId, message, account),
    alone: (work) => (prefix === null ? work() : alone(prefix, work)),
    wait,
  })
  addEventListener('storage', ({ key }) => {
    if (prefix !== null && (key === null || key.startsWith(prefix))) outbox.sync()
  })
  const opened = { outbox, sender }
  known.set(conversationId, opened)
  return opened
}

/** Sends what was written and not sent when this browser was last here. */
export function sendLeftovers(environment: Environment): void {
  const account = accountOf(environment)
  if (account === null) return
  const start = `${CHAT_OUTBOX}${account}:`
  const ids = browserStorage.keys(start).map((key) => Number.parseInt(key.slice(start.length), 10))
  for (const id of new Set(ids)) {
    const { outbox, sender } = openOutbox(environment, id)
    outbox.sync()
    sender.nudge()
  }
}

/** Without locks two tabs may send the same message: to the server it is one. */
function alone<T>(name: string, work: () => Promise<T>): Promise<T> {
  return 'locks' in navigator ? navigator.locks.request(name, work) : work()
}
